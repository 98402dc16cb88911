import * as z from "zod";

/**
 * What a letter to a bureau asks for where that is not to reinvestigate an item: a block of it after identity theft, or a later step
 * about the same item at this one bureau. It goes the way of every letter; a later step does not count as another dispute.
 */
export const LetterKind = z.enum([
  /** FCRA 605B, 15 U.S.C. § 1681c-2. */
  "block",
  /** To a bureau that investigates: it counts with the dispute, which the bureau answers. */
  "added_information",
  "procedure_request",
  "no_answer_demand",
  "cure",
  "reinsertion",
  "consumer_statement",
]);
export type LetterKind = z.infer<typeof LetterKind>;
