import { CERTIFIED_NUMBER, plainNumber, selfMailedAt } from "./self-mail";

const at = new Date("2026-11-25T17:00:00.000Z");

test.each([
  ["on the day before it was written", "2026-11-19", undefined],
  ["on the day it was written", "2026-11-20", "2026-11-20T12:00:00.000Z"],
  ["today", "2026-11-25", "2026-11-25T12:00:00.000Z"],
  ["tomorrow", "2026-11-26", undefined],
])("a letter of 20 November that is said on the 25th to have been mailed %s", (_, mailedOn, mailedAt) => {
  expect(selfMailedAt(mailedOn, { writtenOn: "2026-11-20", at })).toBe(mailedAt);
});

test("a letter that left this morning left not later than now", () => {
  const early = new Date("2026-11-25T09:00:00.000Z");
  expect(selfMailedAt("2026-11-25", { writtenOn: "2026-11-20", at: early })).toBe("2026-11-25T09:00:00.000Z");
});

test.each([
  ["9407 1118 9956 0817 4321 00", true],
  ["9407 1118 9956 0817 4321", true],
  ["ra123456789us", true],
  ["9407 1118", false],
  ["9407 1118 9956 0817 4321 0", false],
])("%s is a certified number: %s", (typed, is) => {
  expect(CERTIFIED_NUMBER.test(plainNumber(typed))).toBe(is);
});
