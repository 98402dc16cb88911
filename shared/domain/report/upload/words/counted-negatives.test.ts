import { linesOfText } from "../files/plain-text";
import { countedNegatives } from "./counted-negatives";

test.each([
  ["Negative accounts: 5", 5],
  ["Potentially negative (3)", 3],
  ["Accounts with adverse information 4", 4],
  ["2 accounts in collections", 2],
  ["Potentially negative items or items for further review: 6", 6],
  ["Derogatory     2    3    -", 3],
  ["Cuentas potencialmente negativas: 3", 3],
  ["Collections (1)\nCharge-offs (4)\nPublic records (0)", 4],
])("what a report counts itself is known: %s", (text, count) => {
  expect(countedNegatives(linesOfText(text))).toBe(count);
});

test.each([
  "Negative accounts: 0",
  "Negative accounts",
  "Accounts: 12",
  "Hard inquiries (3)",
  "Collection agency: 2 Main Street",
  "Public records are kept 7 years",
  "Charge-off $1,240",
  "Collection 03/21",
  "Delinquent 30",
  `Negative${" or".repeat(29)} x`,
])("none is counted in: %s", (text) => {
  expect(countedNegatives(linesOfText(text))).toBeUndefined();
});

test("a count may be below its label, as in a page that was copied", () => {
  const lines = linesOfText("Summary\nTotal Accounts\n12\nDelinquent\n1\nDerogatory\n4\nBalances\n$31,202");
  expect(countedNegatives(lines)).toBe(4);
});
