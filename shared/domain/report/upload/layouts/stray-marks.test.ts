import { textOf } from "../lines/text-line";
import { withoutStrayMarks } from "./stray-marks";

const lineOf = (...cells: string[]) => ({
  page: 1,
  line: 1,
  cells: cells.map((text, at) => ({ text, x: at * 20, width: 10 })),
});
const read = (...cells: string[]) => withoutStrayMarks([lineOf(...cells)]).map((line) => textOf(line));

test.each([
  ["in a cell of its own", ["I", "Accounts with Adverse Information"]],
  ["one space before it", ["| Accounts with Adverse Information"]],
])("a heading stands without the edge of its band: %s", (_, cells) => {
  expect(read(...cells)).toEqual(["Accounts with Adverse Information"]);
});

test.each([
  ["a letter before a name", ["I", "NORTHLAKE CARD"]],
  ["a count before a heading", ["12", "Collections"]],
  ["a heading beside something else", ["I", "Collections", "2"]],
])("%s stays", (_, cells) => {
  expect(read(...cells)).toEqual([cells.join(" ")]);
});
