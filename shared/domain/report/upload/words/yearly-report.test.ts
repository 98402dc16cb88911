import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = `
Creditor name CAPITAL LAKE BANK
Account type Credit Card
Account number 4417
Opened date Jun 15, 2019
Balance $1,254
Payment status Charge-off
`;
const isYearly = (title: string, end = "") =>
  analyzeReport(linesOfText(`${title}\n${account}${end}`), "2026-11-20")?.files.flatMap(({ entries }) =>
    entries.map(({ fromAnnualReport }) => fromAnnualReport === true),
  );

test.each([
  "Credit Karma\nCredit report\nTransUnion\nAs of Nov 18, 2026",
  "CreditWise\nYour TransUnion credit report",
  "Experian credit report\nFICO® Score 8: 612",
  "TransUnion credit report\nCredit score 587 VantageScore 3.0",
  "Equifax credit report\n703 VantageScore",
])("a service's page and a report with a score are no free yearly report: %j", (title) => {
  expect(isYearly(title)).toEqual([false]);
});

test.each([
  ["Annual Credit Report - Experian\nReport Number 2847-3391-65", ""],
  ["TransUnion\nPersonal Credit Report for: JANE Q. SAMPLE\nannualcreditreport.transunion.com", ""],
  ["Equifax credit report", "\nInquiries\nCREDIT KARMA\nRequested On 05/02/2025\n"],
  ["Equifax credit report", "\nFor your credit score 800-685-1111 may be called.\n"],
  ["Equifax credit report", "\nA credit score is sold apart: $7.95\n"],
])("a bureau's own report without a score may be: %j %j", (title, end) => {
  expect(isYearly(title, end)).toEqual([true]);
});
