import { type Bureau, bureaus } from "../bureau/bureau";
import { addDays, type Day, dayOf, daysBetween, laterOf } from "../days";
import { isSelfMailed } from "../evidence/self-mail";
import { type Answerable, answerOf, isCarried, isSettled } from "./bureau-answers";
import { complaintFrom } from "./complaint";
import type { Actor, DisputeOutcome, DisputeStatus } from "./dispute";
import { isThereAgain, type LaterReport } from "./later-report";
import { type LetterFate, lostFrom, mayMailAgain } from "./mailing";
import { asksToReinvestigate, isUnanswered, lastMailDay } from "./reinvestigation";

/** Who has to act: the member, Redress, the bureau or the post. */
export type StepOwner = "member" | "redress" | "bureau" | "post";

/** What happens next at one bureau. */
export type StepName =
  | "approve"
  | "giveAddress"
  | "mail"
  | "arrive"
  | "recordArrival"
  | "mailAgain"
  | "answer"
  | "awaitLetter"
  | "record"
  | "awaitOthers"
  | "followLetter"
  | "followDispute"
  | "cure"
  | "askProcedure"
  | "demand"
  | "proveTheft"
  | "complain"
  | "stateConsumer"
  | "checkStatement"
  | "watch"
  | "disputeAgain"
  | "checkReport";

/** The one next step at a bureau; `by` is the last day for it, or the day on which it is looked at again. Never in the past. */
export type NextStep = {
  bureau: Bureau;
  step: StepName;
  owner: StepOwner;
  by: Day;
  /** From when the CFPB takes a complaint about this bureau, where there is a reason for one. */
  cfpbFrom?: Day;
};

type Progress = LetterFate & Answerable & { laterReport?: LaterReport; laterLetter?: string; complaintFrom?: Day };

/** What the steps of a dispute follow from. */
export type Stepping = {
  status: DisputeStatus;
  round: number;
  bureaus: Partial<Record<Bureau, Progress>>;
  mailAfter?: string;
  needsAddress?: true;
  /** Tells whether the member mailed the letters. */
  timeline?: readonly { status: DisputeStatus; by: Actor }[];
  /** An answer that was recorded for the dispute as a whole, and when. */
  outcome?: DisputeOutcome;
  resolvedAt?: string;
};

export type StepsOn = {
  today: Day;
  /** A membership that asks the bureaus each month is running: else the member looks at the free reports. */
  isMonitored: boolean;
};

/** Our own advice: a bureau's refusal is answered within so many days, while the papers are at hand. */
export const ADVISED_DAYS = 30;
/** Reports are looked at again every so many days; the monitoring asks the bureaus monthly. */
const WATCH_DAYS = 30;
/** In this round and after it another letter with the same facts may be called frivolous, FCRA 611(a)(3). */
const LAST_ROUND_OF_LETTERS = 3;

/**
 * One next step for each bureau that was, or will be, written to: an owner and a day for each, until the dispute is deleted.
 *
 * @param disputedAgain the bureaus at which a newer dispute of the item has the step, see `disputedAgainAt`
 */
export function nextSteps(dispute: Stepping, on: StepsOn, disputedAgain: readonly Bureau[] = []): NextStep[] {
  return bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    if (!progress || !(progress.reportsItem || isCarried(progress))) return [];
    const { by, ...step } = disputedAgain.includes(bureau)
      ? followed("followDispute", dispute.resolvedAt ?? on.today, on)
      : stepOf(dispute, progress, on);
    return [{ bureau, ...step, by: laterOf(by, on.today) }];
  });
}

type Step = Omit<NextStep, "bureau">;

function stepOf(dispute: Stepping, progress: Progress, on: StepsOn): Step {
  const { status, mailAfter, needsAddress } = dispute;
  const { today } = on;
  if (progress.answer && isCarried(progress)) return afterAnswer(dispute, { ...progress, answer: progress.answer }, on);
  if (status === "draft") return { step: "approve", owner: "member", by: today };
  if (needsAddress) return { step: "giveAddress", owner: "member", by: today };
  const answer = answerOf(dispute, progress);
  if (answer) return afterAnswer(dispute, { ...progress, answer }, on);
  const lost = lostFrom(progress);
  // Of letters that the member mailed no one else learns that they arrived.
  if (lost && isSelfMailed(dispute.timeline ?? [])) {
    return { step: "recordArrival", owner: "member", by: dayOf(lost.toISOString()) };
  }
  if (mayMailAgain(progress, new Date(`${today}T23:59:59Z`))) return { step: "mailAgain", owner: "member", by: today };
  const again = progress.mailAgainAfter;
  if (!progress.mailedAt || again) return { step: "mail", owner: "redress", by: dayOf(again ?? mailAfter ?? today) };
  if (progress.dueOn === undefined) {
    return { step: "arrive", owner: "post", by: lost ? dayOf(lost.toISOString()) : today };
  }
  return untilAnswer(progress.dueOn, progress, today);
}

