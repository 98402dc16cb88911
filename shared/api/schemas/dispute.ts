import * as z from "zod";
import { MOST_STATEMENT_WORDS, needsWords, wordCount } from "#shared/domain/dispute/follow-up";
import { LetterKind } from "#shared/domain/dispute/letter-kind";
import { MOST_ITEMS } from "#shared/domain/dispute/shared-letters";
import { MOST_FACTS } from "#shared/domain/dispute/stated-facts";
import { LetterDetails } from "#shared/domain/evidence/letter-details";
import {
  Actor,
  AnswerSource,
  BlockProof,
  Bureau,
  DisputeOutcome,
  DisputeStatus,
  Exhibit,
  HeldBackFor,
  LaterFinding,
  StatedFact,
} from "#shared/domain/schemas";
import { hasOtherLetters, LATIN_LETTERS } from "#shared/domain/text/latin-letters";
import { ownWords } from "#shared/domain/text/own-words";
import { Day, Id, Instant, ItemId } from "./common";

export const TimelineEntry = z.object({
  at: Instant,
  status: DisputeStatus,
  by: Actor,
  note: z.string().optional(),
  /** What an answer said that was corrected since, or that corrects the one before. */
  outcome: DisputeOutcome.optional(),
  corrects: z.literal(true).optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** What one bureau answered, as the member recorded it from the bureau's letter. */
export const RecordedAnswer = z.object({
  outcome: DisputeOutcome,
  /** The date of the bureau's letter; none when no letter came. */
  answeredOn: Day.optional(),
  correctedTo: z.string().optional(),
  recordedAt: Instant,
  /** None when the member recorded it by hand. */
  source: AnswerSource.optional(),
});

/** What has become of one bureau's letter of the present round. */
export const BureauProgress = z.object({
  /** It reports the item, not already as the member says, and has not refused the same: any other gets no letter in this round. */
  reportsItem: z.boolean(),
  /** What its letter asks for, where that is no dispute of its own. */
  kind: LetterKind.optional(),
  mailedAt: Instant.optional(),
  /** The day on which the letter of the round before was mailed, where the bureau had not answered it: its answer may be as old. */
  unansweredSince: Day.optional(),
  deliveredAt: Instant.optional(),
  returnedAt: Instant.optional(),
  /** When it turned out that the letter cannot leave as it was approved. */
  heldBackAt: Instant.optional(),
  heldBackFor: HeldBackFor.optional(),
  /** The member had the letter mailed again: no second one leaves before. */
  mailAgainAfter: Instant.optional(),
  /** FCRA 611(a)(1), of a block 605B(a): the last day to answer, from the day of receipt. */
  dueOn: Day.optional(),
  /** FCRA 611(a)(1)(B): it has 15 days more, because information was added in time. */
  isExtended: z.literal(true).optional(),
  trackingNumber: z.string().optional(),
  answer: RecordedAnswer.optional(),
  /** What the member's next report says of the answer, and the day of that report. */
  laterReport: z.object({ source: z.literal("later_report"), finding: LaterFinding, on: Day }).optional(),
  /** The dispute that is a later letter to this bureau, written while others of the round had not answered. */
  laterLetter: Id.optional(),
  /** The dispute that is a letter to this bureau with more information while it investigates, and the day on which it got that. */
  addedLetter: Id.optional(),
  informationAddedOn: Day.optional(),
  /** Of a later letter about an answer: the day on which the dispute before it opened a complaint to the CFPB. */
  complaintFrom: Day.optional(),
  /** Answers that were recorded before the present one, oldest first. */
  earlierAnswers: z.array(RecordedAnswer).optional(),
});
export type BureauProgress = z.infer<typeof BureauProgress>;

export const Dispute = z.object({
  id: Id,
  userId: Id,
  negativeItemId: ItemId,
  accountName: z.string(),
  accountNumber: z.string().optional(),
  disputeReason: z.string(),
  additionalDetails: z.string().optional(),
  status: DisputeStatus,
  round: z.number().int().min(1),
  /** Of a later letter to one bureau beside a dispute under way: that dispute. It claims no item and counts against no plan. */
  partOf: Id.optional(),
  /** JSON text: { experian, equifax, transunion, generatedAt }, each letter that the round has as plain text. Not part of lists. */
  letterContent: z.string().optional(),
  bureaus: z.partialRecord(Bureau, BureauProgress),
  /** Of a next round's draft: the bureaus of the round before, whose answers can still be corrected. */
  lastBureaus: z.partialRecord(Bureau, BureauProgress).optional(),
  timeline: z.array(TimelineEntry),
  createdAt: Instant,
  updatedAt: Instant,
  submittedAt: Instant.optional(),
  /** No letter leaves before: the beginning of the first business day after the cancellation period, where the member lives. */
  mailAfter: Instant.optional(),
  /** The submitted letters wait for their member's address. Shown to the member only. */
  needsAddress: z.literal(true).optional(),
  /** A draft without a reason, the system's own or of an onboarding: it cannot be sent before its member has given one. */
  needsReason: z.literal(true).optional(),
  /**
   * A draft that says nothing new to a bureau that has refused the item's dispute: it cannot be sent before it has a reason, a fact,
   * words or a proof that no letter had.
   */
  needsSomethingNew: z.literal(true).optional(),
  /** What would make a draft because of identity theft a request to block (FCRA 605B): until then it is an ordinary dispute. */
  missingProofs: z.array(BlockProof).optional(),
  /** The date of a draft's letters: the day on which they were last written, where the member lives. Older drafts have none. */
  writtenOn: Day.optional(),
  /** The same for all disputes whose letters of this round were approved as one. */
  sharedLetter: Id.optional(),
  sentAt: Instant.optional(),
  dueAt: Instant.optional(),
  /** When the answer was first recorded: a correction does not change it. */
  resolvedAt: Instant.optional(),
  outcome: DisputeOutcome.optional(),
});
export type Dispute = z.infer<typeof Dispute>;

export const EarlierRound = z.object({
  round: z.number().int(),
  letterContent: z.string(),
  outcome: DisputeOutcome.optional(),
});
/** A sentence of a letter, and what it says for a reader of Spanish: letters to bureaus are in English. */
export const LetterParagraph = z.object({ english: z.string(), spanish: z.string() });
export type LetterParagraph = z.infer<typeof LetterParagraph>;

/** What a dispute's letters say, in short: approving names the version that was displayed. */
export const LettersVersion = z.string().min(1).max(64);

/** What a member chose for the letters of a round beside name and address. */
export const ChosenDetails = LetterDetails.omit({ fileNumber: true }).extend({
  fileNumbers: z.partialRecord(Bureau, z.string().max(40)).optional(),
});
export type ChosenDetails = z.infer<typeof ChosenDetails>;

export const DisputeDetail = Dispute.extend({
  lettersVersion: LettersVersion.optional(),
  letterParagraphs: z.partialRecord(Bureau, z.array(LetterParagraph)).optional(),
  statedFacts: z.array(StatedFact).optional(),
  /** The proofs that go with the letters of this round, A first. */
  exhibits: z.array(Exhibit).optional(),
  /** A copy of the member's ID goes with them, too. */
  hasIdEnclosed: z.literal(true).optional(),
  letterDetails: ChosenDetails.optional(),
  /** The other disputes that the letters of this round were approved with: one letter to a bureau is about all that it reports. */
  sharedWith: z.array(z.object({ disputeId: Id, accountName: z.string() })).optional(),
  rounds: z.array(EarlierRound),
});
export type DisputeDetail = z.infer<typeof DisputeDetail>;

export const NewDispute = z.object({
  negativeItemId: z.string().min(1, "This field is required").max(64),
  disputeReason: z.string().trim().min(1, "This field is required").max(400),
  additionalDetails: ownWords(2_000)
    .refine((words) => !hasOtherLetters(words), LATIN_LETTERS)
    .optional(),
  /** What exactly is wrong and what is right; each belongs to one of the reasons. */
  statedFacts: z.array(StatedFact).max(MOST_FACTS).optional(),
});
export type NewDispute = z.infer<typeof NewDispute>;

/** A later letter to one bureau. `words`: what is added, what the bureau says is missing, or the statement for the file. */
export const FollowUpBody = z
  .object({ bureau: Bureau, kind: LetterKind, words: ownWords(1_000).optional() })
  .superRefine(({ kind, words = "" }, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["words"], message });
    if (needsWords(kind) && !/\p{L}/u.test(words)) refuse("This field is required");
    if (hasOtherLetters(words)) refuse(LATIN_LETTERS);
    if (kind === "consumer_statement" && wordCount(words) > MOST_STATEMENT_WORDS) refuse("Must be 100 words at most");
  });
