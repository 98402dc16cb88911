import { Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { signedContractQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";

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
      <Notice
        tone="warning"
        title={<FormattedMessage id="subscribe.pending.title" />}
        action={
          <Button size="sm" variant="outline" asChild>
            <Link to="/onboarding">
              <FormattedMessage id="subscribe.pending.action" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage id="subscribe.pending.text" />
      </Notice>
    );
  }
  if (user?.subscriptionStatus === "active" && user.subscriptionTier) return <ActivePlan user={user} />;
  return user?.subscriptionStatus === "inactive" ? <EndedPlan /> : null;
}

/** Whose plan is over has none any more; with a cancelled contract the next plan begins with another one to sign. */
function EndedPlan() {
  const { language } = useLanguage();
  const { data: contract } = useQuery(signedContractQuery(language));

  if (contract === undefined) return null;
  const how = contract.signed?.cancelledAt === undefined ? "ended" : "cancelled";
  return (
    <Notice title={<FormattedMessage id={`subscribe.${how}.title`} />}>
      <FormattedMessage id={`subscribe.${how}.text`} />
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
