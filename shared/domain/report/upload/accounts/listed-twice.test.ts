import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import type { FoundEntry } from "./account";
import { withoutListedTwice } from "./listed-twice";

const row = (...texts: string[]) => texts.map((text) => text.padEnd(24)).join("");

const details = (name: string, number: string, rows: Record<string, string>) =>
  [
    name,
    "PO BOX 118",
    "SALINA, KS 67402",
    row("Account Number:", number, "Type of Account:", "Installment"),
    ...Object.entries(rows).map(([label, value]) => row(label, value)),
  ].join("\n");

const late = {
  "Date Opened:": "03/11/2010",
  "Balance:": "$1,240",
  "Current Status:": "60-89 DAYS PAST DUE",
  "High Credit:": "$2,000",
};

test("an account in a table and, with its address above it, in details below is one", () => {
  const text = `Equifax credit report
Installment Accounts
Open Accounts
${row("Account Name", "Account Number", "Date Opened", "Balance", "Past Due", "Account Status")}
${row("NORTHLAKE LOANS", "441712XXXX", "03/2010", "$1,240", "$90", "60-89 DAYS PAST DUE")}
${row("HARBOR LANE BANK", "517800XXXX", "05/2012", "$310", "$0", "PAYS AS AGREED")}
${details("NORTHLAKE LOANS", "441712XXXX", late)}
${details("HARBOR LANE BANK", "517800XXXX", { "Date Opened:": "05/11/2012", "Balance:": "$310", "Current Status:": "PAYS AS AGREED" })}
Inquiries`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE LOANS | eq 1240"]);
});

const entry = (lines: number, values: Partial<FoundEntry>): FoundEntry => ({
  kind: "tradeline",
  creditorName: "NORTHLAKE LOANS",
  accountNumber: "441712XXXX",
  status: "open",
  dateOpened: "2010-03-11",
  balance: 1240,
  payStatus: "60 days late",
  evidence: {
    page: 1,
    line: 1,
    rawText: "",
    confidence: "high",
    fields: ["creditorName", "accountNumber", "balance", "payStatus"].map((field, at) => ({
      field,
      page: 1,
      line: Math.min(at + 1, lines),
      rawText: "",
      confidence: "high",
    })),
  },
  ...values,
});
const inDetails = (values: Partial<FoundEntry> = {}) => entry(4, values);
const inRow = (values: Partial<FoundEntry> = {}) => entry(1, values);

test.each([
  ["two loans of one lender in details", inDetails(), inDetails({ pastDue: 90 })],
  ["two loans of one lender in rows", inRow(), inRow()],
  ["accounts that were opened in different months", inDetails(), inRow({ dateOpened: "2011-01-01" })],
  ["accounts with different balances", inDetails(), inRow({ balance: 90 })],
  ["a negative one and details that are none", inRow(), inDetails({ payStatus: "As agreed" })],
])("%s stay", (_, one, other) => {
  expect(withoutListedTwice([one, other])).toHaveLength(2);
});

test("of an account that a list repeats the details stay, whichever comes first", () => {
  const [details, row] = [inDetails(), inRow({ accountNumber: "441712" })];
  expect(withoutListedTwice([row, details])).toEqual([details]);
  expect(withoutListedTwice([details, row])).toEqual([details]);
});

test("a row without its day of opening is of the details that owe as much, and stand as badly", () => {
  const undated = (values: Partial<FoundEntry> = {}) => inRow({ dateOpened: undefined, ...values });
  const details = inDetails();
  expect(withoutListedTwice([undated(), details])).toEqual([details]);
  const [unnumbered, row] = [inDetails({ accountNumber: undefined }), undated({ accountNumber: undefined })];
  expect(withoutListedTwice([row, unnumbered])).toEqual([unnumbered]);
  for (const other of [{ accountNumber: "441799XXXX" }, { balance: undefined }, { payStatus: "Charge-off" }]) {
    expect(withoutListedTwice([undated(other), details])).toHaveLength(2);
  }
});

test("below a table's last row the heading of its details is no rest of that row's name", () => {
  const text = `Equifax credit report
Negative accounts
${row("Creditor", "Account #", "Status", "Balance")}
${row("NORTHLAKE LOANS", "441712XXXX", "Charge-off", "$1,240")}
${row("RIVERTON RECOVERY SVCS", "517800XXXX", "Collection", "$310")}
Details
${details("NORTHLAKE LOANS", "441712XXXX", { ...late, "Current Status:": "Charge-off" })}
Inquiries`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIVERTON RECOVERY SVCS | eq 310",
    "charge_off | NORTHLAKE LOANS | eq 1240",
  ]);
});

test("the values of a table's columns are its rows', whatever stands in the details right below them", () => {
  const text = `Equifax credit report
Installment Accounts
Open Accounts
${row("Account Name", "Account Number", "Date Opened", "Balance", "Date Reported", "Past Due", "Account Status", "Credit Limit")}
${row("NORTHLAKE LOANS", "441712XXXX", "03/2010", "$1,240", "09/2015", "$90", "60-89 DAYS PAST DUE", "$2,000")}
${details("NORTHLAKE LOANS", "441712XXXX", late)}
${row("81-Month Payment History")}
${["Year", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"].map((text) => text.padEnd(8)).join("")}
${["2015", "*", "*", "*", "*", "*", "*", "30", "60"].map((text) => text.padEnd(8)).join("")}
Inquiries`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE LOANS | eq 1240"]);
});

test("below a table's last row the name over an address is of the details, and no rest of that row's name", () => {
  const narrow = (...texts: string[]) => texts.map((text) => text.padEnd(30)).join("");
  const text = `Equifax credit report
Installment Accounts
Closed Accounts
${narrow("Account Name", "Account Number", "Date Opened", "Balance", "Past Due", "Account Status")}
${narrow("NORTHLAKE LOANS", "441712XXXX", "03/2010", "$1,240", "$90", "60-89 DAYS PAST DUE")}
${narrow("HARBOR LANE NATIONAL BANK", "517800XXXX", "05/2012", "$310", "$0", "PAYS AS AGREED")}
${details("NORTHLAKE LOANS", "441712XXXX", late)}
Inquiries`;
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries.map(({ creditorName }) => creditorName)).toEqual([
    "HARBOR LANE NATIONAL BANK",
    "NORTHLAKE LOANS",
  ]);
});
