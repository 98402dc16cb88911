import type { Bureau } from "../bureau/bureau";
import type { DisputeOutcome } from "./dispute";
import { type LetterSaid, refusedBy, repeatsRefused } from "./something-new";

const first: LetterSaid = {
  reasons: ["incorrect_amount"],
  explanation: "I paid $200 in May.",
  statedFacts: [{ field: "balance", right: 40, knownFrom: "statement" }],
  exhibits: [{ sha256: "a", kind: "statement" }],
};
const fact = { field: "balance" as const, right: 45, knownFrom: "statement" as const };
const a = { sha256: "a", kind: "statement" as const };

test.each<[string, Partial<LetterSaid>, boolean]>([
  ["the same once more", {}, true],
  ["the same words with other marks", { explanation: "I PAID $200 in May!" }, true],
  ["the same value, known from elsewhere", { statedFacts: [{ ...fact, right: 40, knownFrom: "receipt" }] }, true],
  ["less than before", { explanation: undefined, exhibits: [] }, true],
  ["a page of the bureau's next report", { exhibits: [a, { sha256: "b", kind: "report_page" }] }, true],
  ["other words", { explanation: "I paid $200 in May and $40 in June." }, false],
  ["another value", { statedFacts: [fact] }, false],
  ["another exhibit", { exhibits: [a, { sha256: "b", kind: "statement" }] }, false],
  ["another reason", { reasons: ["incorrect_amount", "duplicate"] }, false],
  // Without words of the consumer's own it states nothing.
  ["the reason 'other' alone", { reasons: ["other"], explanation: undefined }, true],
])("%s repeats what was refused: %#", (_, change, repeats) => {
  expect(repeatsRefused({ ...first, ...change }, [{ said: first, outcome: "verified" }])).toBe(repeats);
});

test("what an earlier letter than the last said is repeated too", () => {
  const second = { ...first, explanation: "Something else." };
  const before = [first, second].map((said) => ({ said, outcome: "verified" as const }));
  expect(repeatsRefused(first, before)).toBe(true);
});

test.each<[string, (DisputeOutcome | undefined)[], boolean]>([
  ["silence", ["no_response"], false],
  ["no answer yet", [undefined], false],
  ["a refusal", ["verified"], true],
  ["a frivolous notice", ["frivolous"], true],
  ["a refusal, then silence", ["verified", "no_response"], true],
  ["a refusal, then a deletion", ["verified", "deleted"], false],
  ["a refusal, then a correction", ["verified", "modified"], false],
  ["a deletion, then a refusal", ["deleted", "verified"], true],
])("after %s the same is a repetition: %#", (_, outcomes, repeats) => {
  expect(
    repeatsRefused(
      first,
      outcomes.map((outcome) => ({ said: first, outcome })),
    ),
  ).toBe(repeats);
});

test("a form can say which bureaus have refused an item: their last answer counts, and silence is none", () => {
  const dispute = (outcomes: Partial<Record<Bureau, DisputeOutcome>>, negativeItemId = "collection") => ({
    negativeItemId,
    status: "rejected" as const,
    bureaus: Object.fromEntries(
      Object.entries(outcomes).map(([bureau, outcome]) => [
        bureau,
        { reportsItem: true, answer: { outcome, recordedAt: "2027-01-08T15:00:00.000Z" } },
      ]),
    ),
  });
  const newest = dispute({ experian: "no_response", equifax: "deleted" });
  const oldest = dispute({ experian: "verified", equifax: "verified", transunion: "frivolous" });
  expect(refusedBy("collection", [newest, oldest])).toEqual(["experian", "transunion"]);
  expect(refusedBy("charge-off", [newest, oldest])).toEqual([]);
});
