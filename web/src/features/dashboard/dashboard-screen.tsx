import { Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { daysBetween } from "#shared/domain/days";
import { countsAsDispute } from "#shared/domain/dispute/follow-up";
import { countsAsRemoved, isConfirmedRemoved } from "#shared/domain/dispute/later-report";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { readableName } from "#shared/domain/text/readable-name";
import { usePlanEnd } from "#web/src/api/plan-end";
import { disputesQuery, reportQuery, statsQuery } from "#web/src/api/queries";
import { dayHere, today } from "#web/src/api/server-time";
import { useUser } from "#web/src/api/session";
import { useHomeDay } from "#web/src/api/use-home-day";
import type { Reads } from "#web/src/lazy-screen";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { ScoreDisplay } from "#web/src/ui/score-display";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useToast } from "#web/src/ui/toast";
import { ActiveDisputes } from "./active-disputes";
import { BureauSummary } from "./bureau-summary";
import { ReviewList } from "./review-list";
import { ScoreChange } from "./score-change";
import { newsBeside, standingOf } from "./standing";
import { StatTiles } from "./stat-tiles";
import { StatusCard } from "./status-card";

export const reads: Reads = (client) => [
  client.prefetchQuery(statsQuery),
  client.prefetchQuery(reportQuery),
  client.prefetchQuery(disputesQuery),
];

/** How am I doing, what is happening, what is mine to do. */
export function DashboardScreen() {
  const { formatMessage } = useIntl();
  const { user } = useUser();
  const name = readableName(user?.firstName ?? "") || formatMessage({ id: "common.user.fallback" });

  return (
    <Screen title={formatMessage({ id: "dashboard.title" }, { name })} lead={<FormattedMessage id="dashboard.lead" />}>
      <QueryBoundary
        loading={<SkeletonRows rows={3} height="28" />}
        failedTitle={<FormattedMessage id="dashboard.loadFailed" />}
      >
        <Overview user={user} />
      </QueryBoundary>
    </Screen>
  );
}

/** One quiet line, until the address is proven. */
function ConfirmEmail({ email }: { email: string }) {
  return (
    <Text color="fg.quiet" overflowWrap="anywhere">
      <LinkedMessage
        id={email ? "dashboard.confirmEmail" : "dashboard.noEmail"}
        to="/confirm-email"
        values={{ email }}
      />
    </Text>
  );
}

/** Without a report or a plan that has disputes to come none is started: the card leads to one. */
function Actions({ mayDispute, isAdmin }: { mayDispute: boolean; isAdmin: boolean }) {
  return (
    <>
      {mayDispute && <LinkButton variant="outline" to="/disputes?new=1" label="dashboard.newDispute" />}
      {isAdmin && <LinkButton variant="outline" to="/admin" label="dashboard.admin" />}
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

function Overview({ user }: { user: User | undefined }) {
  const { data: report } = useSuspenseQuery(reportQuery);
  const { data: stats } = useSuspenseQuery(statsQuery);
  const { data: disputes } = useSuspenseQuery(disputesQuery);
  const hasReport = report.id !== null;
  // Without letters under way no bureau is doing anything.
  const hasActive = disputes.some(({ status }) => isActive(status));
  const mayDispute = user?.subscriptionStatus === "active" && !isUsedUpForGood(stats.allowance);
  const endReason = usePlanEnd()?.reason;
  const dayAt = useHomeDay();
  const known = { user, report: hasReport ? report : undefined, disputes, stats, today: today(), dayAt, endReason };
  const standing = standingOf(known);

  return (
    <Stack gap="6">
      <StatusCard standing={standing} news={newsBeside(known, standing)}>
        <Actions mayDispute={hasReport && mayDispute} isAdmin={user?.isAdmin === true} />
      </StatusCard>
      {user?.isEmailConfirmed === false && <ConfirmEmail email={user.email} />}
      {hasReport && (
        <ScoreDisplay {...report} isQuiet>
          <ScoreChange {...report} />
          <ReportAge lastUpdated={report.lastUpdated} />
        </ScoreDisplay>
      )}
      <Later>
        <StatTiles
          stats={stats}
          hasReport={hasReport}
          waiting={disputes.filter((dispute) => dispute.status === "submitted" && countsAsDispute(dispute)).length}
          reported={disputes.filter((dispute) => countsAsRemoved(dispute) && !isConfirmedRemoved(dispute)).length}
        />
        {hasReport && (
          <>
            <Grid
              templateColumns={{ base: "minmax(0, 1fr)", lg: hasActive ? "minmax(0, 2fr) minmax(0, 3fr)" : undefined }}
              gap="6"
              alignItems="start"
            >
              {hasActive && <BureauSummary disputes={disputes} />}
              <ActiveDisputes disputes={disputes} />
            </Grid>
            <ReviewList items={report.negativeItems} allowance={stats.allowance} />
          </>
        )}
      </Later>
    </Stack>
  );
}

/** How old the report is, from its own date: "last updated 2 days ago"; beside it the way to look again. */
function ReportAge({ lastUpdated }: { lastUpdated: string | null }) {
  const { formatRelativeTime, formatMessage } = useIntl();
  const refresh = useRefresh();
  if (lastUpdated === null) return null;

  const days = daysBetween(dayHere(lastUpdated), today());
  const when = days <= 0 ? formatMessage({ id: "dashboard.updated.today" }) : formatRelativeTime(-days, "day");
  return (
    <Flex columnGap="3" rowGap="2" wrap="wrap" align="center" mt="3">
      <Text color="fg.quiet" fontSize="sm">
        <FormattedMessage id="dashboard.updated" values={{ when }} />
      </Text>
      <Button variant="outline" size="sm" onClick={refresh}>
        <FormattedMessage id="dashboard.refresh" />
      </Button>
    </Flex>
  );
}
