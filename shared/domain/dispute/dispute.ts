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

/** Who moved a dispute. */
export const Actor = z.enum(["member", "admin", "mail", "system"]);
export type Actor = z.infer<typeof Actor>;
