import { Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { usePlanEnd } from "#web/src/api/plan-end";
import { signedContractQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { SupportAddress } from "#web/src/ui/support-address";
import { PastDue } from "./past-due";

/** The state of the subscription, when there is something to say of it. */
export function StatusCard() {
  const user = useKnownUser();

  if (user?.isPaymentHeld) {
    return (
      <Notice tone="warning" title={<FormattedMessage id="subscribe.held.title" />}>
        <FormattedMessage id="subscribe.held.text" />
      </Notice>
    );
  }
  if (user?.subscriptionStatus === "pending_verification") {
    return (
      <Notice title={<FormattedMessage id="subscribe.pending.title" />} action={<WayOn user={user} />}>
        <FormattedMessage id="subscribe.pending.text" />
      </Notice>
    );
  }
  if (user?.subscriptionStatus === "active" && user.subscriptionTier) {
    const { subscriptionTier: plan, graceEndsAt } = user;
    return graceEndsAt === undefined ? <ActivePlan user={user} /> : <PastDue plan={plan} until={graceEndsAt} />;
  }
  return user?.subscriptionStatus === "inactive" ? <EndedPlan /> : null;
}

/** What can be done while the payment is checked. The contract that is still to be signed is on the same page. */
function WayOn({ user }: { user: User }) {
  const mayReview = user.hasCreditReport && !user.needsContract;
  return (
    <Flex gap="3" wrap="wrap">
      {mayReview && <LinkButton size="sm" to="/disputes" label="subscribe.pending.review" />}
      <LinkButton
        size="sm"
        variant={mayReview ? "outline" : "solid"}
        to="/onboarding"
        label="subscribe.pending.action"
      />
    </Flex>
  );
}

/** Whose plan is over has none any more; with a cancelled contract the next plan begins with another one to sign. */
function EndedPlan() {
  const end = usePlanEnd();
  if (end === undefined) return null;
  const { how, reason } = end;
  return (
    <Notice title={<FormattedMessage id={`subscribe.${how}.title`} />}>
      {reason && (
        <Text _notLast={{ mb: "2" }}>
          <FormattedMessage id={`subscribe.ended.${reason}`} values={{ email: <SupportAddress key="email" /> }} />
        </Text>
      )}
      {reason !== "reinstated" && <FormattedMessage id={`subscribe.${how}.text`} />}
    </Notice>
  );
}

/** What is said of a plan before its facts: that it ends, or has nothing left. */
function ActivePlan({ user }: { user: User }) {
  const { language } = useLanguage();
  const { data: contract } = useQuery(signedContractQuery(language));
  const endsAt = user.planEndsAt ?? contract?.signed?.endsAt;
  const allowance = user.disputeAllowance;

  if (endsAt !== undefined) {
    return (
      <Notice title={<FormattedMessage id="subscribe.notice.title" values={{ end: <LongDate value={endsAt} /> }} />}>
        <FormattedMessage id="subscribe.notice.text" />
      </Notice>
    );
  }
  if (!allowance || !isUsedUpForGood(allowance)) return null;
  return (
    <Notice title={<FormattedMessage id="subscribe.usedUp.title" values={{ limit: allowance.limit }} />}>
      <FormattedMessage id="subscribe.usedUp.text" />
    </Notice>
  );
}
