import { FormattedMessage } from "react-intl";
import { type PaymentType, type SubscriptionTier, tierOf } from "#shared/domain/plan/plan";

type PlanNameProps = { of: { subscriptionTier?: SubscriptionTier; paymentType?: PaymentType } };

/** The plan that is held, else the one that its member says was paid for. */
export function PlanName({ of: { subscriptionTier, paymentType } }: PlanNameProps) {
  if (subscriptionTier) return <FormattedMessage id={`admin.tier.${subscriptionTier}`} />;
  if (!paymentType) return <FormattedMessage id="admin.users.noTier" />;
  const plan = <FormattedMessage id={`admin.tier.${tierOf(paymentType)}`} />;
  return <FormattedMessage id="admin.users.reportedTier" values={{ plan }} />;
}
