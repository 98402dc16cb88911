import { type Bureau, bureaus } from "../bureau/bureau";
import { addDays, type Day, dayOf } from "../days";
import type { AnswerSource, DisputeOutcome, DisputeStatus } from "./dispute";
import type { LetterKind } from "./letter-kind";
import { isAnswer, rejectedOutcomes, resolvedOutcomes } from "./life-cycle";
import { SCAN_DAYS } from "./mailing";
import { answerDueOn, lastMailDay } from "./reinvestigation";

/** What one bureau answered; `answeredOn` is the date of its letter, which silence does not have, or of the report that says so. */
export type RecordedAnswer = {
  outcome: DisputeOutcome;
  answeredOn?: Day;
  correctedTo?: string;
  recordedAt: string;
  source?: AnswerSource;
};

/** The date of the bureau's own letter: an answer that was taken from a report has none. */
export function letterDayOf({ answeredOn, source }: RecordedAnswer): Day | undefined {
  return source === "later_report" ? undefined : answeredOn;
}

type Closed = { bureaus: Partial<Record<Bureau, { answer?: RecordedAnswer }>>; resolvedAt?: string; updatedAt: string };

/** The day of the last answer: the latest date on the bureaus' letters, or else the day on which the answer was recorded. */
export function answeredDayOf({ bureaus: answered, resolvedAt, updatedAt }: Closed): Day {
  const days = Object.values(answered).flatMap(({ answer }) => answer?.answeredOn ?? []);
  return days.toSorted().at(-1) ?? dayOf(resolvedAt ?? updatedAt);
}

/** What answers need of a bureau's progress. */
export type Answerable = {
  /** It gets a letter in the present round; one that does not may still have an answer from a round before. */
  reportsItem: boolean;
  kind?: LetterKind;
  mailedAt?: string;
  dueOn?: Day;
  answer?: RecordedAnswer;
  /** Answers that were replaced, oldest first. */
  earlierAnswers?: RecordedAnswer[];
};
type Answers = Partial<Record<Bureau, Answerable>>;

/** From least to most of what the member asked for: a whole dispute is called what its worst answer is. */
const fromWorst: readonly DisputeOutcome[] = [
  "no_response",
  "frivolous",
  "block_declined",
  "verified",
  "verified_but_corrected",
  "modified",
  "blocked",
  "deleted",
];

/**
 * What the answers of all bureaus that were written to, in this round or one before, come to: resolved when each of them changed its
 * file, else rejected. Undefined while one of them has not answered.
 */
export function wholeAnswer(answers: Answers): { status: DisputeStatus; outcome: DisputeOutcome } | undefined {
  const written = Object.values(answers).filter(({ reportsItem, answer }) => reportsItem || answer);
  const outcomes = written.map(({ answer }) => answer?.outcome);
  const worst = fromWorst.find((outcome) => outcomes.includes(outcome));
  if (worst === undefined || outcomes.includes(undefined)) return undefined;
  return { status: rejectedOutcomes.includes(worst) ? "rejected" : "resolved", outcome: worst };
}

/** Whether two answers say the same, and have it from the same place: a button that was pressed twice. */
export function isSameAnswer(one: RecordedAnswer, other: RecordedAnswer): boolean {
  const said = ["outcome", "answeredOn", "correctedTo", "source"] as const;
  return said.every((field) => one[field] === other[field]);
}

/** A bureau's progress with another answer: the one before it stays in the history. */
export function withAnswer<P extends Answerable>(progress: P, answer: RecordedAnswer | undefined): P {
  const { answer: before, earlierAnswers = [] } = progress;
  const earlier = before ? [...earlierAnswers, before] : earlierAnswers;
  // What a report said of the answer before says nothing of this one.
  return { ...progress, answer, laterReport: undefined, earlierAnswers: earlier.length > 0 ? earlier : undefined };
}

