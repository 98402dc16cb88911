import { FormattedMessage } from "react-intl";
import { cheapestPlanFor, plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { Money } from "#web/src/ui/format";

/** The cheapest plan that holds so many items, also where a dearer one is chosen. */
export function PlanThatFits({ count, chosen }: { count: number; chosen?: SubscriptionTier }) {
  const cheapest = cheapestPlanFor(count);
  if (count === 0) return null;
  if (!cheapest) return <FormattedMessage id="item.fits.none" values={{ count }} />;

  const isDearer = chosen !== undefined && plans[chosen].priceCents > cheapest.priceCents;
  const price = <Money cents={cheapest.priceCents} />;
  return (
    <FormattedMessage
      id={isDearer ? "item.fits.cheaper" : "item.fits"}
      values={{
        count,
        chosen: chosen && <FormattedMessage id={`contract.plans.name.${chosen}`} />,
        plan: <FormattedMessage id={`contract.plans.name.${cheapest.tier}`} />,
        price: <FormattedMessage id={`contract.plans.price.${cheapest.tier}`} values={{ price }} />,
      }}
    />
  );
}
