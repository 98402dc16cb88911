import { linesOfText } from "../files/plain-text";
import { textOf } from "../lines/text-line";
import { withBareMonths } from "./bare-months";

const rowsOf = (text: string) => withBareMonths(linesOfText(text)).map((line) => textOf(line));

test.each([
  ["a line for each month", "Experian\nNov\nDec\nJan 30\nFeb 60\nMar\nApr", ["Experian - - 60 30 - -"]],
  ["marks that touch their month", "Equifax\nJul\nAug30\nSep\nOct\nNov\nDec", ["Equifax - - - - 30 -"]],
  ["the newest month first", "TransUnion\nApr 90\nMar 60\nFeb 30\nJan\nDec\nNov", ["TransUnion 90 60 30 - - -"]],
  [
    "the first one touches the name",
    "ExperianOct    Nov    Dec30    Jan    Feb\nMar    Apr",
    ["Experian - - - - 30 - -"],
  ],
  ["all of them in one line", "Experian\nNov Dec 30 Jan Feb Mar Apr", ["Experian - - - - 30 -"]],
])("months below a bureau's name may have no mark: %s", (_, printed, rows) => {
  expect(rowsOf(printed)).toEqual(rows);
});

test.each([
  ["months in no order", "Experian\nNov\nMar\nJan 30\nFeb\nMay\nApr"],
  ["too few of them", "Experian\nNov\nDec\nJan 30"],
  ["months that all have a mark", "Experian\nNov OK\nDec OK\nJan 30\nFeb OK\nMar OK\nApr OK"],
  ["months below no bureau's name", "Accounts\nNov\nDec\nJan 30\nFeb\nMar\nApr"],
])("other lines stay: %s", (_, printed) => {
  expect(rowsOf(printed)).toEqual(printed.split("\n"));
});
