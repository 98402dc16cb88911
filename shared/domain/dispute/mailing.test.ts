import {
  claimDelivery,
  isMailingLate,
  isNoneOnItsWay,
  isPastMailDay,
  type LetterFate,
  lostFrom,
  mayMailAgain,
  nextMailAgain,
} from "./mailing";

const mailedAt = "2026-11-27T17:00:00.000Z";
const letter = { reportsItem: true, mailedAt };
const [before, after] = [new Date("2026-12-07T16:59:59.999Z"), new Date("2026-12-07T17:00:00.000Z")];

test("a letter without the post's scan counts as lost 10 days after its mailing", () => {
  expect(lostFrom(letter)).toEqual(after);
});

test.each([
  ["that is on its way", letter, before, false],
  ["whose delivery has not been confirmed for 10 days", letter, after, true],
  ["that came back", { ...letter, returnedAt: "2026-11-30T17:00:00.000Z" }, before, true],
  ["that the post would not take", { reportsItem: true, heldBackAt: mailedAt }, before, true],
  ["that has arrived", { ...letter, deliveredAt: "2026-12-01T17:00:00.000Z" }, after, false],
  ["that waits to be mailed again", { ...letter, mailAgainAfter: "2026-12-08T06:00:00.000Z" }, after, false],
  ["that a bureau without the item gets none of", { reportsItem: false }, after, false],
  ["that waits for its first mailing", { reportsItem: true }, after, false],
])("whether a letter %s may be mailed again", (_, known, at, may) => {
  expect(mayMailAgain(known, at)).toBe(may);
});

test.each([
  ["on the day on which they leave", "2026-12-04", "submitted", false],
  ["on the weekend after it, when nothing is mailed", "2026-12-06", "submitted", false],
  ["on the next business day", "2026-12-07", "submitted", true],
  ["once they have left", "2026-12-07", "sent", false],
] as const)("whether the mail service is late in taking letters %s", (_, today, status, isLate) => {
  expect(isMailingLate({ status, mailAfter: "2026-12-04T06:00:00.000Z" }, today)).toBe(isLate);
});

test("letters that wait for an address, or without a day, are not late", () => {
  const today = "2026-12-07";
  const mailAfter = "2026-12-04T06:00:00.000Z";
  expect(isMailingLate({ status: "submitted", mailAfter, needsAddress: true }, today)).toBe(false);
  expect(isMailingLate({ status: "submitted" }, today)).toBe(false);
});

test("a letter that was ordered again is late from the business day after its day", () => {
  expect(isPastMailDay("2026-12-04T06:00:00.000Z", "2026-12-06")).toBe(false);
  expect(isPastMailDay("2026-12-04T06:00:00.000Z", "2026-12-07")).toBe(true);
});

test("the first of the letters that were ordered again is the next one", () => {
  const [sooner, later] = ["2026-12-08T06:00:00.000Z", "2026-12-09T06:00:00.000Z"];
  const letters = {
    experian: { ...letter, mailAgainAfter: later },
    equifax: letter,
    transunion: { ...letter, mailAgainAfter: sooner },
  };
  expect(nextMailAgain(letters)).toBe(sooner);
  expect(nextMailAgain({ equifax: letter })).toBeUndefined();
});

test.each<[string, LetterFate, string | undefined]>([
  ["that is on its way", letter, mailedAt],
  ["that has arrived", { ...letter, deliveredAt: "2026-12-01T17:00:00.000Z" }, "2026-12-01T17:00:00.000Z"],
  ["that came back", { ...letter, returnedAt: mailedAt }, undefined],
  ["that was held back", { reportsItem: true, heldBackAt: mailedAt }, undefined],
  ["that a bureau without the item gets none of", { reportsItem: false }, undefined],
])("a member's word that the bureaus have the letters, for one %s", (_, known, deliveredAt) => {
  expect(claimDelivery({ experian: known }, mailedAt).experian?.deliveredAt).toBe(deliveredAt);
});

const returned = { ...letter, returnedAt: mailedAt };

test.each<[string, Parameters<typeof isNoneOnItsWay>[0], Date, boolean]>([
  ["that is on its way", { experian: letter }, before, false],
  ["that has not arrived for 10 days", { experian: letter }, after, true],
  ["that came back", { experian: returned, equifax: { reportsItem: false } }, before, true],
  [
    "that came back and waits to be mailed again",
    { experian: { ...returned, mailAgainAfter: mailedAt } },
    before,
    true,
  ],
  ["that came back beside one on its way", { experian: returned, equifax: letter }, before, false],
  [
    "that came back beside one that is answered",
    { experian: returned, equifax: { ...letter, answer: {} } },
    before,
    true,
  ],
  ["that is answered", { experian: { ...letter, answer: {} } }, after, false],
  [
    "that came back beside one that arrived",
    { experian: returned, equifax: { ...letter, deliveredAt: mailedAt } },
    before,
    false,
  ],
])("whether no letter is on its way, of one %s", (_, letters, at, isNone) => {
  expect(isNoneOnItsWay(letters, at)).toBe(isNone);
});
