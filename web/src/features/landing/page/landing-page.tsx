import { Hero } from "./hero";
import { PageFooter } from "./page-footer";
import { PageHeader } from "./page-header";
import { Pricing } from "./pricing";
import { Features, FinalCall, Process, Questions, Statistics, Testimonials } from "./sections";
import { useWords } from "./words";

/** The landing page as it is served: made at build time, not hydrated. */
export function LandingPage() {
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
        <Hero />
        <Statistics />
        <Process />
        <Features />
        <Testimonials />
        <Pricing />
        <Questions />
        <FinalCall />
      </main>
      <PageFooter />
    </>
  );
}
