import * as z from "zod";
import type { BureauProgress, Dispute, TimelineEntry } from "#shared/api/schemas/dispute";
import { Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { Actor, DisputeOutcome, DisputeStatus } from "#shared/domain/dispute/dispute";
import { isAnswer } from "#shared/domain/dispute/life-cycle";
import { HeldBackFor } from "#shared/domain/dispute/mailing";
import { type AnswerBasis, answerDueOn } from "#shared/domain/dispute/reinvestigation";

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
  /** Whose report of AnnualCreditReport.com the item stands in: these have 45 days to answer. */
  annual?: Bureau[];
};

const Ms = z.number().optional();

const StoredBureau = z.object({ m: Ms, d: Ms, r: Ms, h: Ms, w: HeldBackFor.optional(), a: Ms });
type StoredBureau = z.infer<typeof StoredBureau>;

const StoredStep = z.tuple([z.number(), DisputeStatus, Actor], z.string());
type StoredStep = z.infer<typeof StoredStep>;

/**
 * As the Disputes table keeps it. A page of 50 has to fit into 32 KB: what repeats has short names, its instants are epoch
 * milliseconds, and what follows from something else is not stored. `statusAt` is the instant of the last step, or for
 * `submitted` the one before which no letter may leave. `bureaus` has those that report the item: when its letter was
 * mailed (m), delivered (d), returned (r) and held back (h, for w),
 * and from when on it is to be mailed again (a). A step of the timeline is when, where to, by whom, a note,
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
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  outcome: DisputeOutcome.optional(),
  letterHashes: LetterHashes.optional(),
  countedIn: z.string().optional(),
  lacksAddress: z.boolean().optional(),
  needsReason: z.literal(true).optional(),
  annual: z.array(Bureau).optional(),
  bureaus: z.partialRecord(Bureau, StoredBureau),
  timeline: z.array(StoredStep),
});
export type DisputeItem = z.infer<typeof DisputeItem>;

/** Longer explanations are read from the letters' facts only. */
const LONGEST_DETAILS_IN_LIST = 200;

export function toItem(dispute: DisputeRecord): DisputeItem {
  const { id, additionalDetails = "", status, timeline, ...rest } = dispute;
  const { submittedAt: _s, mailAfter, sentAt: _m, dueAt: _d, resolvedAt: _r, ...stored } = rest;
  const isShort = additionalDetails !== "" && additionalDetails.length <= LONGEST_DETAILS_IN_LIST;
  const reporting = bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    return progress?.reportsItem ? [[bureau, storedBureau(progress)] as const] : [];
  });

  return {
    ...stored,
    disputeId: id,
    listing: "dispute",
    additionalDetails: isShort ? additionalDetails : undefined,
    status,
    statusAt: status === "submitted" && mailAfter !== undefined ? mailAfter : (timeline.at(-1)?.at ?? stored.updatedAt),
    bureaus: Object.fromEntries(reporting),
    timeline: timeline.map(storedStep),
  };
}

export function toDispute(item: unknown): DisputeRecord {
  const { disputeId, listing: _, statusAt, timeline, status, bureaus: reporting, ...same } = DisputeItem.parse(item);
  const steps = timeline.map((step, index) => readStep(step, timeline[index - 1]));
  const presentRound = steps.slice(
    Math.max(
      0,
      steps.findLastIndex((step) => step.status === "draft"),
    ),
  );
  const reached = (wanted: DisputeStatus) => presentRound.findLast((step) => step.status === wanted)?.at;
  const progress = Object.fromEntries(
    bureaus.map((bureau) => {
      const fromAnnualReport = same.annual?.includes(bureau);
      return [bureau, progressOf(reporting[bureau], { fromAnnualReport })];
    }),
  );

  return {
    ...same,
    id: disputeId,
    status,
    bureaus: progress,
    timeline: steps,
    submittedAt: reached("submitted"),
    mailAfter: status === "submitted" ? statusAt : undefined,
    sentAt: reached("sent"),
    dueAt: dueAtOf(Object.values(progress)),
    resolvedAt: presentRound.find((step) => isAnswer(step.status))?.at,
  };
}

/** A changed dispute as the next reader will see it, with what follows from its steps. */
export function asRead(dispute: DisputeRecord): DisputeRecord {
  return { ...toDispute(toItem(dispute)), additionalDetails: dispute.additionalDetails };
}

function storedStep({ at, status, by, note, outcome }: TimelineEntry): StoredStep {
  const said = outcome ? [note ?? "", outcome] : note ? [note] : [];
  return [Date.parse(at), status, by, ...said];
}

function readStep([at, status, by, note, outcome]: StoredStep, before: StoredStep | undefined): TimelineEntry {
  const isCorrection = before !== undefined && isAnswer(before[1]) && isAnswer(status);
  return {
    at: instant(at),
    status,
    by,
    note: note || undefined,
    ...(outcome && { outcome: DisputeOutcome.parse(outcome) }),
    // The life cycle has no other way from an answer to an answer.
    ...(isCorrection && { corrects: true as const }),
  };
}

function storedBureau(progress: BureauProgress): StoredBureau {
  const { mailedAt, deliveredAt, returnedAt, heldBackAt, heldBackFor, mailAgainAfter } = progress;
  const ms = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at));
  const left = { m: ms(mailedAt), d: ms(deliveredAt), r: ms(returnedAt) };
  return { ...left, h: ms(heldBackAt), w: heldBackFor, a: ms(mailAgainAfter) };
}

function progressOf(stored: StoredBureau | undefined, basis: AnswerBasis): BureauProgress {
  if (!stored) return { reportsItem: false };
  const { m: mailed, d: delivered, r: returned, h: heldBack, w: heldBackFor, a: again } = stored;
  const at = (ms: number | undefined) => (ms === undefined ? undefined : instant(ms));
  return {
    reportsItem: true,
    mailedAt: at(mailed),
    deliveredAt: at(delivered),
    returnedAt: at(returned),
    heldBackAt: at(heldBack),
    heldBackFor,
    mailAgainAfter: at(again),
    // The day in UTC is never before the bureau's own: a bureau is not accused a day early.
    dueOn: delivered === undefined ? undefined : answerDueOn(dayOf(instant(delivered)), basis),
  };
}

/** The end of the last bureau's last day. Each bureau has its own clock, and a dispute waits for all of them. */
function dueAtOf(progress: BureauProgress[]): string | undefined {
  const lastDay = progress
    .flatMap(({ dueOn }) => dueOn ?? [])
    .sort()
    .at(-1);
  return lastDay === undefined ? undefined : `${lastDay}T23:59:59.999Z`;
}

const instant = (ms: number) => new Date(ms).toISOString();
