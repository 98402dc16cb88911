import { negativeTypeOf } from "../../negative-type";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const entriesOf = (text: string) =>
  analyzeReport(linesOfText(text), "2026-11-20")?.files.flatMap(({ entries }) => entries) ?? [];

const transUnion = (name: string, lines: string) => `Personal Credit Report for: JANE Q. SAMPLE
File Number: 412998731
Date Created: 11/20/2026
TransUnion
Accounts with Adverse Information
${name} 300001234512****
Account Information
Date Opened 01/10/2019
Account Type Installment Account
Balance $5,020
Date Updated 11/12/2026
${lines}`;

test.each([
  [
    "the worst of the past is a remark beside the present status",
    ["Pay Status >Charged Off<", ">Maximum Delinquency of 120 days in 07/2022 and in 08/2022<"],
    { payStatus: "Charged Off", payRemark: "Maximum Delinquency of 120 days in 07/2022 and in 08/2022" },
    "charge_off",
  ],
  [
    "an account that was late once is reported as current",
    ["Pay Status Current; Paid or Paying as Agreed", ">Maximum Delinquency of 30 days in 06/2022<"],
    { payStatus: "Current; Paid or Paying as Agreed", payRemark: "Maximum Delinquency of 30 days in 06/2022" },
    "late_payment",
  ],
  [
    "a graver remark does not take the place of the status",
    ["Pay Status >Charged Off<", "Remarks >REPOSSESSION<; >PROFIT AND LOSS WRITEOFF<"],
    { payStatus: "Charged Off", payRemark: "REPOSSESSION; PROFIT AND LOSS WRITEOFF" },
    "repossession",
  ],
  [
    "a settled account keeps the words of its remark",
    ["Pay Status >Paid, was a charge-off<", "Remarks >SETTLED-LESS THAN FULL BLNC<"],
    { payStatus: "Paid, was a charge-off", payRemark: "SETTLED-LESS THAN FULL BLNC" },
    "charge_off",
  ],
])("%s", (_, lines, words, type) => {
  const [entry] = entriesOf(transUnion("LAKE CONSUMER USA", lines.join("\n")));
  expect(entry).toMatchObject(words);
  expect(entry && negativeTypeOf(entry)).toBe(type);
});

test("a service's worst status is not the account's", () => {
  const [entry] = entriesOf(`Credit Karma
Credit report
TransUnion
As of Nov 18, 2026
Auto loans
LAKE FINANCIAL SERVICES
Account details
Last reported Nov 5, 2026
Creditor name LAKE FINANCIAL SERVICES
Account type Auto Loan
Account status Open
Opened date Feb 10, 2021
Balance $6,220
Payment status Current
Worst payment status 30 days late
Amount past due $0
`);
  expect(entry).toMatchObject({ payRemark: "Worst payment status: 30 days late" });
  expect(entry?.payStatus).toMatch(/Open|Current/);
});

test("a code's meaning is not added to what Equifax prints, and its line is among the quoted ones", () => {
  const [entry] = entriesOf(`Equifax
Date: November 20, 2026
Confirmation # 6324178812
2.1 LAKE BANK USA NA - Closed
Account Number: *4271
Loan/Account Type: Credit Card
Status: CHARGE_OFF
Date Reported: 10/20/2026
Balance: $1,254
Date Opened: 06/15/2019
Narrative Code(s): 067 Charged off account; 002 Consumer disputes after resolution
`);
  expect(entry).toMatchObject({ payStatus: "CHARGE OFF" });
  expect(entry?.evidence.fields.map(({ rawText }) => rawText)).toContain("Status: CHARGE_OFF");
});

test("all remarks of an account are kept, each once", () => {
  const lines =
    ">Maximum Delinquency of 120 days in 07/2022<\nRemarks >UNPAID BALANCE CHARGED OFF<\nRemarks ACCT INFO DISPUTED BY CONSUMR";
  const [entry] = entriesOf(transUnion("LAKE CONSUMER USA", lines));
  expect(entry?.remarks).toBe(
    "Maximum Delinquency of 120 days in 07/2022; UNPAID BALANCE CHARGED OFF; ACCT INFO DISPUTED BY CONSUMR",
  );
});
