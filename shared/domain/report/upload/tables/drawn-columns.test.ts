import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import { withDrawnColumns } from "./drawn-columns";

const found = [
  "charge_off | FALCON RIDGE BANK NA | eq 2236",
  "collection | MERCURY ADJUSTMENT BUREAU | eq 417",
  "late_payment | SUMMIT PEAK MORTGAGE | eq 148220",
];

const drawnTable = `EQUIFAX CONSUMER DISCLOSURE   2026-11-02
+---------------------------+----------+------------+----------+------------------+
| Creditor                  | Account  | Opened     | Balance  | Status           |
+---------------------------+----------+------------+----------+------------------+
| FALCON RIDGE BANK NA      | ****4471 | 03/14/2019 | $2,236   | CHARGE OFF       |
+---------------------------+----------+------------+----------+------------------+
| SUMMIT PEAK MORTGAGE      | ****0093 | 06/02/2016 | $148,220 | 60 DAYS PAST DUE |
+---------------------------+----------+------------+----------+------------------+
| MERCURY ADJUSTMENT BUREAU | ****8801 | 01/20/2025 | $417     | COLLECTION       |
+---------------------------+----------+------------+----------+------------------+
| PINE CREDIT UNION         | ****7715 | 08/09/2022 | $6,310   | PAYS AS AGREED   |
+---------------------------+----------+------------+----------+------------------+
`;

const drawnPairs = `EQUIFAX CREDIT FILE     Confirmation # 6300000019     November 2, 2026
Collections
Agency | MERCURY ADJUSTMENT BUREAU
Client | LAKESHORE WATER WORKS
Date Assigned | 01/20/2025
Balance | $417
Status | Unpaid
Credit Accounts
Lender | FALCON RIDGE BANK NA
Account Number | xxxxxxxx4471
Balance | $2,236
Amount Past Due | $2,236
Account Status | Charge Off
Lender | SUMMIT PEAK MORTGAGE
Account Number | xxxx0093
Balance | $148,220
Amount Past Due | $2,410
Account Status | 60-89 Days Past Due
Lender | PINE CREDIT UNION
Account Number | xxxx7715
Balance | $6,310
Account Status | Pays As Agreed
`;

const dot = (label: string, value: string) => `  ${label} ${".".repeat(30 - label.length)} ${value}\n`;
const dots = `EQUIFAX   Confirmation # 6300000019
Accounts with negative information
${[
  ["FALCON RIDGE BANK NA", "****4471", "$2,236", "Charged off as bad debt"],
  ["SUMMIT PEAK MORTGAGE", "****0093", "$148,220", "60 days past due"],
  ["MERCURY ADJUSTMENT BUREAU", "MA88XXXX", "$417", "In collection"],
]
  .map(
    ([name = "", number = "", balance = "", status = ""]) =>
      `${name}  Account ${number}\n${dot("Opened", "03/14/2019")}${dot("Balance as of 10/30/2026", balance)}${dot("Amount past due", "$310")}${dot("Status", status)}`,
  )
  .join("\n")}`;

test.each([
  ["a table", drawnTable],
  ["labels and values", drawnPairs],
  ["dots between labels and values, and a day in a label", dots],
])("columns that are drawn with signs are read: %s", (_, text) => {
  expect(foundByBureau(linesOfText(text)).sort()).toEqual(found);
});

test("a print's cells with such signs, and a missing value that touches another column's, stand apart", () => {
  const line = (...texts: string[]) => ({
    page: 1,
    line: 1,
    cells: texts.map((text, at) => ({ text, x: at * 200, width: text.length * 5 })),
  });
  const texts = (...lines: ReturnType<typeof line>[]) =>
    withDrawnColumns(lines).map(({ cells }) => cells.map(({ text, x }) => `${x} ${text}`));

  expect(texts(line("+------+------+"), line("| Creditor", "| Account", "|"))).toEqual([
    ["10 Creditor", "210 Account"],
  ]);
  expect(texts(line("Account name", "--", "MERCURY ADJUSTMENT BUREAU --"))).toEqual([
    ["0 Account name", "200 --", "400 MERCURY ADJUSTMENT BUREAU", "530 --"],
  ]);
  expect(texts(line("MERCURY ADJUSTMENT BUREAU Balance", "$417"))).toEqual([
    ["0 MERCURY ADJUSTMENT BUREAU", "130 Balance", "200 $417"],
  ]);
  expect(texts(line("NORTHLAKE CARD - Closed"))).toEqual([["0 NORTHLAKE CARD - Closed"]]);
  expect(texts(line("Balance --", "Balance $417"))).toEqual([["0 Balance --", "200 Balance $417"]]);
});

test("in a narrow grid names and words that go on in the next line belong to the value above", () => {
  const text = `Experian    Report number 1111-2222-33
MERCURY ADJUSTMENT BUREAU
Potentially negative
Account Name          Balance
MERCURY ADJUSTMENT    $417
BUREAU
Account Number        Original Creditor
8801XXXX              LAKESHORE WATER
                      WORKS
Account Type          Status
Collection            Collection account
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | MERCURY ADJUSTMENT BUREAU | ex 417"]);
});
