export const disputeStatuses = ["draft", "submitted", "sent", "in_review", "resolved", "rejected"] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** What a bureau's answer was: FCRA 611(a)(5)-(6), 605B(c). */
export const disputeOutcomes = [
  "deleted",
  "modified",
  "blocked",
  "verified_but_corrected",
  "verified",
  "frivolous",
  "no_response",
  "block_declined",
] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/**
 * Where the knowledge of an answer comes from, when the member has not typed it: the bureau's own letter, read and confirmed, or a
 * report that does not show the item any more, while no letter came.
 */
export const answerSources = ["uploaded_answer", "later_report"] as const;
export type AnswerSource = (typeof answerSources)[number];

/** Who moved a dispute. */
export const actors = ["member", "admin", "mail", "system"] as const;
export type Actor = (typeof actors)[number];
