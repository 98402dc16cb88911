import { FormattedMessage } from "react-intl";
import { Hero } from "./hero";
import type { Film } from "./hero-video";
import { PageFooter } from "./page-footer";
import { PageHeader } from "./page-header";
import { Pricing } from "./pricing";
import { Features, FinalCall, Process, Questions, Statistics, Testimonials } from "./sections";
import { useWords } from "./words";

/** The landing page as it is served: made at build time, not hydrated. */
export function LandingPage({ film }: { film: Film }) {
  const { say } = useWords();

  return (
    <>
      <PageHeader
        links={
          <>
            <a href="#how">{say("nav.how")}</a>
            <a href="#pricing">{say("nav.pricing")}</a>
            <a href="#faq">{say("nav.faq")}</a>
          </>
        }
      />
      <main id="main">
        <Hero film={film} />
        <Statistics />
        <Process />
        <Features />
        <Testimonials />
        <Pricing />
        <Questions />
        <FinalCall />
      </main>
      <PageFooter />
      <LogInNote />
    </>
  );
}

/** Shown by the islands' script at the address of the plans, which are for members who are signed in. */
function LogInNote() {
  return (
    <div className="log-in-note" role="status" hidden data-log-in-note="">
      <strong>
        <FormattedMessage id="subscribe.logIn.title" />
      </strong>{" "}
      <FormattedMessage id="subscribe.logIn.text" />
    </div>
  );
}
