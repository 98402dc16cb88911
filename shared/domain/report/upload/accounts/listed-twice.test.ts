import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import type { Field } from "../words/fields";
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

const entry = (fields: readonly Field[], values: Partial<FoundEntry>): FoundEntry => ({
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
    fields: fields.map((field) => ({ field, page: 1, line: 1, rawText: "", confidence: "high" })),
  },
  ...values,
});

const whole: Field[] = ["creditorName", "accountNumber", "balance", "payStatus"];
const short: Field[] = ["creditorName", "balance"];

test.each([
  ["two loans of one lender that are printed alike", entry(whole, {}), entry(whole, {})],
  ["accounts that were opened in different months", entry(whole, {}), entry(short, { dateOpened: "2011-01-01" })],
  ["accounts with different balances", entry(whole, {}), entry(short, { balance: 90 })],
  ["a negative one and one that says more and is none", entry(short, {}), entry(whole, { payStatus: "As agreed" })],
])("%s stay", (_, one, other) => {
  expect(withoutListedTwice([one, other])).toHaveLength(2);
});

test("of an account that a list repeats what says more stays, whichever comes first", () => {
  const [more, less] = [entry(whole, {}), entry(short, { accountNumber: "441712" })];
  expect(withoutListedTwice([less, more])).toEqual([more]);
  expect(withoutListedTwice([more, less])).toEqual([more]);
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
