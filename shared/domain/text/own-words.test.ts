import { NewDispute } from "#shared/api/schemas/dispute";
import { ownWords } from "./own-words";

test.each([
  ["a zero-width space, a joiner and a byte order mark", "ze\u200bro\u200d wi\u2060dth\ufeff", "zero width"],
  ["soft hyphens of a copied page", "cred\u00adit", "credit"],
  ["turns of direction, which make a screen show other words than a letter", "A\u202egnirts\u202c B", "Agnirts B"],
  ["control characters", "a\u0000b\u0007c\u001b", "abc"],
  ["halves of characters", "pa\ud83did \udc00now", "paid now"],
  ["signs that stand where half a character was", "pa\ufffdid", "paid"],
  ["tag characters", "\u{e0041}paid", "paid"],
  ["line breaks of other kinds, which become plain ones", "one\r\ntwo\u2028three\u0085four", "one\ntwo\nthree\nfour"],
  ["nothing of what is seen", "  Ya pagué, ¡todo!\n\t- 5 € 😀 李  ", "Ya pagué, ¡todo!\n\t- 5 € 😀 李"],
])("what a person writes loses %s", (_, typed, kept) => {
  expect(ownWords(100).parse(typed)).toBe(kept);
});

test("words that a letter quotes are kept so: what is invisible would be printed as a question mark", () => {
  const typed = { negativeItemId: "item", disputeReason: "other", additionalDetails: "I pa\u200bid in March." };
  expect(NewDispute.parse(typed).additionalDetails).toBe("I paid in March.");
});

test("words of 2,000 characters are searched in one pass", () => {
  const before = performance.now();
  expect(ownWords(2_000).safeParse("\u200b\r".repeat(400_000)).success).toBe(true);
  expect(performance.now() - before).toBeLessThan(1_000);
});
