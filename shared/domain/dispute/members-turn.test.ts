import { isMembersTurn, membersTurnFrom } from "./members-turn";

const look = { step: "watch", owner: "member", by: "2026-12-29" } as const;

test.each([
  ["a look at a report that is a month away is not the member's turn", look, "2026-11-30", false],
  ["it is on its day", look, "2026-12-29", true],
  ["and around it", look, "2026-12-26", true],
  ["a correction is looked at in the same way", { ...look, step: "checkReport" }, "2026-11-30", false],
  ["a reply is the member's turn at once, up to its day", { ...look, step: "askProcedure" }, "2026-11-30", true],
  ["what others do never is", { ...look, step: "answer", owner: "bureau" }, "2026-12-29", false],
] as const)("%s", (_, step, today, expected) => {
  expect(isMembersTurn(step, today)).toBe(expected);
});

test("a look that is to come says from when", () => {
  expect(membersTurnFrom(look, "2026-11-30")).toBe("2026-12-29");
  expect(membersTurnFrom(look, "2026-12-29")).toBeUndefined();
  expect(membersTurnFrom({ ...look, owner: "redress" }, "2026-11-30")).toBeUndefined();
});
