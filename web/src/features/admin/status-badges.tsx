import { FormattedMessage } from "react-intl";
import type { SubscriptionStatus } from "#shared/domain/plan/plan";
import { Badge, type Tone } from "#web/src/ui/badge";

const memberTones: Record<SubscriptionStatus, Tone> = {
  incomplete: "neutral",
  pending_verification: "warning",
  active: "success",
  inactive: "danger",
};

export function MemberStatus({ status }: { status: SubscriptionStatus }) {
  return (
    <Badge tone={memberTones[status]}>
      <FormattedMessage id={`admin.status.${status}`} />
    </Badge>
  );
}
