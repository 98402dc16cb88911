import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const rows = `HICKORY BANK\t517805******\t01/2019\t08/2026\t$1,300\t$1,240\t$1,240\tCharge-off
BASALT AUTO LN\t3300********\t03/2022\t09/2026\t$14,000\t$9,140\t$455\t60 days late
CATTAIL CARD\t60110*******\t01/2011\t09/2026\t$2,000\t$75\t$0\tAs agreed
PIPIT RECOVERY\tAB99****\t06/2025\t09/2026\t$318\t$318\t$318\tCollection
`;
const entriesOf = (text: string) =>
  (analyzeReport(linesOfText(text), "2026-11-20")?.files ?? []).flatMap(({ entries }) => entries);

test.each([
  [
    "with all tabs",
    "Creditor\tAccount\tDate\tDate\tHigh\tBalance\tPast\tPay\n\tNumber\tOpened\tReported\tCredit\t\tDue\tStatus\n",
  ],
  [
    "without the last ones",
    "Creditor\tAccount\tDate\tDate\tHigh\tCurrent\tPast\tStatus\n\tNumber\tOpened\tReported\tCredit\tBalance\tDue\n",
  ],
  [
    "with words in the first column",
    "Creditor\tAcct\tDate\tLast\tHigh\tBalance\tAmt\tStatus\nName\tNo.\tOpened\tReported\tCredit\tOwed\tPast Due\t\n",
  ],
  [
    "of three lines",
    "\t\t\tDate\t\t\tAmount\t\n\tAccount\tDate\tLast\tHigh\tCurrent\tPast\tPayment\nCreditor\tNumber\tOpened\tReported\tCredit\tBalance\tDue\tStatus\n",
  ],
])("a copied heading of two lines has the words of each column in both: %s", (_, heading) => {
  const text = `TransUnion credit report\nAccounts\n${heading}${rows}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | HICKORY BANK | tr 1240",
    "late_payment | BASALT AUTO LN | tr 9140",
    "collection | PIPIT RECOVERY | tr 318",
  ]);
  expect(entriesOf(text)).toMatchObject([
    { accountNumber: "517805******", dateOpened: "2019-01", dateReported: "2026-08", pastDue: 1240 },
    { accountNumber: "3300********", dateOpened: "2022-03", dateReported: "2026-09", pastDue: 455 },
    { accountNumber: "60110*******", dateOpened: "2011-01", dateReported: "2026-09", pastDue: 0 },
    { accountNumber: "AB99****", dateOpened: "2025-06", dateReported: "2026-09", pastDue: 318 },
  ]);
});

test("names in small letters begin rows of one line too", () => {
  const names = rows.replaceAll(/^[A-Z ]+/gm, (name) => name[0] + name.slice(1).toLowerCase());
  const text = `TransUnion credit report\nAccounts\nCreditor\tAcct\tDate\tLast\tHigh\tBalance\tAmt\tStatus\nName\tNo.\tOpened\tReported\tCredit\tOwed\tPast Due\t\n${names}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | Hickory bank | tr 1240",
    "late_payment | Basalt auto ln | tr 9140",
    "collection | Pipit recovery | tr 318",
  ]);
});

test("a heading whose cells each have two lines, the last one too, is read", () => {
  const heading =
    "Creditor\tAccount\nNumber\tDate\nOpened\tDate\nReported\tHigh\nCredit\tBalance\tPast\nDue\tPayment\nStatus\n";
  expect(foundByBureau(linesOfText(`TransUnion credit report\nAccounts\n${heading}${rows}`))).toEqual([
    "charge_off | HICKORY BANK | tr 1240",
    "late_payment | BASALT AUTO LN | tr 9140",
    "collection | PIPIT RECOVERY | tr 318",
  ]);
});
