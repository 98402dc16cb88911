import * as z from "zod";
import { Bureau, DisputeOutcome, DisputeStatus } from "#shared/domain/schemas";
import { letterLine } from "#shared/domain/text/line";
import { ownWords } from "#shared/domain/text/own-words";
import { Day, Id } from "./common";

/** What a member says that one bureau answered. */
export const RecordAnswerBody = z.object({
  bureau: Bureau,
  outcome: DisputeOutcome,
  /** The date of the bureau's letter, or of the report that shows the answer. */
  answeredOn: Day.optional(),
  correctedTo: letterLine(200).optional(),
  /** The uploaded letter of the bureau that says so. */
  uploadId: Id.optional(),
  /** No letter came: the member's latest report does not show the item any more. */
  fromReport: z.literal(true).optional(),
});
export type RecordAnswerBody = z.infer<typeof RecordAnswerBody>;

/** The notice in which a bureau says that it has put back what it had removed, and its date. */
export const RecordReinsertionBody = z.object({ bureau: Bureau, noticedOn: Day });
export type RecordReinsertionBody = z.infer<typeof RecordReinsertionBody>;

/** What happened to a whole dispute: its letters arrived, or the bureaus answered. */
export const ChangeStatusBody = z.object({
  status: DisputeStatus,
  note: ownWords(500).optional(),
  outcome: DisputeOutcome.optional(),
  /** Another answer than was recorded, within 30 days; or other days than were `received`, until the answer. */
  correction: z.literal(true).optional(),
  /** With `in_review`, of letters that the member mailed: the days on which these bureaus received theirs. */
  received: z.partialRecord(Bureau, Day).optional(),
});
export type ChangeStatusBody = z.infer<typeof ChangeStatusBody>;
