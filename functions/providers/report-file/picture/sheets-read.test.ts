import type { PictureText } from "./read-picture";
import { sheetsRead } from "./sheets-read";

const corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const;

const wordsOf = (text: string, confidence: number) =>
  text.split(" ").map((word, at) => ({ text: word, x: 100 + at * 90, y: 200, width: 80, height: 20, confidence }));

const sheetWith = (words: PictureText["words"], clarity = 20): PictureText => ({
  ...{ width: 1_000, height: 1_300, words, clarity, corners },
});

const read = sheetWith(wordsOf("Potentially negative items of a report", 0.96));

test.each([
  ["of which most words are guesses", sheetWith(wordsOf("qnaonva vnd omr zz", 0.4))],
  ["with lines of writing and no word", sheetWith([])],
])("beside a sheet that was read, one %s is said to be missing", (_, other) => {
  expect(sheetsRead([read, other])).toMatchObject({ lacksSheet: true });
  expect(sheetsRead([other, read])).toMatchObject({ lacksSheet: true });
});

test("what has no lines of writing is no sheet that is missing, and of two that were read none is", () => {
  expect(sheetsRead([read, sheetWith([], 2)])).not.toHaveProperty("lacksSheet");
  expect(sheetsRead([read, read])).not.toHaveProperty("lacksSheet");
  expect(sheetsRead([read])).not.toHaveProperty("lacksSheet");
});
