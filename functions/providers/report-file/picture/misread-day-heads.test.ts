import { withDayHeads } from "./misread-day-heads";

const rowOf = (...texts: string[]) =>
  texts.map((text, at) => ({ text, x: 540 + at * 24, y: 100, width: text.length * 6, height: 9, confidence: 0.7 }));
const textsOf = (...texts: string[]) => withDayHeads(rowOf(...texts)).map(({ text }) => text);

test.each([
  ["a crossed zero for a 6", ["DUE", "30", "60", "96+", "STATUS"], ["DUE", "30", "60", "90+", "STATUS"]],
  ["a zero for a letter", ["3O", "60", "90"], ["30", "60", "90"]],
  ["and the sign behind them", ["30", "60", "9Ot"], ["30", "60", "90+"]],
])("the heads over a table's counts are read, which the engine took for others: %s", (_, read, printed) => {
  expect(textsOf(...read)).toEqual(printed);
});

test.each([
  ["counts of one row", ["30", "6", "96"]],
  ["an amount behind them", ["30", "60", "$96"]],
  ["two that differ", ["36", "60", "96"]],
  ["other days", ["30", "60", "120"]],
])("other figures stay as they were read: %s", (_, read) => {
  expect(textsOf(...read)).toEqual(read);
});
