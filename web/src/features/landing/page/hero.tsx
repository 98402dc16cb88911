import { plans } from "#shared/domain/plan/plan";
import { EnglishTerms } from "#web/src/ui/english-terms";
import { type Film, HeroVideo } from "./hero-video";
import { useWords } from "./words";

export function Hero({ film }: { film: Film }) {
  const { say, money } = useWords();
  const quick = [
    { plan: "onetime", price: money(plans.onetime.priceCents), per: say("pricing.once") },
    { plan: "monthly", price: money(plans.monthly.priceCents), per: say("pricing.month") },
    { plan: "premium", price: money(plans.premium.priceCents), per: say("pricing.month") },
  ];

  return (
    <div className="hero wide">
      <div>
        <h1>{say("hero.title")}</h1>
        <p className="lead">{say("hero.lead")}</p>
        <p className="actions">
          <a className="button solid" href="/onboarding" data-app>
            {say("hero.start")}
          </a>
          <a className="button outline" href="#pricing">
            {say("hero.prices")}
          </a>
        </p>
        <p className="quiet">
          <EnglishTerms>{say("hero.note")}</EnglishTerms>
        </p>
        <p className="slim">
          <a href="/login">{say("emailLogin")}</a>
        </p>
        <ul className="quick" aria-label={say("hero.quick")}>
          {quick.map(({ plan, price, per }) => (
            <li key={plan}>
              <a href={`/onboarding?plan=${plan}`} data-app>
                {say(`pricing.${plan}.name`)}
                <b>{price}</b>
                <small>{per}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <HeroVideo film={film} />
    </div>
  );
}
