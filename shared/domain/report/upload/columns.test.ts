import {
  blocksOfPage,
  labelsAbove,
  labelsAtTheRight,
  labelsBetween,
  labelsInEachColumn,
  shortNames,
  singleSpaces,
} from "#shared/testing/column-layouts";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";
import { linesOfText } from "./text-line";

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
