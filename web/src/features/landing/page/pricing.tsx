import { planFeatures } from "#shared/domain/plan/features";
import { plans, type SubscriptionTier, subscriptionTiers } from "#shared/domain/plan/plan";
import { Check, Section } from "./parts";
import { useWords } from "./words";

export function Pricing() {
  const { say } = useWords();

  return (
    <Section id="pricing" title={say("pricing.title")} lead={say("pricing.lead")}>
      <div className="three plans">
        {subscriptionTiers.map((tier) => (
          <PlanCard key={tier} tier={tier} isPopular={tier === "monthly"} />
        ))}
      </div>
      <p className="quiet">{say("pricing.note")}</p>
    </Section>
  );
}

type PlanCardProps = { tier: SubscriptionTier; isPopular: boolean };

function PlanCard({ tier, isPopular }: PlanCardProps) {
  const { say, sayFeature, money } = useWords();
  const { priceCents, disputes } = plans[tier];

  return (
    <article className={isPopular ? "card plan popular" : "card plan"} aria-labelledby={`plan-${tier}`}>
      <h3 id={`plan-${tier}`}>
        {say(`pricing.${tier}.name`)}
        {isPopular && <span className="tag">{say("pricing.popular")}</span>}
      </h3>
      <p className="quiet">{say(`pricing.${tier}.text`)}</p>
      <p className="price">
        <b>{money(priceCents)}</b> {say(tier === "onetime" ? "pricing.once" : "pricing.month")}
      </p>
      <ul className="ticks">
        <li>
          <Check />
          <b>{say(`pricing.${tier}.allowance`, { disputes })}</b>
        </li>
        {planFeatures[tier].map((feature) => (
          <li key={feature}>
            <Check />
            <span>{sayFeature(feature)}</span>
          </li>
        ))}
      </ul>
      <a className={isPopular ? "button solid" : "button outline"} href={`/onboarding?plan=${tier}`} data-app>
        {say(`pricing.${tier}.choose`)}
      </a>
    </article>
  );
}
