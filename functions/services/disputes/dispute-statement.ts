import type { LetterFacts } from "#functions/letters/letter-facts";
import { AppError } from "#shared/api/errors";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { Day } from "#shared/domain/days";
import { contradictionOf } from "#shared/domain/dispute/facts-against-reports";
import { explanationOf, lacksWords, parseReasons } from "#shared/domain/dispute/reasons";
import { type Refusal, refusalWords } from "#shared/domain/dispute/refusals";
import { type Reported, refusalOf } from "#shared/domain/dispute/statements";
import { hasOtherLetters } from "#shared/domain/text/latin-letters";

export type Statement = Pick<LetterFacts, "reasons" | "explanation" | "statedFacts">;

type Said = Pick<NewDispute, "disputeReason" | "additionalDetails" | "statedFacts">;

/**
 * The statement that a member's reason and details make. A reason in words of their own is "other", in these words.
 *
 * @param mayAskOnly "other" without a word is taken as no reason: the letters ask for a check and claim nothing
 * @throws AppError VALIDATION_FAILED for a reason without a single letter or in letters that no letter prints, and for "other" without words
 */
export function statementOf(
  { disputeReason, additionalDetails, statedFacts = [] }: Said,
  { mayAskOnly = false } = {},
): Statement {
  const facts = statedFacts.length > 0 ? { statedFacts } : {};
  const reasons = parseReasons(disputeReason);
  if (!reasons) {
    if (!/\p{L}/u.test(disputeReason)) throw refusedField("disputeReason", "Invalid format");
    if (hasOtherLetters(disputeReason)) throw refusedField("disputeReason", refusalWords.otherLetters);
    return { reasons: ["other"], explanation: explanationOf(disputeReason, additionalDetails), ...facts };
  }
  if (lacksWords(reasons, additionalDetails) && !mayAskOnly) {
    throw refusedField("additionalDetails", "This field is required");
  }
  return { reasons, explanation: additionalDetails || undefined, ...facts };
}

/** Who states it: what day it is where the member lives, and the year of the birth where it is known. */
type Writer = { today: Day; birthYear: number | undefined };

/**
 * @throws AppError VALIDATION_FAILED, with the reason in words, when the statement contradicts what the bureaus report
 */
export function assertPossible(statement: Statement, views: readonly Reported[], { today, birthYear }: Writer): void {
  const refusal = refusalOf(statement, views, today, birthYear);
  if (!refusal) return;
  const { day = "" } = contradictionOf(statement.statedFacts ?? [], views, birthYear) ?? {};
  throw refusedField(fieldOf(refusal), refusalWords[refusal].replace("{day}", day));
}

function fieldOf(refusal: Refusal): keyof Said {
  if (refusal === "otherLetters") return "additionalDetails";
  return aboutFacts.includes(refusal) ? "statedFacts" : "disputeReason";
}

const aboutFacts: readonly Refusal[] = [
  "alreadySo",
  "factWithoutReason",
  "factInFuture",
  "factTwice",
  "factsExclude",
  "datesCross",
  "tooLongAgo",
  "alreadyOnTime",
  "beforeOpened",
  "afterReported",
  "openedAfterClosed",
  "openedAfterLate",
];

function refusedField(field: keyof Said, sentence: string): AppError {
  return new AppError("VALIDATION_FAILED", { details: sentence, fieldErrors: { [field]: [sentence] } });
}
