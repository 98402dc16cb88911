import { FormattedMessage } from "react-intl";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { Badge, type Tone } from "#web/src/ui/badge";

const memberTones: Record<SubscriptionStatus, Tone> = {
  incomplete: "neutral",
  pending_verification: "warning",
  active: "success",
  inactive: "danger",
};

const disputeTones: Record<DisputeStatus, Tone> = {
  draft: "neutral",
  submitted: "neutral",
  sent: "info",
  in_review: "info",
  resolved: "success",
  rejected: "danger",
};

export function MemberStatus({ status }: { status: SubscriptionStatus }) {
  return (
    <Badge tone={memberTones[status]}>
      <FormattedMessage id={`admin.status.${status}`} />
    </Badge>
  );
}

export function DisputeState({ status }: { status: DisputeStatus }) {
  return (
    <Badge tone={disputeTones[status]}>
      <FormattedMessage id={`admin.dispute.status.${status}`} />
    </Badge>
  );
}
