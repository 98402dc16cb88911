import type { LetterFacts } from "#functions/letters/letter-facts";
import { AppError } from "#shared/api/errors";
import type { NewDispute } from "#shared/api/schemas/dispute";
import { explanationOf, needsDetails, parseReasons, statedReasons } from "#shared/domain/dispute/reasons";
import { type Reported, refusalOf, refusalWords } from "#shared/domain/dispute/statements";

export type Statement = Pick<LetterFacts, "reasons" | "explanation">;

type Said = Pick<NewDispute, "disputeReason" | "additionalDetails">;

/**
 * The statement that a member's reason and details make. A reason in words of their own is "other", in these words.
 *
 * @param mayAskOnly "other" without a word is taken as no reason: the letters ask for a check and claim nothing
 * @throws AppError VALIDATION_FAILED for a reason without a single letter, and for "other" without words
 */
export function statementOf({ disputeReason, additionalDetails }: Said, { mayAskOnly = false } = {}): Statement {
  const reasons = parseReasons(disputeReason);
  if (!reasons) {
    if (!/\p{L}/u.test(disputeReason)) throw refusedField("disputeReason", "Invalid format");
    return { reasons: ["other"], explanation: explanationOf(disputeReason, additionalDetails) };
  }
  if (needsDetails(reasons) && !additionalDetails && !mayAskOnly) {
    throw refusedField("additionalDetails", "This field is required");
  }
  return { reasons, explanation: additionalDetails || undefined };
}

/** @throws AppError VALIDATION_FAILED, with the reason in words, when the statement cannot stand beside what the bureaus report */
export function assertPossible(statement: Statement, views: readonly Reported[]): void {
  const refusal = refusalOf(statedReasons(statement), views);
  if (refusal) throw refusedField("disputeReason", refusalWords[refusal]);
}

function refusedField(field: keyof Said, sentence: string): AppError {
  return new AppError("VALIDATION_FAILED", { details: sentence, fieldErrors: { [field]: [sentence] } });
}
