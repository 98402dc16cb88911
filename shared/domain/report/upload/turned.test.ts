import { foundByBureau } from "#shared/testing/found-by-bureau";
import {
  blocksPerBureau,
  inlinePerLabel,
  linesPerLabel,
  onePerBureau,
  rowsPerBureau,
} from "#shared/testing/turned-layouts";
import { linesOfText } from "./plain-text";

/** Each line apart, as text copied out of a browser. */
const oneCellPerLine = (text: string) => linesOfText(text.replaceAll(/ {2,}/g, "\n"));

const both = [
  "charge_off | NORTHLAKE CARD SERVICES | ex 1302 | tr 1240",
  "late_payment | HARBOR LANE BANK | eq 9355 | tr 9410",
];

test.each([
  ["a block for each bureau under one heading", blocksPerBureau],
  ["a table with a row for each bureau", rowsPerBureau],
  ["all bureaus' values behind one label", inlinePerLabel],
  ["a line for each bureau below a label", linesPerLabel],
  ["one whole report after another", onePerBureau],
])("%s is read", (_, text) => {
  expect(foundByBureau(linesOfText(text))).toEqual(both);
});

test.each([
  ["a block for each bureau under one heading", blocksPerBureau],
  ["one whole report after another", onePerBureau],
])("%s is read with one value per line", (_, text) => {
  expect(foundByBureau(oneCellPerLine(text))).toEqual(both);
});

test("a bureau's name alone below a table with columns does not turn the next table", () => {
  const table = (name: string, number: string, status: string) => `${name}
                    TransUnion      Experian        Equifax
Account #:          ${number}    ${number}    ${number}
Balance:            $1,240          $1,240          $1,240
Payment Status:     ${status}    ${status}    ${status}
Two-Year payment history
TransUnion          OK   OK   30
Experian            OK   OK   30
Equifax
`;
  const text = `Account History\n${table("NORTHLAKE CARD SERVICES", "4417****", "Charge-off")}${table("HARBOR LANE BANK", "5178****", "Late 30 Days")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | eq 1240 | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 1240 | ex 1240 | tr 1240",
  ]);
});