function untilAnswer(dueOn: Day, progress: Progress, today: Day): Step {
  // A statement is answered by the reports that carry it.
  if (progress.kind === "consumer_statement") return { step: "checkStatement", owner: "member", by: dueOn };
  if (today <= dueOn) return { step: "answer", owner: "bureau", by: dueOn };
  if (!isUnanswered(dueOn, today))
    return { step: "awaitLetter", owner: "post", by: lastMailDay(dueOn), ...complaint(progress) };
  return { step: "record", owner: "member", by: today, ...complaint(progress) };
}

type Recorded = NonNullable<Answerable["answer"]>;

function afterAnswer(dispute: Stepping, progress: Progress & { answer: Recorded }, on: StepsOn): Step {
  const { outcome, answeredOn = dayOf(progress.answer.recordedAt) } = progress.answer;
  // The later letter has steps of its own; this looks whether it goes on.
  if (progress.laterLetter) return followed("followLetter", answeredOn, on);
  // No letter of FCRA 611 asks for a block again.
  const isBlock = progress.kind === "block" || outcome === "blocked";
  const again = isBlock ? "complain" : "disputeAgain";
  if (isThereAgain(progress)) return { step: again, owner: "member", by: on.today, ...complaint(progress) };
  const seenOn = progress.laterReport?.on;
  if (progress.laterReport?.finding === "gone") return { step: "watch", ...lookedAtAgain(answeredOn, on, seenOn) };
  if (isSettled(outcome)) return { ...watching(outcome), ...lookedAtAgain(answeredOn, on, seenOn) };
  const isLast = dispute.round >= LAST_ROUND_OF_LETTERS && progress.kind !== "consumer_statement";
  const step = isLast ? "stateConsumer" : stepUp(outcome, dispute, progress);
  // A block is asked for again by a next round, which is written once all bureaus have answered.
  const others = Object.values(dispute.bureaus).flatMap((each) =>
    each.reportsItem && !answerOf(dispute, each) ? each : [],
  );
  if (step === "proveTheft" && others.length > 0 && dispute.status !== "draft") {
    const last =
      others
        .map(({ dueOn }) => dueOn ?? on.today)
        .sort()
        .at(-1) ?? on.today;
    return { step: "awaitOthers", owner: "bureau", by: lastMailDay(last), ...complaint(progress) };
  }
  return { step, owner: "member", by: addDays(answeredOn, ADVISED_DAYS), ...complaint(progress) };
}

/** What has steps of its own elsewhere. */
const followed = (step: "followLetter" | "followDispute", since: string, on: StepsOn): Step => {
  return { step, ...lookedAtAgain(dayOf(since), on), owner: "redress" };
};

/** The ladder: what a refusal of this kind is best answered with. */
function stepUp(outcome: DisputeOutcome, { round }: Stepping, progress: Progress): StepName {
  const { kind } = progress;
  // A round of letters to other bureaus is no second one here.
  const isFirst = round === 1 || (isCarried(progress) && kind === undefined);
  if (kind === "consumer_statement") return "complain";
  // A block is asked for again with its proofs: the rules of a reinvestigation are not those of FCRA 605B.
  if (kind === "block") return round > 1 ? "complain" : "proveTheft";
  // What was missing has been supplied once.
  if (outcome === "frivolous") return kind === "cure" ? "complain" : "cure";
  if (outcome === "block_declined") return "proveTheft";
  // Only a dispute has a time that is over: what else was asked for and not answered is complained about.
  if (outcome === "no_response") return isFirst && asksToReinvestigate(kind) ? "demand" : "complain";
  // FCRA 611(a)(6)(B)(iii) and (7): how the bureau investigated, within 15 days of being asked, once.
  return isFirst && kind !== "procedure_request" ? "askProcedure" : "complain";
}

/** FCRA 611(a)(5)(B): what was removed may come back only with the furnisher's certification and a notice. */
function watching(outcome: DisputeOutcome): Pick<Step, "step"> {
  return { step: outcome === "deleted" || outcome === "blocked" ? "watch" : "checkReport" };
}

/** The next of the days on which the reports are looked at, counted from the answer: not that of a report which was seen already. */
function lookedAtAgain(from: Day, { today, isMonitored }: StepsOn, seenOn = from): Pick<Step, "owner" | "by"> {
  const isToCome = Math.ceil(daysBetween(from, today) / WATCH_DAYS);
  const isUnseen = Math.floor(daysBetween(from, seenOn) / WATCH_DAYS) + 1;
  const rounds = Math.max(1, isToCome, isUnseen);
  return { owner: isMonitored ? "redress" : "member", by: addDays(from, rounds * WATCH_DAYS) };
}

function complaint(progress: Progress): Pick<Step, "cfpbFrom"> {
  const isKnown = progress.deliveredAt !== undefined || progress.complaintFrom !== undefined;
  const from = isKnown ? complaintFrom(progress, progress.answer) : undefined;
  return from ? { cfpbFrom: from } : {};
}
