import type { DynamoDBRecord } from "aws-lambda";
import * as z from "zod";
import type { BureauProgress, Dispute, TimelineEntry } from "#shared/api/schemas/dispute";
import { withUnanswered } from "#shared/domain/dispute/answer-day";
import { isAnswer } from "#shared/domain/dispute/life-cycle";
import { Actor, BlockProof, Bureau, DisputeOutcome, DisputeStatus } from "#shared/domain/schemas";
import { instant, readBureaus, StoredBureaus, storedBureaus } from "./stored-bureaus";
import { type Change, changeOf } from "./stream-changes";

/** SHA-256 of each bureau's letter as text, base64url, in one edition of the letters' words. */
export const LetterHashes = z.object({
  experian: z.string(),
  equifax: z.string(),
  transunion: z.string(),
  edition: z.number().optional(),
});
export type LetterHashes = z.infer<typeof LetterHashes>;

/** A dispute as the service works with it: what the wire shows, and what only the service needs. */
export type DisputeRecord = Omit<Dispute, "letterContent" | "needsAddress"> & {
  /** Rises with each save: a save over a version that someone else replaced is refused. */
  version: number;
  /** Of the letters of a draft; with the approval they move into the mail order. */
  letterHashes?: LetterHashes;
  /** The period of the allowance that a submitted one counts in, where that is not the month of its submission. */
  countedIn?: string;
  /** The letters name no return address: they can be read, not mailed. */
  lacksAddress?: boolean;
  /** Whose report of AnnualCreditReport.com the item is in: these have 45 days to answer. */
  annual?: Bureau[];
  /** What the draft of a next round has replaced: a correction of the answer before it goes back to this. */
  lastRound?: LastRound;
};

export type LastRound = Pick<DisputeRecord, "outcome" | "bureaus" | "annual" | "disputeReason" | "sharedLetter">;

const StoredStep = z.tuple([z.number(), DisputeStatus, Actor, z.string().optional(), DisputeOutcome.optional()]);
type StoredStep = z.infer<typeof StoredStep>;

/**
 * As the Disputes table keeps it. A page of 50 has to fit into 32 KB: what repeats has short names, its instants are epoch
 * milliseconds, and what follows from something else is not stored. `statusAt` is the instant of the last step, or for
 * `submitted` the one before which no letter may leave. A step of the timeline is when, where to, by whom, a note,
 * and what an answer said that was corrected or is a correction.
 */
