import {
  blocksOfPage,
  copyOfColumns,
  inSpanish,
  labelsAbove,
  labelsAtTheRight,
  labelsBetween,
  labelsInEachColumn,
  oneHeadingForAll,
  shortNames,
  singleSpaces,
  touching,
  underHeadings,
} from "#shared/testing/column-layouts";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "../files/html-lines";
import { linesOfText } from "../files/plain-text";

const both = [
  "charge_off | NORTHLAKE CARD SERVICES | ex 1302 | tr 1240",
  "late_payment | HARBOR LANE BANK | eq 9355 | tr 9410",
];

test.each([
  ["short names over all accounts, dashes, and amounts without a sign", shortNames],
  ["labels above the values", labelsAbove],
  ["labels in each column", labelsInEachColumn],
  ["labels at the right", labelsAtTheRight],
  ["labels between the columns", labelsBetween],
  ["one space between the columns", singleSpaces],
])("columns of bureaus are read: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text)).map((item) => item.toUpperCase())).toEqual(
    both.map((item) => item.toUpperCase()),
  );
});

test("columns of bureaus are read: blocks of a page, some of them empty, under pictures of the names", () => {
  expect(foundByBureau(linesOfHtml(blocksOfPage))).toEqual(both);
});

test.each([
  ["a name with a type beside it", underHeadings((name) => `${name}                 Credit account`)],
  ["a label and the name", underHeadings((name) => `Creditor Name: ${name}`)],
  ["a label and the name in a cell of its own", underHeadings((name) => `Creditor:         ${name}`)],
  ["a number before the name", underHeadings((name) => `Account 1 of 2: ${name}`)],
  ["a count and the name", underHeadings((name) => `1. ${name}`)],
  ["a sign before the name", underHeadings((name) => `▾ ${name}`)],
  ["a type behind a dash", underHeadings((name) => `${name} - Credit Card`)],
  ["a heading for a part of the account", underHeadings((name) => `${name}\nSummary`)],
  ["a heading that is of no account above all", underHeadings((name) => name, "Overview")],
  ["one heading of bureaus for all", oneHeadingForAll],
])("the name over columns of bureaus is read: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual(both);
});

test("columns of bureaus are read in Spanish", () => {
  expect(foundByBureau(linesOfText(inSpanish))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1302 | tr 1240",
    "other | HARBOR LANE BANK | eq 9355 | tr 9410",
  ]);
});

test("columns of bureaus are read from a copy and where values touch", () => {
  expect(foundByBureau(linesOfText(copyOfColumns))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1302 | tr 1240",
    "bankruptcy | USBC SD TEXAS HOUSTON | tr unknown",
  ]);
  expect(foundByBureau(linesOfText(touching))).toEqual([
    "bankruptcy | USBC SD TEXAS HOUSTON | eq unknown | ex unknown | tr unknown",
    "late_payment | HARBOR LANE BANK | eq 9355 | tr 9410",
  ]);
});

test("amounts at the right of columns with labels at the left are not those of the next column", () => {
  const begins = [0, 12, 24, 36, 50, 62, 74, 86];
  const row = (...texts: string[]) =>
    texts.reduce((line, text, at) => {
      const width = (begins[at + 1] ?? 0) - (begins[at] ?? 0) - 1;
      return line.padEnd(begins[at] ?? 0) + (text.startsWith("$") ? text.padStart(width) : text);
    }, "");
  const heading = row("Source", "Reported", "Opened", "High Credit", "Balance", "Past Due", "Payment", "Status");
  // Of the payment there is none: no other value shows which column is which.
  const paid = (source: string) => row(source, "08/2026", "12/2020", "$686", "$0", "$0", "", "Paid collection");
  const text = `Merged credit report
CORVID FUNDING LLC     Acct # 65945798XXXX
${heading}
${paid("TU")}
${paid("XP")}
NORTHLAKE CARD     Acct # 44171234XXXX
${heading}
${row("TU", "08/2026", "12/2019", "$900", "$640", "$0", "$35", "As agreed")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | CORVID FUNDING LLC | ex 0 | tr 0"]);
});
