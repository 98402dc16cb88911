import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { Check, Section } from "./parts";
import { useWords } from "./words";

const tiers: { tier: SubscriptionTier; features: number[]; isPopular?: true }[] = [
  { tier: "onetime", features: [1, 2, 3] },
  { tier: "monthly", features: [1, 2, 3, 4], isPopular: true },
  { tier: "premium", features: [1, 2, 3, 4] },
];

export function Pricing() {
  const { say } = useWords();

  return (
    <Section id="pricing" title={say("pricing.title")} lead={say("pricing.lead")}>
      <div className="three plans">
        {tiers.map(({ tier, features, isPopular }) => (
          <PlanCard key={tier} tier={tier} features={features} isPopular={isPopular} />
        ))}
      </div>
      <p className="quiet">{say("pricing.note")}</p>
    </Section>
  );
}

type PlanCardProps = { tier: SubscriptionTier; features: number[]; isPopular?: true };

function PlanCard({ tier, features, isPopular }: PlanCardProps) {
  const { say, money } = useWords();
  const { priceCents, disputes } = plans[tier];

  return (
    <article className={isPopular ? "card plan popular" : "card plan"}>
      <h3>
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
        {features.map((feature) => (
          <li key={feature}>
            <Check />
            <span>{say(`pricing.${tier}.${feature}`)}</span>
          </li>
        ))}
      </ul>
      <a className={isPopular ? "button solid" : "button outline"} href={`/onboarding?plan=${tier}`} data-app>
        {say(`pricing.${tier}.choose`)}
      </a>
    </article>
  );
}
