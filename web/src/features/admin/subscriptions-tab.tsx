import { SimpleGrid, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { subscriptionStatuses } from "#shared/domain/plan/plan";
import { Card } from "#web/src/ui/card";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { ActivateAll, type AdminKey } from "./activate-all";
import { MetricCard } from "./metric-cards";
import { ShowMore } from "./more-button";
import { OpenRefunds } from "./open-refunds";
import { metricsQuery, pendingQuery } from "./queries";
import { UsersTable } from "./users-table";

/** Rows at first and with each press: a hundred cards of a phone are thirty screens of it. */
const ROWS = 25;

const countColumns = { base: 2, md: 4 };

/** How many members have each status, who waits for activation, and all of them at once. */
export function SubscriptionsTab(key: AdminKey) {
  const { formatMessage } = useIntl();
  const { data: metrics, isPending } = useQuery(metricsQuery);
  const { data: pending } = useQuery(pendingQuery);
  const users = pending?.users ?? [];
  const [rows, setRows] = useState(ROWS);

  return (
    <Stack gap="6">
      {isPending && <SkeletonRows rows={4} columns={countColumns} height="6rem" />}
      {metrics && (
        <SimpleGrid
          as="section"
          aria-label={formatMessage({ id: "admin.counts.label" })}
          columns={countColumns}
          gap="4"
        >
          {subscriptionStatuses.map((status) => (
            <MetricCard
              key={status}
              title={<FormattedMessage id={`admin.status.${status}`} />}
              value={metrics.usersByStatus[status]}
            />
          ))}
        </SimpleGrid>
      )}
      <Card>
        <ActivateAll {...key} />
      </Card>
      <OpenRefunds adminKey={key.adminKey} />
      {users.length > 0 && <UsersTable users={users.slice(0, rows)} adminKey={key.adminKey} />}
      {users.length > rows && <ShowMore onClick={() => setRows(rows + ROWS)} />}
    </Stack>
  );
}
