import * as z from "zod";
import type { BureauProgress, Dispute } from "#shared/api/schemas/dispute";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { isCarried, type RecordedAnswer } from "#shared/domain/dispute/bureau-answers";
import { LetterKind } from "#shared/domain/dispute/letter-kind";
import { type AnswerBasis, answerDueOn } from "#shared/domain/dispute/reinvestigation";
import { AnswerSource, Bureau, DisputeOutcome, HeldBackFor, LaterFinding } from "#shared/domain/schemas";

const Ms = z.number().optional();

const StoredAnswer = z.tuple([
  DisputeOutcome,
  z.number(),
  z.string().optional(),
  z.string().optional(),
  AnswerSource.optional(),
]);
type StoredAnswer = z.infer<typeof StoredAnswer>;

const StoredBureau = z.object({
  m: Ms,
  d: Ms,
  r: Ms,
  h: Ms,
  w: HeldBackFor.optional(),
  a: Ms,
  o: StoredAnswer.optional(),
  e: z.array(StoredAnswer).optional(),
  l: z.tuple([LaterFinding, z.string()]).optional(),
  k: LetterKind.optional(),
  n: z.literal(1).optional(),
  x: z.string().optional(),
  f: z.string().optional(),
  i: z.tuple([z.string(), z.string().optional()]).optional(),
});
type StoredBureau = z.infer<typeof StoredBureau>;

/**
 * The bureaus of a dispute as the Disputes table keeps them: those that report the item, with when its letter was mailed (m),
 * delivered (d), returned (r) and held back (h, for w), from when on it is to be mailed again (a), in epoch milliseconds,
 * what it answered (o) and the answers that were replaced (e): outcome, when recorded, the letter's day, what was
 * corrected, and how the service knows; what a later report showed and its day (l); what its letter asks for, where that is no
 * dispute of its own (k), the dispute that is a later letter to it (x), and the one that adds information and the day on which that came (i), and from when
 * the CFPB takes a complaint about the dispute before it (f). One that gets no letter in this round and has answered before is marked (n).
 */
export const StoredBureaus = z.partialRecord(Bureau, StoredBureau);
export type StoredBureaus = z.infer<typeof StoredBureaus>;

/** In the short form of the table; bureaus that neither get a letter nor have answered one are left out. */
export function storedBureaus(progress: Dispute["bureaus"]): StoredBureaus {
  const reporting = bureaus.flatMap((bureau) => {
    const present = progress[bureau];
    return present && (present.reportsItem || isCarried(present)) ? [[bureau, storedBureau(present)] as const] : [];
  });
  return Object.fromEntries(reporting);
}

/** @param annual the bureaus whose report of AnnualCreditReport.com the item is in */
export function readBureaus(stored: StoredBureaus, annual?: readonly Bureau[]): Dispute["bureaus"] {
  const progress = bureaus.map((bureau) => {
    const fromAnnualReport = annual?.includes(bureau);
    return [bureau, progressOf(stored[bureau], { fromAnnualReport })] as const;
  });
  return Object.fromEntries(progress);
}

function storedBureau(progress: BureauProgress): StoredBureau {
  const {
    mailedAt,
    deliveredAt,
    returnedAt,
    heldBackAt,
    heldBackFor,
    mailAgainAfter,
    answer,
    earlierAnswers,
    laterReport,
    kind,
    laterLetter,
    addedLetter,
    informationAddedOn,
    complaintFrom,
  } = progress;
  const ms = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at));
  const left = { m: ms(mailedAt), d: ms(deliveredAt), r: ms(returnedAt) };
  const later: StoredBureau["l"] = laterReport && [laterReport.finding, laterReport.on];
  const said = { o: answer && storedAnswer(answer), e: earlierAnswers?.map(storedAnswer), l: later };
  const added: StoredBureau["i"] = addedLetter
    ? informationAddedOn
      ? [addedLetter, informationAddedOn]
      : [addedLetter]
    : undefined;
  const round = {
    k: kind,
    x: laterLetter,
    i: added,
    f: complaintFrom,
    ...(progress.reportsItem ? {} : { n: 1 as const }),
  };
  return { ...left, h: ms(heldBackAt), w: heldBackFor, a: ms(mailAgainAfter), ...said, ...round };
}

function storedAnswer({ outcome, recordedAt, answeredOn, correctedTo, source }: RecordedAnswer): StoredAnswer {
  const answer = [outcome, Date.parse(recordedAt)] as const;
  if (source) return [...answer, answeredOn ?? "", correctedTo ?? "", source];
  if (correctedTo) return [...answer, answeredOn ?? "", correctedTo];
  return answeredOn ? [...answer, answeredOn] : [...answer];
}

function readAnswer([outcome, recorded, answeredOn, correctedTo, source]: StoredAnswer): RecordedAnswer {
  const said = { ...(answeredOn && { answeredOn }), ...(correctedTo && { correctedTo }), ...(source && { source }) };
  return { outcome, recordedAt: instant(recorded), ...said };
}

function progressOf(stored: StoredBureau | undefined, basis: AnswerBasis): BureauProgress {
  if (!stored) return { reportsItem: false };
  const { m: mailed, d: delivered, r: returned, h: heldBack, w: heldBackFor, a: again, k: kind } = stored;
  const [addedLetter, informationAddedOn] = stored.i ?? [];
  const at = (ms: number | undefined) => (ms === undefined ? undefined : instant(ms));
  return {
    reportsItem: stored.n === undefined,
    ...(kind && { kind }),
    mailedAt: at(mailed),
    deliveredAt: at(delivered),
    returnedAt: at(returned),
    heldBackAt: at(heldBack),
    heldBackFor,
    mailAgainAfter: at(again),
    ...(delivered !== undefined && dueOf(delivered, { ...basis, kind, informationAddedOn })),
    ...(addedLetter && { addedLetter }),
    ...(informationAddedOn && { informationAddedOn }),
    ...(stored.x && { laterLetter: stored.x }),
    ...(stored.f && { complaintFrom: stored.f }),
    ...(stored.o && { answer: readAnswer(stored.o) }),
    ...(stored.e && { earlierAnswers: stored.e.map(readAnswer) }),
    ...(stored.l && { laterReport: { source: "later_report" as const, finding: stored.l[0], on: stored.l[1] } }),
  };
}

/** The day in UTC is never before the bureau's own: a bureau is not accused a day early. @param delivered ms since 1970 */
function dueOf(delivered: number, { informationAddedOn, ...basis }: AnswerBasis): Partial<BureauProgress> {
  const receivedOn = dayOf(instant(delivered));
  const dueOn = answerDueOn(receivedOn, { ...basis, informationAddedOn });
  return { dueOn, ...(dueOn !== answerDueOn(receivedOn, basis) && { isExtended: true }) };
}

/** @param ms since 1970 @returns ISO 8601 in UTC */
export const instant = (ms: number) => new Date(ms).toISOString();
