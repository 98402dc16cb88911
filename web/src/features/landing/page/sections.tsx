import { figures, measuredSuccess, type Testimonial, testimonials } from "#shared/domain/marketing/claims";
import { EnglishTerms } from "#web/src/ui/english-terms";
import { Section } from "./parts";
import { useWords } from "./words";

export function Statistics() {
  const { say, number } = useWords();
  const measured = measuredSuccess.isShown ? say("stats.measured") : undefined;
  const shown: [string, string, string?][] = [
    [say("stats.clients", { clients: figures.clients }), say("stats.clientsText")],
    [`+${number(figures.averageScoreIncrease)}`, say("stats.increaseText")],
    [`${number(figures.successRatePercent)}%`, say("stats.successText"), measured],
    [say("stats.months", { months: figures.averageTimelineMonths }), say("stats.monthsText")],
  ];

  return (
    <Section id="record" title={say("stats.title")}>
      <dl className="figures">
        {shown.map(([figure, text, ofOwn]) => (
          <div key={text}>
            <dt data-measured={ofOwn}>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{say("stats.note")}</p>
    </Section>
  );
}

export function Process() {
  const { say } = useWords();

  return (
    <Section id="how" title={say("how.title")} lead={say("how.lead")}>
      <ol className="process">
        {[1, 2, 3, 4].map((step) => (
          <li key={step}>
            <h3>{say(`how.${step}.title`)}</h3>
            <p>{say(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const drawings = [
  "M4 6h16v12H4zM4 7l8 6 8-6",
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
];

export function Features() {
  const { say } = useWords();

  return (
    <Section id="features" title={say("features.title")}>
      <div className="three">
        {drawings.map((drawing, index) => (
          <article key={drawing} className="card" aria-labelledby={`feature-${index + 1}`}>
            <svg className="drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={drawing} />
            </svg>
            <h3 id={`feature-${index + 1}`}>{say(`features.${index + 1}.title`)}</h3>
            <p>{say(`features.${index + 1}.text`)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function Testimonials() {
  const { say } = useWords();
  const hasSamples = testimonials.some(({ isSample }) => isSample);

  return (
    <Section
      id="testimonials"
      title={say("testimonials.title")}
      lead={hasSamples ? say("testimonials.samples") : undefined}
    >
      <div className="three">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial} />
        ))}
      </div>
    </Section>
  );
}

function Quote({ testimonial: { name, place, stars, words, isSample } }: { testimonial: Testimonial }) {
  const { say, language } = useWords();

  return (
    <figure className="card quote">
      {isSample && <span className="tag">{say("testimonials.sample")}</span>}
      <span className="stars" role="img" aria-label={say("testimonials.stars", { stars })}>
        {"★".repeat(stars)}
      </span>
      <blockquote>{words[language]}</blockquote>
      <figcaption>
        <b>{name}</b>, {place}
      </figcaption>
    </figure>
  );
}

const questions = [1, 2, 3, 4, 5, 6];

export function Questions() {
  const { say } = useWords();
  const values = { months: figures.averageTimelineMonths, days: figures.moneyBackDays };

  return (
    <Section id="faq" title={say("faq.title")}>
      <div className="faq">
        {questions.map((question) => (
          <details key={question} name="faq" open={question === 1}>
            <summary>
              <h3>{say(`faq.${question}.q`)}</h3>
            </summary>
            <p>
              <EnglishTerms>{say(`faq.${question}.a`, values)}</EnglishTerms>
            </p>
          </details>
        ))}
      </div>
      <div className="card contact" id="contact">
        <div>
          <h3>{say("contact.title")}</h3>
          <p>{say("contact.text")}</p>
        </div>
        <a className="button outline" href={`mailto:${figures.supportEmail}`}>
          {figures.supportEmail}
        </a>
      </div>
    </Section>
  );
}

export function FinalCall() {
  const { say } = useWords();

  return (
    <section className="final" aria-labelledby="final-title">
      <div className="wide">
        <h2 id="final-title">{say("final.title")}</h2>
        <p className="lead">{say("final.text")}</p>
        <a className="button solid" href="/onboarding" data-app>
          {say("hero.start")}
        </a>
        <p className="quiet">{say("final.guarantee", { days: figures.moneyBackDays })}</p>
      </div>
    </section>
  );
}
