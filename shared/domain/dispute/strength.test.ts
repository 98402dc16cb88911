import english from "#shared/i18n/en/item.json";
import { reasonKeys } from "./reasons";
import { strengthOf } from "./strength";

const fact = { field: "balance" as const, right: 40, knownFrom: "statement" as const };

test.each([
  ["the reason alone", {}, "bare", ["fact", "proof"]],
  ["the right balance", { statedFacts: [fact] }, "partly", ["proof"]],
  ["a proof of something else", { exhibits: [{ kind: "proof_of_address" as const }] }, "bare", ["fact", "proof"]],
  ["balance and statement", { statedFacts: [fact], exhibits: [{ kind: "statement" as const }] }, "whole", []],
  ["words, which an amount does not need", { explanation: "It is $40." }, "bare", ["fact", "proof"]],
] as const)("a wrong amount with %s", (_, said, level, missing) => {
  const strength = strengthOf({ reasons: ["incorrect_amount"], ...said });
  expect(strength.level).toBe(level);
  expect(strength.lines.filter(({ isThere }) => !isThere).map(({ part }) => part)).toEqual(missing);
});

test("a copy of the ID that goes with the letters anyway is not missing", () => {
  const missing = (hasIdEnclosed: boolean) =>
    strengthOf({ reasons: ["not_mine"], hasIdEnclosed }).lines.flatMap(({ part, isThere }) => (isThere ? [] : part));
  expect([missing(false), missing(true)]).toEqual([["fact", "proof"], ["fact"]]);
});

test("each reason has its own lines, and words back those that have no exact value", () => {
  const { level, lines } = strengthOf({ reasons: ["mixed_files", "incorrect_amount"], explanation: "Not my debt." });
  expect(level).toBe("partly");
  expect(lines.map(({ reason, part, isThere }) => [reason, part, isThere])).toEqual([
    ["incorrect_amount", "fact", false],
    ["incorrect_amount", "proof", false],
    ["mixed_files", "words", true],
    ["mixed_files", "proof", false],
  ]);
});

test("a theft is backed by the report alone", () => {
  const exhibits = [{ kind: "identity_theft_report" as const }];
  expect(strengthOf({ reasons: ["identity_theft"], exhibits }).level).toBe("whole");
});

test("every line of every reason has its words", () => {
  const keys = strengthOf({ reasons: reasonKeys }).lines.map(({ reason, part }) => `item.strength.${part}.${reason}`);
  expect(keys.filter((key) => !(key in english))).toEqual([]);
});
