import { type Bureau, bureaus } from "../bureau/bureau";
import type { Day } from "../days";
import { type Answerable, answerOf, isSettled } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import { isThereAgain, type LaterReport } from "./later-report";
import type { LetterKind } from "./letter-kind";
import { hasRemovedItem, isActive, isAnswer, isRemoved, rejectedOutcomes } from "./life-cycle";
import type { StepName } from "./next-step";
import { asksToReinvestigate } from "./reinvestigation";

type Progress = Answerable & {
  deliveredAt?: string;
  laterReport?: LaterReport;
  laterLetter?: string;
  addedLetter?: string;
};

/** What the later letters of a dispute follow from. */
export type Followable = {
  status: DisputeStatus;
  outcome?: DisputeOutcome;
  resolvedAt?: string;
  bureaus: Partial<Record<Bureau, Progress>>;
};

/** The letter that answers a refusal of this kind best. */
const firstAfter: Partial<Record<DisputeOutcome, LetterKind>> = {
  verified: "procedure_request",
  no_response: "no_answer_demand",
  frivolous: "cure",
};

/** The letter that is a step itself; every other one is there for a member who wants it. */
export const letterOfStep: Partial<Record<StepName, LetterKind>> = {
  cure: "cure",
  askProcedure: "procedure_request",
  demand: "no_answer_demand",
  stateConsumer: "consumer_statement",
  disputeAgain: "reinsertion",
};

/**
 * The later letters that can be written to one bureau about what it has answered, the best first. They wait for no other bureau:
 * while one of these still has to answer, the letter goes beside the round. A bureau that has time left to answer can be sent what
 * it does not know yet.
 *
 * FCRA 611, 15 U.S.C. § 1681i: (a)(1)(B) and (a)(4) information added, (a)(3) what was missing, (a)(5)(A) deletion,
 * (a)(5)(B) reinsertion, (a)(7) procedure, (b) statement.
 */
export function followUpsFor(dispute: Followable, bureau: Bureau, on: Day): LetterKind[] {
  const progress = dispute.bureaus[bureau];
  if (progress && investigates(dispute, progress, on)) return ["added_information"];
  const answer = progress && answerOf(dispute, progress);
  // A block has the rules of FCRA 605B, and is asked for again by a next round.
  if (!answer || progress.kind === "block" || answer.outcome === "blocked") return [];
  // It has got one, which is followed by itself; or there is nothing left to ask for.
  if (progress.laterLetter || progress.laterReport?.finding === "gone") return [];
  if (!(isAnswer(dispute.status) || goesBeside(dispute) || isFollowUpDraft(dispute))) return [];
  if (isRemoved(answer.outcome)) return isThereAgain(progress) ? ["reinsertion"] : [];
  if (!rejectedOutcomes.includes(answer.outcome)) return [];
  const first = firstAfter[answer.outcome];
  const isApt = first !== "no_answer_demand" || mayBeDemanded(progress);
  return [
    ...(first && isApt && first !== progress.kind ? [first] : []),
    ...(progress.kind === "consumer_statement" ? [] : ["consumer_statement" as const]),
  ];
}

/** Whether a bureau has a dispute, time left to answer it, and nothing more than the dispute yet. */
function investigates({ status }: Followable, progress: Progress, on: Day): boolean {
  const { reportsItem, kind, deliveredAt, dueOn, answer, addedLetter } = progress;
  if (!reportsItem || !isActive(status) || answer || addedLetter) return false;
  return asksToReinvestigate(kind) && deliveredAt !== undefined && dueOn !== undefined && on <= dueOn;
}

/** A demand names the day on which the dispute was mailed, and the time in which the bureau had to reinvestigate it. */
function mayBeDemanded({ kind, mailedAt }: Progress): boolean {
  return asksToReinvestigate(kind) && mailedAt !== undefined;
}

/** Whether a letter only adds to what a bureau investigates: it has no answer of its own. */
export function isAddition({ bureaus: progress }: { bureaus: Followable["bureaus"] }): boolean {
  return bureaus.some((bureau) => progress[bureau]?.reportsItem && progress[bureau]?.kind === "added_information");
}

/**
 * Whether a dispute's item was removed, is shown again, and a letter can ask to delete it again: that letter is the way on, and not a
 * dispute that claims nothing of the removal.
 */
export function isBack(dispute: Followable, on: Day): boolean {
  return hasRemovedItem(dispute) && bureaus.some((bureau) => followUpsFor(dispute, bureau, on).includes("reinsertion"));
}

/** Whether it is counted as a dispute: a letter that only adds to one is a part of it from its approval on, and a draft to be read before. */
export function countsAsDispute(letter: Pick<Followable, "status" | "bureaus">): boolean {
  return letter.status === "draft" || !isAddition(letter);
}

type Listed = Followable & { id: string; partOf?: string };

/**
 * Whether an addition is shown with its dispute alone: it has arrived, or nothing waits for it any more. Until then it is a letter to
 * read, to mail and to look after.
 *
 * @param disputes all of the member's
 */
export function isShownWithDispute(letter: Listed, disputes: readonly Listed[]): boolean {
  if (!isAddition(letter) || letter.status === "draft" || letter.status === "submitted") return false;
  const dispute = disputes.find(({ id }) => id === letter.partOf);
  const isAwaited = Object.values(dispute?.bureaus ?? {}).some(
    ({ addedLetter, answer }) => addedLetter === letter.id && !answer,
  );
  return letter.status !== "sent" || !isAwaited || !dispute || !isActive(dispute.status);
}

/** Whether a later letter is one of its own beside the dispute: other bureaus have not answered, and their round goes on. */
export function goesBeside({ status }: Pick<Followable, "status">): boolean {
  return isActive(status);
}

/** Whether the letters of a dispute's present round are later letters about it: they count as no other dispute. */
export function isFollowUp({ bureaus }: Pick<Followable, "bureaus">): boolean {
  return Object.values(bureaus).some(({ reportsItem, kind }) => reportsItem && isFollowUpKind(kind));
}

/**
 * Whether a dispute's present round has a letter to a bureau, to mail or only to download: a later letter goes to some bureaus, and one
 * that has changed its file as it was asked to gets none.
 */
export function hasLetterTo(dispute: Pick<Followable, "bureaus">, bureau: Bureau): boolean {
  const { reportsItem = false, answer } = dispute.bureaus[bureau] ?? {};
  return reportsItem || !(isFollowUp(dispute) || isSettled(answer?.outcome));
}

/** Whether a letter belongs to a round of later letters: it is neither a dispute nor a request to block. */
export function isFollowUpKind(kind: LetterKind | "none" | undefined): boolean {
  return kind !== undefined && kind !== "block";
}

function isFollowUpDraft(dispute: Followable): boolean {
  return dispute.status === "draft" && isFollowUp(dispute);
}

/** FCRA 611(b), 15 U.S.C. § 1681i(b): a bureau that helps to write the statement may limit it to one hundred words. */
export const MOST_STATEMENT_WORDS = 100;

/** How many words a statement has. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The letters for which the member writes words: what is added, what the bureau says is missing, or the statement itself. */
export function needsWords(kind: LetterKind): kind is "added_information" | "cure" | "consumer_statement" {
  return kind === "added_information" || kind === "cure" || kind === "consumer_statement";
}
