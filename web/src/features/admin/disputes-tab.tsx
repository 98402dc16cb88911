import { Box, Button, Stack } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { disputeStatuses } from "#shared/domain/dispute/dispute";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { Empty } from "#web/src/ui/empty";
import { Failed } from "#web/src/ui/failed";
import { ShortDate } from "#web/src/ui/format";
import { SelectField } from "#web/src/ui/select-field";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { AdminCell, AdminRow, AdminTable } from "./admin-table";
import { DisputeDialog } from "./dispute-dialog";
import { MoreButton } from "./more-button";
import { disputesQuery } from "./queries";
import { ReasonGiven } from "./reason-given";
import { endOfId, ShortId } from "./short-id";
import { useFilter } from "./use-filter";

const columns = ["id", "user", "account", "reason", "status", "created", "actions"] as const;

/** All members' disputes, newest first; each opens its record. */
export function DisputesTab() {
  const { formatMessage } = useIntl();
  const { filter, setFilter } = useFilter();
  const status = isOneOf(disputeStatuses, filter.status) ? filter.status : undefined;
  const query = useInfiniteQuery(disputesQuery(status));
  const [opened, setOpened] = useState<Dispute>();
  const disputes = query.data?.pages.flatMap((page) => page.disputes) ?? [];

  return (
    <Stack gap="5">
      <Box maxWidth={{ md: "16rem" }}>
        <SelectField
          name="status"
          label={<FormattedMessage id="admin.disputes.status" />}
          placeholder={formatMessage({ id: "admin.disputes.anyStatus" })}
          options={disputeStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `dispute.status.${value}` }),
          }))}
          value={status ?? ""}
          onChange={({ target }) => setFilter({ status: target.value })}
        />
      </Box>
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isError && (
        <Failed title={<FormattedMessage id="admin.disputes.failed" />} onRetry={() => query.refetch()} />
      )}
      {query.data && disputes.length === 0 && <Empty title={<FormattedMessage id="admin.disputes.none" />} />}
      {disputes.length > 0 && (
        <AdminTable name="disputes" columns={columns}>
          {disputes.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} onOpen={() => setOpened(dispute)} />
          ))}
        </AdminTable>
      )}
      <MoreButton query={query} />
      {opened && <DisputeDialog dispute={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

function DisputeRow({ dispute, onOpen }: { dispute: Dispute; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const { id, accountName: account } = dispute;

  return (
    <AdminRow>
      <AdminCell label="admin.disputes.column.id" narrow="half" place={1}>
        <ShortId id={id} />
      </AdminCell>
      <AdminCell label="admin.disputes.column.user" narrow="half" place={1}>
        <ShortId id={dispute.userId} />
      </AdminCell>
      <AdminCell narrow="first" place={-1}>
        <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
          {account}
        </Box>
      </AdminCell>
      <AdminCell label="admin.disputes.column.reason">
        <ReasonGiven dispute={dispute} />
      </AdminCell>
      <AdminCell narrow="beside" place={-1}>
        <DisputeBadge status={dispute.status} />
      </AdminCell>
      <AdminCell label="admin.disputes.column.created" narrow="first">
        <ShortDate value={dispute.createdAt} />
      </AdminCell>
      <AdminCell narrow="beside">
        <Button
          size="sm"
          variant="outline"
          // Several members may have an account of one name, and one member several disputes of it.
          aria-label={formatMessage({ id: "admin.disputes.viewOf" }, { account, id: endOfId(id) })}
          onClick={onOpen}
        >
          <FormattedMessage id="admin.disputes.view" />
        </Button>
      </AdminCell>
    </AdminRow>
  );
}
