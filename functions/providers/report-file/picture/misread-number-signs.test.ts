import { withNumberSigns } from "./misread-number-signs";

const word = (text: string, y: number, x = 220) => ({ text, x, y, width: 70, height: 20, confidence: 0.95 });
const read = (...texts: string[]) =>
  withNumberSigns(texts.map((text, at) => word(text, at * 40))).map(({ text, confidence }) => [text, confidence]);

test("a number sign that was taken for a 4 among numbers that have it is one, and its reader is to look at it", () => {
  expect(read("#202953", "4196169", "#340052", "$0.00")).toEqual([
    ["#202953", 0.95],
    ["#196169", 0.85],
    ["#340052", 0.95],
    ["$0.00", 0.95],
  ]);
});

test("among numbers without the sign it is unsure, and elsewhere it stays", () => {
  expect(read("#202953", "4196169", "#340052", "997888")[1]).toEqual(["4196169", 0.85]);
  expect(read("#202953", "4196169")[1]).toEqual(["4196169", 0.95]);
  const apart = [word("#202953", 0), word("#340052", 40), word("4196169", 80, 420)];
  expect(withNumberSigns(apart)[2]).toEqual(apart[2]);
});
