import { withWholeAmounts } from "./split-amounts";

const word = (text: string, x: number, confidence = 0.9) => ({
  text,
  x,
  y: 40,
  width: text.length * 12,
  height: 20,
  confidence,
});
const read = (...words: ReturnType<typeof word>[]) => withWholeAmounts(words).map(({ text }) => text);

test("an amount that was read in two pieces is one, as sure as the less sure of them", () => {
  expect(withWholeAmounts([word("$1,", 0), word("688", 42, 0.7)])).toEqual([
    { text: "$1,688", x: 0, y: 40, width: 78, height: 20, confidence: 0.7 },
  ]);
  expect(read(word(">$12,", 0), word("688.00<", 66))).toEqual([">$12,688.00<"]);
  expect(read(word("$1,", 0), word("688,", 42), word("200", 96))).toEqual(["$1,688,200"]);
});

test("what stands in another column, and what is no rest of an amount, stays by itself", () => {
  expect(read(word("$1,", 0), word("688", 200))).toEqual(["$1,", "688"]);
  expect(read(word("$1,", 0), word("68", 42))).toEqual(["$1,", "68"]);
  expect(read(word("$688", 0), word("120", 54))).toEqual(["$688", "120"]);
});