const DisputeItem = z.object({
  userId: z.string(),
  disputeId: z.string(),
  /** What the index of all disputes is made of. */
  listing: z.literal("dispute").optional(),
  negativeItemId: z.string(),
  accountName: z.string(),
  accountNumber: z.string().optional(),
  disputeReason: z.string(),
  additionalDetails: z.string().optional(),
  status: DisputeStatus,
  statusAt: z.string(),
  round: z.number(),
  partOf: z.string().optional(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  outcome: DisputeOutcome.optional(),
  letterHashes: LetterHashes.optional(),
  countedIn: z.string().optional(),
  lacksAddress: z.boolean().optional(),
  needsReason: z.literal(true).optional(),
  needsSomethingNew: z.literal(true).optional(),
  annual: z.array(Bureau).optional(),
  missingProofs: z.array(BlockProof).optional(),
  sharedLetter: z.string().optional(),
  writtenOn: z.string().optional(),
  bureaus: StoredBureaus,
  timeline: z.array(StoredStep),
  lastRound: z
    .object({
      outcome: DisputeOutcome.optional(),
      bureaus: StoredBureaus,
      annual: z.array(Bureau).optional(),
      disputeReason: z.string(),
      sharedLetter: z.string().optional(),
    })
    .optional(),
});
export type DisputeItem = z.infer<typeof DisputeItem>;

/** Longer explanations are read from the letters' facts only. */
const LONGEST_DETAILS_IN_LIST = 200;

/** The item of the table Disputes. What follows from the timeline is left out; `statusAt` orders the index of statuses. */
export function toItem(dispute: DisputeRecord): DisputeItem {
  const { id, additionalDetails = "", status, timeline, lastRound, lastBureaus: _b, ...rest } = dispute;
  const { submittedAt: _s, mailAfter, sentAt: _m, dueAt: _d, resolvedAt: _r, ...stored } = rest;
  const isShort = additionalDetails !== "" && additionalDetails.length <= LONGEST_DETAILS_IN_LIST;

  return {
    ...stored,
    disputeId: id,
    listing: "dispute",
    additionalDetails: isShort ? additionalDetails : undefined,
    status,
    statusAt: status === "submitted" && mailAfter !== undefined ? mailAfter : (timeline.at(-1)?.at ?? stored.updatedAt),
    bureaus: storedBureaus(dispute.bureaus),
    timeline: timeline.map(storedStep),
    lastRound: lastRound && { ...lastRound, bureaus: storedBureaus(lastRound.bureaus) },
  };
}

/** @throws ZodError for an item that is no dispute */
export function toDispute(item: unknown): DisputeRecord {
  return fromItem(DisputeItem.parse(item));
}

const StoredDispute = DisputeItem.transform(fromItem);

/** What the stream of the table Disputes says of a dispute. */
export function disputeChangeOf(record: DynamoDBRecord): Change<DisputeRecord> | undefined {
  return changeOf(record, StoredDispute);
}

function fromItem(item: DisputeItem): DisputeRecord {
  const { disputeId, listing: _, statusAt, timeline, status, bureaus: stored, lastRound, ...same } = item;
  const steps = timeline.map((step, index) => readStep(step, timeline[index - 1]));
  const presentRound = steps.slice(
    Math.max(
      0,
      steps.findLastIndex((step) => step.status === "draft"),
    ),
  );
  const reached = (wanted: DisputeStatus) => presentRound.findLast((step) => step.status === wanted)?.at;
  const before = lastRound && { ...lastRound, bureaus: readBureaus(lastRound.bureaus, lastRound.annual) };
  const progress = withUnanswered(readBureaus(stored, same.annual), before);

  return {
    ...same,
    id: disputeId,
    status,
    bureaus: progress,
    timeline: steps,
    lastRound: before,
    lastBureaus: status === "draft" ? before?.bureaus : undefined,
    submittedAt: reached("submitted"),
    mailAfter: status === "submitted" ? statusAt : undefined,
    missingProofs: status === "draft" ? same.missingProofs : undefined,
    writtenOn: status === "draft" ? same.writtenOn : undefined,
    // Drafts are read and approved again.
    sharedLetter: status === "draft" ? undefined : same.sharedLetter,
    sentAt: reached("sent"),
    dueAt: dueAtOf(status, Object.values(progress)),
    resolvedAt: firstAnswerIn(presentRound)?.at,
  };
}

/** The first of the answers with which the steps end: one that was withdrawn since is none. */
function firstAnswerIn(steps: TimelineEntry[]): TimelineEntry | undefined {
  return steps[steps.findLastIndex((step) => !isAnswer(step.status)) + 1];
}

/** A changed dispute as the next reader will see it, with what follows from its steps. */
export function asRead(dispute: DisputeRecord): DisputeRecord {
  return { ...toDispute(toItem(dispute)), additionalDetails: dispute.additionalDetails };
}

function storedStep({ at, status, by, note, outcome }: TimelineEntry): StoredStep {
  const step = [Date.parse(at), status, by] as const;
  if (outcome) return [...step, note ?? "", outcome];
  return note ? [...step, note] : [...step];
}

function readStep([at, status, by, note, outcome]: StoredStep, before: StoredStep | undefined): TimelineEntry {
  const isCorrection = before !== undefined && isAnswer(before[1]) && (isAnswer(status) || status === "in_review");
  return {
    at: instant(at),
    status,
    by,
    note: note || undefined,
    ...(outcome && { outcome }),
    // The life cycle has no other way from an answer to an answer, or back to the bureaus.
    ...(isCorrection && { corrects: true as const }),
  };
}

/** The end of the day by which the next answer is due; of the last one, once all bureaus have answered. Each has its own clock. */
function dueAtOf(status: DisputeStatus, progress: BureauProgress[]): string | undefined {
  const asked = progress.filter(({ reportsItem }) => reportsItem);
  const daysOf = (some: BureauProgress[]) => some.flatMap(({ dueOn }) => dueOn ?? []).sort();
  const open = isAnswer(status) ? [] : asked.filter(({ answer }) => !answer);
  const day = daysOf(open).at(0) ?? daysOf(asked).at(-1);
  return day === undefined ? undefined : `${day}T23:59:59.999Z`;
}

/** Ids come from addresses: one with another shape would reach a claim or a mail order. */
export function isUlid(id: string): boolean {
  return /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id);
}
