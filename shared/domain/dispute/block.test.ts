import { letterKindOf, missingBlockProofs, mixesTheft } from "./block";
import type { ReasonKey } from "./reasons";

test.each([
  [["identity_theft"], "block"],
  [["not_mine", "identity_theft"], "block"],
  [["not_mine"], undefined],
] as [ReasonKey[], string | undefined][])("a dispute because of %s asks for: %s", (reasons, kind) => {
  expect(letterKindOf(reasons)).toBe(kind);
});

test.each([
  [["identity_theft", "not_mine", "other"], false],
  [["identity_theft", "incorrect_amount"], true],
  [["identity_theft", "mixed_files"], true],
  [["incorrect_amount", "duplicate"], false],
] as [ReasonKey[], boolean][])("%s mix a block with an ordinary dispute: %s", (reasons, isMixed) => {
  expect(mixesTheft(reasons)).toBe(isMixed);
});

test.each([
  ["neither", [], false, ["identity_theft_report", "identity"]],
  ["another proof", ["statement"], true, ["identity_theft_report"]],
  ["the report alone", ["identity_theft_report"], false, ["identity"]],
  ["the ID as a proof", ["identity_theft_report", "identity_document"], false, undefined],
  ["both", ["statement", "identity_theft_report"], true, undefined],
] as const)(
  "a request to block with %s enclosed lacks what the law asks for beside it",
  (_, kinds, hasIdEnclosed, missing) => {
    const exhibits = kinds.map((kind) => ({ kind }));
    expect(missingBlockProofs({ kind: "block", exhibits, hasIdEnclosed })).toEqual(missing);
  },
);

test("an ordinary dispute lacks no proof", () => {
  expect(missingBlockProofs({ hasIdEnclosed: false })).toBeUndefined();
});
