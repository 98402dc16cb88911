import { useIntl } from "react-intl";
import { EnglishTerms } from "#web/src/ui/english-terms";
import { type LegalPageName, PageFooter } from "./page-footer";
import { PageHeader } from "./page-header";

/** A legal text: a title, one sentence, and numbered sections from the catalogue (`legal.terms.1.title`, `legal.terms.1.text`). */
export function LegalPage({ name }: { name: LegalPageName }) {
  const { formatMessage, messages } = useIntl();
  const say = (key: string) => formatMessage({ id: `legal.${name}.${key}` });
  const sections = Object.keys(messages).flatMap((key) => {
    const number = new RegExp(`^legal\\.${name}\\.(\\d+)\\.text$`).exec(key)?.[1];
    return number === undefined ? [] : [number];
  });

  return (
    <>
      <PageHeader hrefIn={(language) => `/legal/${name}.${language}.html`} />
      <main id="main" className="wide legal">
        <h1>{say("title")}</h1>
        <p className="lead">
          <EnglishTerms>{say("lead")}</EnglishTerms>
        </p>
        {sections.map((section) => (
          <section key={section}>
            {`legal.${name}.${section}.title` in messages && <h2>{say(`${section}.title`)}</h2>}
            {say(`${section}.text`)
              .split("\n")
              .map((paragraph) => (
                <p key={paragraph}>
                  <EnglishTerms>{paragraph}</EnglishTerms>
                </p>
              ))}
          </section>
        ))}
      </main>
      <PageFooter />
    </>
  );
}
