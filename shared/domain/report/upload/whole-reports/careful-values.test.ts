import { negativeTypeOf } from "../../negative-type";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const entriesOf = (text: string) =>
  analyzeReport(linesOfText(`Equifax credit report\nCredit Accounts\n${text}`), "2026-11-20")?.files.flatMap(
    ({ entries }) => entries,
  ) ?? [];

test("a day at the beginning of a row of values is not the day of the label above the row", () => {
  const text = `NORTHLAKE CARD PO Box 18 Salina KS 67402-0118 : (800) 555-0101
Account Number Date Opened High Credit
02491180* 05/17/2014 $1,821
Balance
Amount
Amount
Past Due
Date
Closed
05/31/2019 $290 $0 05/2019 $31 05/2019
Status - Charge Off; Type of Account - Revolving; Whose Account - Individual Account
`;
  const [entry] = entriesOf(text);
  expect(entry).toMatchObject({ payStatus: "Charge Off" });
  expect(entry?.dateClosed).toBeUndefined();
});

test.each(["Pay", "Balloon", "Inquiries", "Experian", "Account"])("“%s” is no creditor", (name) => {
  const text = `${name}
Account Number: 441712****
Status: Charge Off
Balance: $390
`;
  expect(entriesOf(text).map(({ creditorName }) => creditorName)).not.toContain(name);
});

test("a name that a narrow column breaks is the heading's", () => {
  const text = `Harbor Ridge Home Lending
Account name: LENDING
Account number: 441712****
Status: Charge Off
Balance: $390
`;
  expect(entriesOf(text).map(({ creditorName }) => creditorName)).toEqual(["Harbor Ridge Home Lending"]);
});

test("an account of another kind that is paid as agreed is no collection, wherever it stands", () => {
  const text = `Collections
RIDGELINE RECOVERY
Account Number: 441712****
Account Type: Collection
Status: Collection account
Balance: $390
NORTHLAKE CARD
Account Number: 517801****
Account Type: Credit Card
Status: Closed
Balance: $0
`;
  expect(entriesOf(text).map(({ kind }) => kind)).toEqual(["collection", "tradeline"]);
});

test("in a print whose spaces are lost no amount is taken by its place", () => {
  const text = `T R A D E S
SUBNAME SUBCODE OPENED HIGHCRED TERMS MAXDELQ PAYPAT 1-12 MOP
ACCOUNT# VERFIED CREDLIM PASTDUE AMT-MOP PAYPAT 13-24
ECOA COLLATRL/LOANTYPE CLSD/PD BALANCE REMARKS MO 30/60/90
NORTHLAKE CN F 110772 9/22 $19.4K 72M431 4/24 999999999999 I09
3000011908833 7/25A $4502 $1290 05 999954321111
C AUTOMOBILE 8/24F $4502 UNPAID BALANCE CHARGED OFF
`;
  expect(entriesOf(text).map(({ balance, pastDue }) => balance ?? pastDue)).not.toContain(1290);
});

const labels = [
  "Account #:",
  "Account Type:",
  "Account Status:",
  "Date Opened:",
  "Balance:",
  "No. of Months (terms):",
].concat(["Credit Limit:", "Past Due:", "Payment Status:", "Last Reported:"]);
const current = ["61459266****", "Revolving", "Open", "02/19/2016", "$3,769", "$4,500", "$0", "Current", "02/24/2025"];
const inColumns = (values: readonly string[]) =>
  ["TransUnion", "Experian", "Equifax"].flatMap((bureau) => [bureau, ...values]);
const negativesOf = (lines: readonly string[]) =>
  analyzeReport(linesOfText(["IdentityIQ", "Account History", ...lines].join("\n")), "2026-11-20")
    ?.files.flatMap(({ entries }) => entries)
    .filter((entry) => negativeTypeOf(entry) !== undefined) ?? [];

test("a column with fewer values than labels makes no account negative: which label has none is not known", () => {
  const withoutDay = current.toSpliced(5, 0, "48").slice(0, -1);
  expect(negativesOf(["ALLIANT CU", ...labels, ...inColumns(withoutDay)])).toEqual([]);
});

test("values that are not those of the labels above them are another account's", () => {
  const own = labels.toSpliced(-1, 0, "Comments:");
  const shifted = ["61459266****", "Derogatory", "$0", "05/01/2014", "$3,235", "$3,840", "$3,235"].concat(
    ["Collection/Chargeoff", "02/26/2025"],
    ["Charged off as bad debt", "04/11/2024"],
  );
  expect(negativesOf(["RENT RECOVERY", ...own, ...inColumns(shifted)])).toEqual([]);
});

test("a column with a value for each label is read", () => {
  const values = current.toSpliced(5, 0, "48").with(8, "Late 30 Days");
  expect(negativesOf(["ALLIANT CU", ...labels, ...inColumns(values)]).map(({ balance }) => balance)).toEqual([
    3769, 3769, 3769,
  ]);
});
