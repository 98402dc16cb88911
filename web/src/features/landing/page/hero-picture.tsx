import { Check } from "./parts";
import { useWords } from "./words";

const steps = [
  { key: "mailed", day: 0, isDone: true },
  { key: "received", day: 3, isDone: true },
  { key: "due", day: 33, isDone: false },
];

/** The product itself: a letter, the bureau's clock, a score with its range. Drawn, so that it is sharp and light. */
export function HeroPicture() {
  const { say } = useWords();

  return (
    <figure className="picture" role="img" aria-label={say("picture.label")}>
      <div className="letter" aria-hidden="true">
        <b>{say("picture.to")}</b>
        <span>{say("picture.re")}</span>
        <svg aria-hidden="true" className="lines" viewBox="0 0 300 92" preserveAspectRatio="none">
          <path d="M0 6h286M0 26h300M0 46h268M0 66h292M0 86h150" />
        </svg>
        <svg aria-hidden="true" className="hand" viewBox="0 0 120 34">
          <path d="M4 24c9-18 14-20 15-12 1 9-5 15-2 15 5 0 8-14 12-14s-1 11 3 11 5-9 9-9-1 9 3 9c6 0 8-10 12-10 3 0 0 9 4 9 8 0 14-7 26-7 9 0 16 2 28-3" />
        </svg>
        <span className="approved">
          <Check />
          {say("picture.approved")}
        </span>
      </div>
      <div className="clock" aria-hidden="true">
        <b>{say("picture.clock")}</b>
        <ol>
          {steps.map(({ key, day, isDone }) => (
            <li key={key} className={isDone ? "done" : undefined}>
              {say(`picture.${key}`)}
              <small>{say("picture.day", { day })}</small>
            </li>
          ))}
        </ol>
        <span className="left">{say("picture.left")}</span>
      </div>
      <div className="score" aria-hidden="true">
        <span>{say("picture.score")}</span>
        <b>640</b>
        <svg aria-hidden="true" viewBox="0 0 220 14">
          <path className="poor" d="M4 7h108" />
          <path className="fair" d="M116 7h31" />
          <path className="good" d="M151 7h25" />
          <path className="excellent" d="M180 7h36" />
          <circle cx="137" cy="7" r="6" />
        </svg>
        <small>{say("picture.band")}</small>
      </div>
    </figure>
  );
}
