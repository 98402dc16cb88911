import * as z from "zod";

/**
 * What a letter to a bureau asks for where it is no dispute of its own: a later step about the same item at this one bureau. It
 * goes the way of every letter, and does not count as another dispute.
 */
export const LetterKind = z.enum([
  "procedure_request",
  "no_answer_demand",
  "cure",
  "reinsertion",
  "consumer_statement",
]);
export type LetterKind = z.infer<typeof LetterKind>;
