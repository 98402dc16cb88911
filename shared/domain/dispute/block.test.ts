import { asksBlock, missingBlockProofs } from "./block";
import type { ReasonKey } from "./reasons";

test.each([
  ["neither proof", [], false, ["identity_theft_report", "identity"]],
  ["another proof", ["statement"], true, ["identity_theft_report"]],
  ["the report alone", ["identity_theft_report"], false, ["identity"]],
  ["the ID as a proof", ["identity_theft_report", "identity_document"], false, []],
  ["both", ["statement", "identity_theft_report"], true, []],
] as const)(
  "with %s enclosed, identity theft lacks for a block what the law asks for",
  (_, kinds, hasIdEnclosed, missing) => {
    const exhibits = kinds.map((kind) => ({ kind }));
    expect(missingBlockProofs({ reasons: ["identity_theft"], exhibits, hasIdEnclosed })).toEqual(missing);
  },
);

test.each([
  [["identity_theft", "not_mine", "other"], []],
  [["identity_theft", "incorrect_amount"], undefined],
  [["identity_theft", "mixed_files"], undefined],
  [["not_mine"], undefined],
] as [ReasonKey[], string[] | undefined][])("a block is asked for because of theft alone: %s", (reasons, missing) => {
  const exhibits = [{ kind: "identity_theft_report" as const }];
  expect(missingBlockProofs({ reasons, exhibits, hasIdEnclosed: true })).toEqual(missing);
});

test("a dispute asks for a block where one of its letters does", () => {
  expect(asksBlock({ bureaus: { experian: {}, equifax: { kind: "block" } } })).toBe(true);
  expect(asksBlock({ bureaus: { experian: { kind: "cure" } } })).toBe(false);
});