export type FollowUpBody = z.infer<typeof FollowUpBody>;

function isEachOnce(ids: string[]): boolean {
  return new Set(ids).size === ids.length;
}

export const ProcessBody = z.object({
  disputeIds: z
    .array(z.string().min(1).max(64))
    .min(1, "Please select at least one item to dispute")
    .max(50)
    .refine(isEachOnce, "Each dispute once"),
  /** By dispute, the version of the letters that were displayed: where it is given, each must be the present one. */
  versions: z.record(z.string().max(64), LettersVersion).optional(),
  /** Which of them share their letters, and the version of these that was displayed. The others have letters of their own. */
  together: z
    .array(z.object({ disputeIds: z.array(z.string().min(1).max(64)).min(2).max(MOST_ITEMS), version: LettersVersion }))
    .max(25)
    .refine((groups) => isEachOnce(groups.flatMap(({ disputeIds }) => disputeIds)), "Each dispute once")
    .optional(),
  /** Those whose item the member knows to be still in a bureau's file, although the newest report does not show it there. */
  stillThere: z.array(z.string().min(1).max(64)).max(50).optional(),
});
export type ProcessBody = z.infer<typeof ProcessBody>;
export type Together = NonNullable<ProcessBody["together"]>;

/** Disputes by id, separated by commas: those whose letters are to be shared. */
export const DisputeIdList = z.string().regex(/^[0-9A-Z]{26}(,[0-9A-Z]{26}){0,49}$/, "Invalid format");

/** The letters of drafts that may share them, at most one to each bureau; one that is about a single dispute is that dispute's own. */
export const SharedDrafts = z.object({
  /** In the order of the items. */
  disputeIds: z.array(Id),
  version: LettersVersion,
  letters: z.array(
    z.object({
      bureau: Bureau,
      /** Whose items the letter is about. */
      disputeIds: z.array(Id),
      text: z.string(),
      paragraphs: z.array(LetterParagraph),
    }),
  ),
});
export type SharedDrafts = z.infer<typeof SharedDrafts>;

export const ProcessResult = z.object({
  processedCount: z.number().int(),
  remainingThisMonth: z.number().int(),
  /** What the allowance is counted over: the month, `2026-11`, or `lifetime`. */
  period: z.string().optional(),
  /** From when on the letters are mailed. */
  mailAfter: Instant.optional(),
  /** The business day on which the letters leave, where the member lives. Not known without an address. */
  leavesOn: Day.optional(),
  /** The letters wait until the member's account has an address. */
  needsAddress: z.literal(true).optional(),
});
export type ProcessResult = z.infer<typeof ProcessResult>;
