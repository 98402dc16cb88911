import { AppError, type FieldErrors } from "#shared/api/errors";
import type { NewDispute } from "#shared/api/schemas/dispute";
import { assertPossible, statementOf } from "./dispute-statement";

function refusedFields(said: Omit<NewDispute, "negativeItemId">): FieldErrors | undefined {
  try {
    assertPossible(statementOf(said), [], { today: "2026-11-20", birthYear: 1986 });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.fieldErrors : undefined;
  }
}

test.each<[string, Omit<NewDispute, "negativeItemId">, string]>([
  ["a reason in letters that no letter prints", { disputeReason: "你好" }, "disputeReason"],
  [
    "such a reason beside words that can be printed",
    { disputeReason: "你好", additionalDetails: "See above" },
    "disputeReason",
  ],
  [
    "words in such letters beside a reason of the form",
    { disputeReason: "other", additionalDetails: "你好" },
    "additionalDetails",
  ],
  [
    "words in such letters beside a reason of their own",
    { disputeReason: "It was sold", additionalDetails: "你好" },
    "additionalDetails",
  ],
  ["a reason without a letter", { disputeReason: "..." }, "disputeReason"],
  [
    "a day before the member was born",
    {
      disputeReason: "incorrect_dates",
      statedFacts: [{ field: "date_opened", right: "1985-12-31", knownFrom: "receipt" }],
    },
    "statedFacts",
  ],
])("%s: refused at the field that holds it", (_, said, field) => {
  expect(Object.keys(refusedFields(said) ?? {})).toEqual([field]);
});
