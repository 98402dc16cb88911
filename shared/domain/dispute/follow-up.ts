import type { Bureau } from "../bureau/bureau";
import { type Answerable, answerOf } from "./bureau-answers";
import type { DisputeOutcome, DisputeStatus } from "./dispute";
import type { LaterReport } from "./later-report";
import type { LetterKind } from "./letter-kind";
import { isActive, isAnswer, isRemoved, rejectedOutcomes } from "./life-cycle";

type Progress = Answerable & { laterReport?: LaterReport; laterLetter?: string };

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

/**
 * The later letters that can be written to one bureau about what it has answered, the best first. They wait for no other bureau:
 * while one of these still has to answer, the letter goes beside the round.
 *
 * FCRA 611, 15 U.S.C. § 1681i: (a)(3) what was missing, (a)(5)(A) deletion, (a)(5)(B) reinsertion, (a)(7) procedure, (b) statement.
 */
export function followUpsFor(dispute: Followable, bureau: Bureau): LetterKind[] {
  const progress = dispute.bureaus[bureau];
  const answer = progress && answerOf(dispute, progress);
  // A block has the rules of FCRA 605B, and is asked for again by a next round.
  if (!answer || progress.kind === "block" || answer.outcome === "blocked") return [];
  // It has got one, which is followed by itself.
  if (progress.laterLetter) return [];
  if (!(isAnswer(dispute.status) || goesBeside(dispute) || isFollowUpDraft(dispute))) return [];
  if (isRemoved(answer.outcome)) return isShownAgain(progress) ? ["reinsertion"] : [];
  if (!rejectedOutcomes.includes(answer.outcome)) return [];
  const first = firstAfter[answer.outcome];
  // A demand names the day on which the dispute was mailed.
  const isKnown = first !== "no_answer_demand" || progress.mailedAt !== undefined;
  return [
    ...(first && isKnown && first !== progress.kind ? [first] : []),
    ...(progress.kind === "consumer_statement" ? [] : ["consumer_statement" as const]),
  ];
}

/** Whether a later letter is one of its own beside the dispute: other bureaus have not answered, and their round goes on. */
export function goesBeside({ status }: Pick<Followable, "status">): boolean {
  return isActive(status);
}

/** Whether the letters of a dispute's present round are later letters about it: they count as no other dispute. */
export function isFollowUp({ bureaus }: Pick<Followable, "bureaus">): boolean {
  return Object.values(bureaus).some(({ reportsItem, kind }) => reportsItem && isFollowUpKind(kind));
}

/** Whether a letter belongs to a round of later letters: it is neither a dispute nor a request to block. */
export function isFollowUpKind(kind: LetterKind | "none" | undefined): boolean {
  return kind !== undefined && kind !== "block";
}

function isFollowUpDraft(dispute: Followable): boolean {
  return dispute.status === "draft" && isFollowUp(dispute);
}

/** Whether a report from after the answer still shows an item that a bureau has deleted, or shows it again. */
function isShownAgain({ laterReport }: Progress): boolean {
  return laterReport?.finding === "returned" || laterReport?.finding === "still_reported";
}

/** FCRA 611(b), 15 U.S.C. § 1681i(b): a bureau that helps to write the statement may limit it to one hundred words. */
export const MOST_STATEMENT_WORDS = 100;

/** How many words a statement has. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The letters for which the member writes words: what the bureau says is missing, or the statement itself. */
export function needsWords(kind: LetterKind): boolean {
  return kind === "cure" || kind === "consumer_statement";
}
