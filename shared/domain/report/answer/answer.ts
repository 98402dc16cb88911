import * as z from "zod";
import { Bureau, DisputeOutcome } from "#shared/domain/schemas";
import { Confidence } from "../upload/accounts/evidence";
import { UnreadPage } from "../upload/unread-page";

/** What a bureau did with one item, with the place in its letter that says so. */
export const FoundOutcome = z.object({
  creditorName: z.string().max(120),
  /** Masked: at most four of its signs. */
  accountNumber: z.string().max(20).optional(),
  outcome: DisputeOutcome,
  page: z.number().int(),
  line: z.number().int(),
  rawText: z.string().max(300),
  confidence: Confidence,
});
export type FoundOutcome = z.infer<typeof FoundOutcome>;

/**
 * A bureau's letter about a dispute: the results of a reinvestigation (FCRA 611(a)(6)), or a notice that it is not going to
 * investigate because it takes the dispute for frivolous (611(a)(3)).
 */
export const BureauAnswer = z.object({
  bureau: Bureau,
  letter: z.enum(["results", "frivolous"]),
  /** The day that the letter carries. */
  answeredOn: z.iso.date().optional(),
  /** Whom it is sent to, by first and last name. */
  addressee: z.string().max(80).optional(),
  outcomes: z.array(FoundOutcome).max(100),
  /** Pages of the letter that could not be read. */
  unreadPages: z.array(UnreadPage).optional(),
});
export type BureauAnswer = z.infer<typeof BureauAnswer>;
