import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const heading = [
  "Creditor",
  "Account number",
  "Type",
  "Opened",
  "High credit",
  "Balance",
  "Past due",
  "Status",
  "Source",
];
const rows = [
  ["HICKORY BANK", "517805******", "Revolving", "01/2019", "$1,300", "$1,240", "$1,240", "Charge-off", "TransUnion"],
  [
    "BASALT AUTO LN",
    "3300********",
    "Installment",
    "03/2022",
    "$14,000",
    "$9,140",
    "$455",
    "60 days late",
    "TransUnion",
  ],
  ["CATTAIL CARD", "60110*******", "Revolving", "01/2011", "$2,000", "$75", "$0", "As agreed", "TransUnion"],
];
const report = (cells: readonly string[], before = "Consumer credit report\nAccounts\n") =>
  `${before}${cells.join("\n")}\n`;
const found = (text: string) => foundByBureau(linesOfText(text));
const entriesOf = (text: string) =>
  (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap(({ entries }) => entries);

test("a table copied with each cell in a line of its own is read", () => {
  const text = report([...heading, ...rows.flat()]);
  expect(found(text)).toEqual(["charge_off | HICKORY BANK | tr 1240", "late_payment | BASALT AUTO LN | tr 9140"]);
  expect(entriesOf(text).map(({ pastDue, dateOpened }) => [pastDue, dateOpened])).toEqual([
    [1240, "2019-01"],
    [455, "2022-03"],
    [0, "2011-01"],
  ]);
});

const withGaps = [
  ["HICKORY BANK", "517805******", "Revolving", "01/2019", "$1,300", "$1,240", "", "Charge-off", "TransUnion"],
  ["BASALT AUTO LN", "3300********", "", "03/2022", "$14,000", "$9,140", "$455", "60 days late", "TransUnion"],
  ["CATTAIL CARD", "60110*******", "Revolving", "01/2011", "", "", "", "As agreed", "TransUnion"],
  ["PIPIT RECOVERY", "AB99****", "Collection", "06/2025", "$318", "$318", "$318", "Collection", "TransUnion"],
];

test("empty cells that are empty lines keep their columns", () => {
  const text = report([...heading, ...withGaps.flat()]);
  expect(found(text)).toEqual([
    "charge_off | HICKORY BANK | tr 1240",
    "late_payment | BASALT AUTO LN | tr 9140",
    "collection | PIPIT RECOVERY | tr 318",
  ]);
});

test("where empty cells are gone, an amount that may be of several columns is of none", () => {
  const text = report([...heading, ...withGaps.flat().filter((cell) => cell !== "")]);
  expect(entriesOf(text)).toMatchObject([
    { creditorName: "HICKORY BANK", balance: undefined, pastDue: undefined, payStatus: "Charge-off" },
    { creditorName: "BASALT AUTO LN", balance: 9140, pastDue: 455, payStatus: "60 days late" },
    { creditorName: "CATTAIL CARD", balance: undefined, dateOpened: "2011-01" },
    { creditorName: "PIPIT RECOVERY", balance: 318 },
  ]);
});

test("headings of two lines and of two labels, and a letter before each name, are read too", () => {
  const text = `RESIDENTIAL MORTGAGE CREDIT REPORT
Liabilities
E C O A
CREDITOR / ACCT NO
DATE
OPENED
HIGH
CREDIT
BALANCE
PAST
DUE
STATUS
SOURCE
B
HICKORY BANK
517805******
01/19
$1,300
$1,240
$1,240
Chargeoff
TU/XP/EF
B
BASALT AUTO LN
3300********
03/22
$14,000
$9,140
$455
Late 60 Days
TU/EF
`;
  expect(found(text)).toEqual([
    "charge_off | HICKORY BANK | eq 1240 | ex 1240 | tr 1240",
    "late_payment | BASALT AUTO LN | eq 9140 | tr 9140",
  ]);
});

test("tables of collections and court records with but one row are read", () => {
  const text = `EQUIFAX     Confirmation # 6300123456
Collections
Agency
Original Creditor
Date Assigned
Original Amount
Amount
Status
BLUE HERON COLLECTIONS
METRO WATER DISTRICT
03/11/2025
$512
$489
Unpaid
Public Records
Type
Filed
Court
Reference
Disposition
Liability
Bankruptcy Chapter 7
05/14/2021
US BANKRUPTCY COURT OHIO
2112345
Discharged
$41,000
Inquiries
`;
  expect(found(text)).toEqual([
    "collection | BLUE HERON COLLECTIONS | eq 489",
    "bankruptcy | US BANKRUPTCY COURT OHIO | eq unknown",
  ]);
});

test("labels over an account's values, copied one in a line, are read with those that say nothing of it", () => {
  const text = `EQUIFAX     Confirmation # 6300123456
Credit Accounts
SUMMIT PEAK BANK
Account Number: *3391
Account Status
Balance
Amount Past Due
Date Reported
Charge Off
$4,410
$4,410
08/01/2026
Date Opened
Account Type
High Credit
Credit Limit
04/01/2015
Revolving
$4,600
$4,500
`;
  expect(entriesOf(text)).toMatchObject([
    { creditorName: "SUMMIT PEAK BANK", balance: 4410, dateOpened: "2015-04-01", creditLimit: 4500 },
  ]);
});

test("what is said of an account between two rows, or over more of them, ends no table", () => {
  const text = report([
    ...heading,
    ...(rows[0] ?? []),
    "Orig creditor: BIGSKY CABLE",
    ...(rows[1] ?? []),
    "Closed accounts",
    ...(rows[2] ?? []),
    "Inquiries",
    "03/01/2022 BASALT AUTO LN",
  ]);
  expect(entriesOf(text).map(({ creditorName, balance }) => [creditorName, balance])).toEqual([
    ["HICKORY BANK", 1240],
    ["BASALT AUTO LN", 9140],
    ["CATTAIL CARD", 75],
  ]);
});
