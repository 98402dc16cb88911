import * as z from "zod";

export const DisputeStatus = z.enum(["draft", "submitted", "sent", "in_review", "resolved", "rejected"]);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** What a bureau's answer was: FCRA 611(a)(5)-(6), 605B(c). */
export const DisputeOutcome = z.enum([
  "deleted",
  "modified",
  "blocked",
  "verified_but_corrected",
  "verified",
  "frivolous",
  "no_response",
  "block_declined",
]);
export type DisputeOutcome = z.infer<typeof DisputeOutcome>;

/** Where the knowledge of an answer comes from, when the member has not typed it: the bureau's own letter, read and confirmed. */
export const AnswerSource = z.enum(["uploaded_answer"]);
export type AnswerSource = z.infer<typeof AnswerSource>;

/** Who moved a dispute. */
export const Actor = z.enum(["member", "admin", "mail", "system"]);
export type Actor = z.infer<typeof Actor>;
