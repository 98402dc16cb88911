import { withZeros } from "./misread-zeros";

/** Each row of words with its own height on the page; columns are 100 apart. */
const table = (...rows: string[][]) =>
  rows.flatMap((row, line) =>
    row.map((text, column) => ({ text, x: column * 100, y: line * 40, width: 12, height: 20, confidence: 0.95 })),
  );
const read = (...rows: string[][]) => withZeros(table(...rows)).map(({ text }) => text);

test("a round letter among the counts of a column is a zero", () => {
  expect(read(["2", "0"], ["1", "O"], ["O", "4"], ["©", "1"])).toEqual(["2", "0", "1", "0", "0", "4", "0", "1"]);
  expect(read(["2"], ["1"], ["C"], ["e"])).toEqual(["2", "1", "0", "0"]);
});

test("each figure of such a column is for its reader to look at: nothing beside it shows that it was read right", () => {
  expect(withZeros(table(["2"], ["9"], ["O"])).map(({ confidence }) => confidence)).toEqual([0.85, 0.85, 0.85]);
  expect(withZeros(table(["2"], ["30"], ["C"])).map(({ confidence }) => confidence)).toEqual([0.95, 0.95, 0.95]);
});

test("a history's marks, and a letter before a name, stay", () => {
  expect(read(["C", "O"], ["C", "30"], ["O", "C"])).toEqual(["C", "O", "C", "30", "O", "C"]);
  const before = { text: "O", x: 0, y: 80, width: 12, height: 20, confidence: 0.9 };
  const name = { text: "NEILL", x: 20, y: 80, width: 60, height: 20, confidence: 0.9 };
  expect(withZeros([...table(["1"], ["2"]), before, name]).map(({ text }) => text)).toEqual(["1", "2", "O", "NEILL"]);
});

test("a column in which one figure and else round letters were read is of counts too", () => {
  expect(read(["2", "O"], ["1", "4"], ["0", "O"])).toEqual(["2", "0", "1", "4", "0", "0"]);
});

test("two figures in the room of one are a crossed zero; a count of two figures is wider", () => {
  const counts = (text: string, width: number) => {
    const words = [...table(["2"], ["1"], ["0"]), { ...table(["x"])[0], text, x: 0, y: 120, width, height: 20 }];
    return withZeros(words.map((word) => ({ ...word, confidence: 0.95 }))).at(-1)?.text;
  };
  expect([counts("90", 12), counts("06", 13), counts("0d", 12), counts("12", 27)]).toEqual(["0", "0", "0", "12"]);
});
