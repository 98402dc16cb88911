import { unsureBesideGuesses } from "./beside-guesses";

const word = (text: string, x: number, confidence: number, width = text.length * 26) => ({
  text,
  x,
  y: 100,
  width,
  height: 34,
  confidence,
});
const said = (...words: ReturnType<typeof word>[]) =>
  unsureBesideGuesses(words).map(({ text, confidence }) => [text, confidence]);

test("a guess in a name of capitals is kept, and the whole name is unsure", () => {
  expect(said(word("FUIRAELE", 170, 0), word("MTG", 392, 0.96), word("CO", 490, 0.97))).toEqual([
    ["FUIRAELE", 0.3],
    ["MTG", 0.85],
    ["CO", 0.97],
  ]);
});

test("what is no word stays a guess, and what is beside it is unsure", () => {
  expect(said(word("RIVERTON", 169, 0.96), word("==", 394, 0, 220), word("RY", 640, 0.8))).toEqual([
    ["RIVERTON", 0.85],
    ["==", 0],
    ["RY", 0.8],
  ]);
});

test.each([
  ["in another column", word("FUIRAELE", 170, 0), word("MTG", 600, 0.96)],
  ["of one sign", word("I", 170, 0), word("MTG", 200, 0.96)],
])("a guess %s changes nothing", (_, ...words) => {
  expect(unsureBesideGuesses(words)).toEqual(words);
});

test("beside words in small letters a guess is none of a name's words", () => {
  expect(said(word("Acccurrt", 170, 0), word("number", 392, 0.96))).toEqual([
    ["Acccurrt", 0],
    ["number", 0.85],
  ]);
});
