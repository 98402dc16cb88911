import { Button, Grid, Stack } from "@chakra-ui/react";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { disputesQuery, reportQuery, statsQuery } from "#web/src/api/queries";
import { useUser } from "#web/src/api/session";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { ScoreDisplay } from "#web/src/ui/score-display";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useToast } from "#web/src/ui/toast";
import { ActiveDisputes } from "./active-disputes";
import { NextStep, useNextStep } from "./next-step";
import { ReportAge } from "./report-age";
import { ReviewList } from "./review-list";
import { StatTiles } from "./stat-tiles";

/** Where do I stand, what is happening, what is mine to do. */
export function DashboardScreen() {
  const { formatMessage } = useIntl();
  const { user } = useUser();
  const name = user?.firstName || formatMessage({ id: "common.user.fallback" });

  return (
    <Screen
      title={formatMessage({ id: "dashboard.title" }, { name })}
      lead={<FormattedMessage id="dashboard.lead" />}
      actions={<Actions isAdmin={user?.isAdmin === true} />}
    >
      <QueryBoundary
        loading={<SkeletonRows rows={3} height="28" />}
        failedTitle={<FormattedMessage id="dashboard.loadFailed" />}
      >
        <Overview />
      </QueryBoundary>
    </Screen>
  );
}

function Actions({ isAdmin }: { isAdmin: boolean }) {
  const refresh = useRefresh();
  // What waits for the member comes first; a new dispute is the main thing to do only when nothing does.
  const next = useNextStep();
  const isMainThing = next !== null && next.step === undefined;

  return (
    <>
      <Button variant={isMainThing ? "solid" : "outline"} asChild>
        <Link to="/disputes?new=1">
          <FormattedMessage id="dashboard.newDispute" />
        </Link>
      </Button>
      <Button variant="outline" onClick={refresh}>
        <FormattedMessage id="dashboard.refresh" />
      </Button>
      {isAdmin && (
        <Button variant="outline" asChild>
          <Link to="/admin">
            <FormattedMessage id="dashboard.admin" />
          </Link>
        </Button>
      )}
    </>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();

  return async () => {
    try {
      await Promise.all([
        queryClient.fetchQuery({ ...reportQuery, staleTime: 0 }),
        queryClient.fetchQuery({ ...statsQuery, staleTime: 0 }),
      ]);
      toast({
        title: formatMessage({ id: "dashboard.refreshed.title" }),
        description: formatMessage({ id: "dashboard.refreshed.text" }),
      });
    } catch {
      toast({
        title: formatMessage({ id: "dashboard.refreshFailed.title" }),
        description: formatMessage({ id: "dashboard.refreshFailed.text" }),
        variant: "destructive",
      });
    }
  };
}

function Overview() {
  const { data: report } = useSuspenseQuery(reportQuery);
  const { data: stats } = useSuspenseQuery(statsQuery);
  const { data: disputes } = useSuspenseQuery(disputesQuery);

  return (
    <Stack gap="6">
      <NextStep />
      <StatTiles stats={stats} />
      {report.id !== null && (
        <>
          <div>
            <ScoreDisplay {...report} />
            <ReportAge lastUpdated={report.lastUpdated} />
          </div>
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
            gap="6"
            alignItems="start"
          >
            <ReviewList items={report.negativeItems} />
            <ActiveDisputes disputes={disputes} />
          </Grid>
        </>
      )}
    </Stack>
  );
}
