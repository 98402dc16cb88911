import { figures } from "#shared/domain/marketing/claims";
import { Mark } from "./parts";
import { useWords } from "./words";

export const legalPages = ["terms", "privacy", "croa"] as const;
export type LegalPageName = (typeof legalPages)[number];

export function PageFooter() {
  const { say, language } = useWords();
  const columns = [
    {
      title: say("footer.services"),
      links: [
        ["/landing#how", say("nav.how")],
        ["/landing#pricing", say("nav.pricing")],
        ["/onboarding", say("hero.start")],
      ],
    },
    {
      title: say("footer.support"),
      links: [
        ["/landing#faq", say("nav.faq")],
        [`mailto:${figures.supportEmail}`, say("footer.contact")],
        ["/login", say("memberLogin")],
      ],
    },
    {
      title: say("footer.legal"),
      links: legalPages.map((name) => [`/legal/${name}.${language}.html`, say(`footer.${name}`)]),
    },
  ];

  return (
    <footer className="bottom">
      <div className="wide">
        <div className="columns">
          <a className="brand" href="/">
            <Mark />
            Redress
          </a>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([href, text]) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="quiet">{say("footer.disclaimer")}</p>
      </div>
    </footer>
  );
}
