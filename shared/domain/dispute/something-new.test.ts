import { needsSomethingNew, type RoundSaid, saysSomethingNew } from "./something-new";

const first: RoundSaid = {
  reasons: ["incorrect_amount"],
  explanation: "I paid $200 in May.",
  statedFacts: [{ field: "balance", right: 40, knownFrom: "statement" }],
  exhibits: [{ sha256: "a" }],
};
const fact = { field: "balance" as const, right: 45, knownFrom: "statement" as const };

test.each<[string, Partial<RoundSaid>, boolean]>([
  ["the same once more", {}, false],
  ["the same words with other marks", { explanation: "I PAID $200 in May!" }, false],
  ["the same value, known from elsewhere", { statedFacts: [{ ...fact, right: 40, knownFrom: "receipt" }] }, false],
  ["less than before", { explanation: undefined, exhibits: [] }, false],
  ["other words", { explanation: "I paid $200 in May and $40 in June." }, true],
  ["another value", { statedFacts: [fact] }, true],
  ["another exhibit", { exhibits: [{ sha256: "a" }, { sha256: "b" }] }, true],
  ["another reason", { reasons: ["incorrect_amount", "duplicate"] }, true],
  // Without words of the consumer's own it states nothing.
  ["the reason 'other' alone", { reasons: ["other"], explanation: undefined }, false],
])("%s is news: %#", (_, change, isNews) => {
  expect(saysSomethingNew({ ...first, ...change }, [first])).toBe(isNews);
});

test("what an earlier round than the last said is no news either", () => {
  const second = { ...first, explanation: "Something else." };
  expect(saysSomethingNew(first, [first, second])).toBe(false);
});

test("silence sets nothing aside: the same may be said again", () => {
  expect(needsSomethingNew(["no_response", undefined])).toBe(false);
  expect(needsSomethingNew(["no_response", "verified"])).toBe(true);
});
