import * as z from "zod";
import { BureauView } from "#shared/api/schemas/report";
import { LetterKind } from "#shared/domain/dispute/letter-kind";
import { LetterDetails } from "#shared/domain/evidence/letter-details";
import { Bureau, DisputeOutcome, Exhibit, ItemType, ReasonKey, StatedFact } from "#shared/domain/schemas";

const Day = z.iso.date();

/**
 * All that one letter says, as it was known when the letter was written. Stored with the dispute; the birth date is not
 * part of it: only the printed letter carries it.
 */
export const LetterFacts = z.object({
  bureau: Bureau,
  /** What the letter asks for, where that is not to reinvestigate; `none` where the round's letters go to other bureaus only. */
  kind: LetterKind.or(z.literal("none")).optional(),
  writtenOn: Day,
  round: z.number().int().min(1),
  consumer: z.object({
    fullName: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    phone: z.string().optional(),
    ssnLast4: z.string().optional(),
    birthYear: z.string().optional(),
  }),
  /** The day of the report in which this bureau shows the item, and its number there; what it does not carry is left out. */
  reportDate: Day.optional(),
  reportNumber: z.string().optional(),
  /** The item as this bureau reports it; amounts in US dollars, what is not known left out. `isReported` false: only other bureaus do. */
  item: z.object({
    isReported: z.boolean(),
    itemType: ItemType,
    ...BureauView.pick({
      creditorName: true,
      accountNumber: true,
      amount: true,
      status: true,
      payStatus: true,
      payRemark: true,
      understoodStatus: true,
      dateOpened: true,
      dateReported: true,
      dateClosed: true,
      dateOfFirstDelinquency: true,
      removalOn: true,
      paymentHistoryMonth: true,
      fromAnnualReport: true,
    }).shape,
    /** Newest first, as in Metro 2. */
    paymentHistory: z.string().optional(),
    originalCreditor: z.string().optional(),
    /** The lines of the member's uploaded report that show the item, as printed there. */
    excerpt: z.array(z.object({ page: z.number(), line: z.number(), text: z.string() })).optional(),
  }),
  reasons: z.array(ReasonKey).min(1),
  /** What exactly is wrong, and what is right. */
  statedFacts: z.array(StatedFact).optional(),
  /** The consumer's own words. */
  explanation: z.string().optional(),
  /** This bureau has refused the same before: it gets no letter while others do. */
  isRepeated: z.literal(true).optional(),
  /** A copy of the ID goes with the letter. */
  hasIdEnclosed: z.boolean(),
  /** The proofs that go with the letter, A first. */
  exhibits: z.array(Exhibit).optional(),
  details: LetterDetails.optional(),
  /** How the round before ended; `lastDay` is the one on which this bureau had to answer it. */
  previous: z
    .object({
      answeredOn: Day,
      outcome: DisputeOutcome,
      lastDay: Day.optional(),
      /** The date of the bureau's own letter, where there was one. */
      letterOn: Day.optional(),
      /** What is known of the way of the letter that was answered, or was not. */
      mailedOn: Day.optional(),
      deliveredOn: Day.optional(),
      trackingNumber: z.string().optional(),
      /** From when the CFPB takes a complaint about it. */
      complaintFrom: Day.optional(),
    })
    .optional(),
  /** Of added information when the bureau received the dispute that it belongs to. */
  addsTo: z.object({ receivedOn: Day }).optional(),
  /** What is added, of a cure what the bureau says is missing, of a statement the statement: the consumer's own words. */
  words: z.string().optional(),
  /**
   * The report from after a deletion that shows the item, and whether it had been gone in between; or the date of the notice in which the
   * bureau says that it has put it back.
   */
  shownAgain: z.object({ on: Day, wasGone: z.boolean(), isNotice: z.literal(true).optional() }).optional(),
});
export type LetterFacts = z.infer<typeof LetterFacts>;
