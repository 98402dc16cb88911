import { Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { isSubscriptionNeeded } from "#web/src/api/api-error";
import { disputesQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { useWaitsForMember } from "#web/src/api/use-next-steps";
import type { Reads } from "#web/src/lazy-screen";
import { Failed } from "#web/src/ui/failed";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { UsedUpNotice } from "#web/src/ui/used-up-notice";
import { GetReport, needsReport } from "../drafts/get-report";
import { DisputeViews } from "../views";
import { DisputeSummary } from "./dispute-summary";
import { HowItWorks } from "./how-it-works";
import { Resources } from "./resources";

export const reads: Reads = (client) => [client.prefetchQuery(disputesQuery)];

/** Where disputes begin: how it works, what is under way, what was answered, what to read first. */
export function DisputeCenterScreen() {
  const { formatMessage } = useIntl();
  const user = useKnownUser();
  const { data: disputes = [], error } = useQuery(disputesQuery);
  // What waits for the member comes before another dispute.
  const waitsForMember = useWaitsForMember();
  const hasOwnTurn = disputes.some((dispute) => dispute.status === "draft" || waitsForMember(dispute));
  const isSubscribed = user?.subscriptionStatus === "active";
  // Who has a plan, or disputes of before, comes for the disputes first.
  const isNew = !isSubscribed && disputes.length === 0;
  const isWithoutReport = user !== undefined && needsReport(user);
  const allowance = user?.disputeAllowance;
  const usedUp = isSubscribed && isUsedUpForGood(allowance) ? allowance : undefined;

  return (
    <Screen
      title={formatMessage({ id: "disputeCenter.title" })}
      lead={<FormattedMessage id="disputeCenter.lead" />}
      actions={
        !usedUp && (
          <LinkButton
            variant={isWithoutReport || hasOwnTurn ? "outline" : "solid"}
            to={isSubscribed ? "/disputes?new=1" : "/subscribe"}
            label="disputeCenter.new"
          />
        )
      }
    >
      <Stack gap="6">
        <DisputeViews />
        {usedUp && <UsedUpNotice allowance={usedUp} />}
        {isWithoutReport && <GetReport />}
        {(!isSubscribed || isSubscriptionNeeded(error)) && (
          <SubscriptionNotice isPending={user?.subscriptionStatus === "pending_verification"} />
        )}
        {isNew && <HowItWorks />}
        <Disputes />
        <Later>
          {!isNew && <HowItWorks />}
          <Resources />
        </Later>
      </Stack>
    </Screen>
  );
}

/** Not behind a boundary: a refusal for want of a subscription is no failure, and the notice above says it. */
function Disputes() {
  const { data: disputes, error, isPending, refetch } = useQuery(disputesQuery);

  if (disputes) return <DisputeSummary disputes={disputes} />;
  if (isPending) return <SkeletonRows rows={2} columns={{ base: 1, lg: 2 }} height="29rem" />;
  if (isSubscriptionNeeded(error)) return null;
  return <Failed title={<FormattedMessage id="disputeCenter.loadFailed" />} onRetry={() => refetch()} />;
}

/** Filing needs a plan: how to get one or, once it is paid, what is waited for. */
function SubscriptionNotice({ isPending }: { isPending: boolean }) {
  if (isPending) {
    return (
      <Notice title={<FormattedMessage id="disputeCenter.pending.title" />}>
        <FormattedMessage id="disputeCenter.pending.text" />
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="disputeCenter.subscription.title" />}
      action={<LinkButton size="sm" variant="outline" to="/subscribe" label="disputeCenter.subscription.action" />}
    >
      <FormattedMessage id="disputeCenter.subscription.text" />
    </Notice>
  );
}