/** The bureaus after an answer for the dispute as a whole: what was recorded of each in this round stays in the history only. */
export function withoutAnswers<P extends Answerable>(answers: Partial<Record<Bureau, P>>): Partial<Record<Bureau, P>> {
  const entries = bureaus.flatMap((bureau) => {
    const progress = answers[bureau];
    if (!progress) return [];
    if (isCarried(progress)) return [[bureau, progress] as const];
    return [
      [bureau, progress.answer ? withAnswer(progress, undefined) : { ...progress, laterReport: undefined }] as const,
    ];
  });
  return Object.fromEntries(entries);
}

/** Whether a bureau gets no letter in the present round, and has answered one of a round before. */
export function isCarried({ reportsItem, answer }: Answerable): boolean {
  return !reportsItem && answer !== undefined;
}

type Undoable = { status: DisputeStatus; bureaus: Partial<Record<Bureau, Answerable & { laterLetter?: string }>> };

/**
 * Whether there is an answer of a bureau in the present round, or without a bureau one of the whole dispute, about which no later
 * letter was written.
 */
export function hasUndoableAnswer({ status, bureaus: answers }: Undoable, bureau: Bureau | undefined): boolean {
  if (bureau) {
    const { reportsItem, answer, laterLetter } = answers[bureau] ?? { reportsItem: false };
    return reportsItem && answer !== undefined && laterLetter === undefined;
  }
  const written = Object.values(answers).filter(({ reportsItem }) => reportsItem);
  return isAnswer(status) && !written.some(({ answer, laterLetter }) => answer || laterLetter);
}

type Answered = { status: DisputeStatus; outcome?: DisputeOutcome; resolvedAt?: string };

/** The bureau's own answer, or the one that was recorded for the dispute as a whole. */
export function answerOf(
  { status, outcome, resolvedAt }: Answered,
  { answer, reportsItem }: Answerable,
): RecordedAnswer | undefined {
  if (answer || !reportsItem || !isAnswer(status) || !outcome || !resolvedAt) return answer;
  return { outcome, answeredOn: dayOf(resolvedAt), recordedAt: resolvedAt };
}

/**
 * The bureaus of a dispute whose next letters go to some of them: each of the others keeps what it has answered, so that nothing of it
 * is lost from sight while the next letters are under way.
 *
 * @param next what the next letters make of each bureau
 * @param before the dispute whose answers are kept
 */
export function carryAnswers<P extends Answerable>(
  next: Partial<Record<Bureau, P>>,
  before: Answered & { bureaus: Partial<Record<Bureau, P>> },
): Partial<Record<Bureau, P>> {
  const entries = bureaus.flatMap((bureau) => {
    const present = next[bureau];
    const known = before.bureaus[bureau];
    const answer = known && answerOf(before, known);
    if (present && !present.reportsItem && known && answer) {
      return [[bureau, { ...known, answer, reportsItem: false }] as const];
    }
    return present ? [[bureau, present] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The first day on which a bureau may be called silent: its last day to answer and the mail's days are over. A letter whose arrival was
 * not confirmed is taken to have arrived by the day on which it would count as lost. Undefined before the letter is mailed.
 */
export function noAnswerFrom({ dueOn, mailedAt, kind }: Answerable): Day | undefined {
  const received = mailedAt === undefined ? undefined : addDays(dayOf(mailedAt), SCAN_DAYS);
  const lastDay = dueOn ?? (received && answerDueOn(received, { kind }));
  return lastDay && addDays(lastMailDay(lastDay), 1);
}

/** Whether on a day a bureau's time to answer, and its answer's way by mail, are over. */
export function maySayNoAnswer(progress: Answerable, on: Day): boolean {
  const from = noAnswerFrom(progress);
  return from !== undefined && on >= from;
}

/** Whether a bureau's answer leaves nothing to ask it for. */
export function isSettled(outcome: DisputeOutcome | undefined): boolean {
  return outcome !== undefined && resolvedOutcomes.includes(outcome);
}
