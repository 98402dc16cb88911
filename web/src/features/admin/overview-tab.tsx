import { Grid, Heading } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";
import { FailedTogether } from "#web/src/ui/failed";
import { ActivateAll, type AdminKey } from "./activate-all";
import { DueList } from "./due-list";
import { MetricCards, type MetricName } from "./metric-cards";
import { RecentActivity } from "./recent-activity";

const shown: readonly MetricName[] = ["totalUsers", "activeSubscriptions", "pendingActivations", "monthlyRevenue"];

/** How the business is doing, what waits for the administrator, and what happened last. */
export function OverviewTab(key: AdminKey) {
  return (
    <FailedTogether title={<FormattedMessage id="admin.overviewFailed" />}>
      <MetricCards names={shown} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="6">
        <Card as="section" aria-labelledby="due-title">
          <Heading as="h2" size="lg" mb="3" id="due-title">
            <FormattedMessage id="admin.due.title" />
          </Heading>
          <DueList />
        </Card>
        <Card as="section">
          <Heading as="h2" size="lg" mb="3">
            <FormattedMessage id="admin.quick.title" />
          </Heading>
          <ActivateAll {...key} isCounted />
        </Card>
      </Grid>
      <Card as="section">
        <Heading as="h2" size="lg" mb="3">
          <FormattedMessage id="admin.recent.title" />
        </Heading>
        <RecentActivity />
      </Card>
    </FailedTogether>
  );
}
