import { unsureSlashes } from "./unsure-slashes";

const read = (text: string) =>
  unsureSlashes([{ text, x: 40, y: 100, width: text.length * 6, height: 9, confidence: 0.93 }])[0]?.confidence;

test.each(["RESURGENTILVNV", "NEWREZISHELLPOINT", "COMENITYLVICTORIA"])(
  "a long word of a creditor's name may be two, whose slash was taken for a letter: its reader is to look at %s",
  (text) => {
    expect(read(text)).toBe(0.85);
  },
);

test.each([
  "COMMUNICATIONS",
  "ADMINISTRATORS",
  "INTERNATIONAL",
  "SHELLPOINT",
  "NEWREZ/SHELLPOINT",
  "Newrezishellpoint",
])("%s is as sure as it was read", (text) => {
  expect(read(text)).toBe(0.93);
});

test("a word that was read with less confidence stays so", () => {
  const word = { text: "RESURGENTILVNV", x: 40, y: 100, width: 90, height: 9, confidence: 0.5 };
  expect(unsureSlashes([word])).toEqual([word]);
});
