import type { ReactNode } from "react";
import type { Language } from "#shared/api/schemas/common";
import { Mark } from "./parts";
import { useWords } from "./words";

type PageHeaderProps = {
  links?: ReactNode;
  /** Where the same page is in another language. */
  hrefIn?: (language: Language) => string;
};

/** The wordmark, the ways in, language and theme. Narrow screens fold all but the first way in into a menu. */
export function PageHeader({ links, hrefIn = (language) => `?lang=${language}` }: PageHeaderProps) {
  const { say } = useWords();

  return (
    <header className="top">
      <a className="skip" href="#main">
        {say("skip")}
      </a>
      <div className="wide bar">
        <a className="brand" href="/">
          <Mark />
          Redress
        </a>
        {links !== undefined && (
          <nav className="roomy" aria-label={say("nav")}>
            {links}
          </nav>
        )}
        <div className="ways">
          <Settings className="roomy" hrefIn={hrefIn} />
          <a className="button ghost roomy" href="/login">
            {say("emailLogin")}
          </a>
          <a className="button outline" href="/api/login">
            {say("login")}
          </a>
          <details className="menu">
            <summary aria-label={say("nav.menu")}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M4 7h16M4 12h16M4 17h16" />
              </svg>
            </summary>
            <div className="sheet">
              {links}
              <a href="/login">{say("emailLogin")}</a>
              <Settings hrefIn={hrefIn} />
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}

function Settings({ className = "", hrefIn }: { className?: string; hrefIn: (language: Language) => string }) {
  const { say, language } = useWords();
  const other = language === "en" ? "es" : "en";

  return (
    <span className={`settings ${className}`}>
      <a className="button ghost" href={hrefIn(other)} hrefLang={other} lang={other} data-language={other}>
        {other === "es" ? "Español" : "English"}
      </a>
      <button className="button ghost square" type="button" data-theme-switch aria-label={say("theme")}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
        </svg>
      </button>
    </span>
  );
}
