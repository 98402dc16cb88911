import { linesOfText } from "../files/plain-text";
import { withValuesBelowLabels } from "./label-rows";

const rowsOf = (...lines: string[]) =>
  withValuesBelowLabels(linesOfText(lines.join("\n"))).map(({ cells }) => cells.map(({ text }) => text).join(" | "));

test.each([
  [
    "each label has a value",
    ["Account Number Date Opened Balance Past Due", "441712**** 05/17/2014 $1,240 $310"],
    ["account number: | 441712****", "date opened: | 05/17/2014", "balance: | $1,240", "past due: | $310"],
  ],
  [
    "an amount may be of two labels, a number and a day of one only",
    [
      "Account Number Date Opened High Credit Credit Limit Terms Duration Terms Frequency Months Revd",
      "02491180* 05/17/2014 $18,216 72 Months Monthly 60",
    ],
    ["account number: | 02491180*", "date opened: | 05/17/2014"],
  ],
  [
    "days of several words",
    ["Date Opened Credit Limit Date Reported Balance", "Mar 11, 2019 $1,000 Oct 28, 2026 $1,240"],
    ["date opened: | Mar 11, 2019", "credit limit: | $1,000", "date reported: | Oct 28, 2026", "balance: | $1,240"],
  ],
  [
    "a dash for a value that is missing",
    ["Date Opened Date Closed Balance Past Due", "03/11/2019 - $1,240 $310"],
    ["date opened: | 03/11/2019", "balance: | $1,240", "past due: | $310"],
  ],
])("values in one line below their labels in one line: %s", (_, lines, rows) => {
  expect(rowsOf(...lines)).toEqual(rows);
});

test.each([
  ["a sentence", ["Your balance and past due amounts are below.", "03/11/2019 $1,240"]],
  ["labels with their values", ["Date Opened 03/11/2019 Balance $1,240", "Date Closed 03/11/2020 Past Due $310"]],
  ["words below", ["Account Number Date Opened Balance", "NORTHLAKE CARD SERVICES"]],
])("%s are as they were", (_, lines) => {
  expect(rowsOf(...lines)).toEqual(lines);
});

test("a label with its value is no row of labels, whatever words the value has: below it the next account may begin", () => {
  const lines = ["Remarks: ACCOUNT CLOSED", "RIDGELINE PARTNERS 3495****"];
  expect(rowsOf(...lines)).toEqual(lines);
});
