import { claimDelivery, isNoneOnItsWay, type LetterFate, lostFrom, mayMailAgain, nextMailAgain } from "./mailing";

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
