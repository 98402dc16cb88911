import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import { withLabelsInLines } from "./labels-in-lines";

const cellsOf = (...lines: string[]) =>
  withLabelsInLines(linesOfText(lines.join("\n"))).map(({ cells }) => cells.map(({ text }) => text).join(" | "));

test.each([
  [
    "Account Number xxxxxxxxxxxx 6143 Reported Balance $388",
    "Account Number | xxxxxxxxxxxx 6143 | Reported Balance | $388",
  ],
  ["Account Status CHARGE_OFF Available Credit $3,812", "Account Status | CHARGE_OFF | Available Credit | $3,812"],
  [
    "Balance: $812 Past due: $40 Account status Charged off",
    "Balance: | $812 | Past due: | $40 | Account status | Charged off",
  ],
  ["Saldo $734 Fecha de apertura 11 feb 2016", "Saldo | $734 | Fecha de apertura | 11 feb 2016"],
  ["Actual Payment Amount Date of Last Payment Feb 10, 2025", "Date of Last Payment | Feb 10, 2025"],
])("labels and values that only spaces part are apart: %s", (line, cells) => {
  expect(cellsOf(line)).toEqual([cells]);
});

test.each([
  ["a value that ends like a label", "Account Type Factoring Company Account"],
  ["a status behind a day", "Reported: Nov 1, 2026 Closed"],
  ["labels alone", "Partial account number Date opened Type"],
  ["a sentence", "Balance owed may be sent to the date of last payment that you know."],
  ["a label again for each bureau", "Date opened 04/2023 Date opened 05/2023 Date opened 04/2023"],
  ["words that are no value of their label", "Date opened by phone Account number"],
])("%s are as they were", (_, line) => {
  expect(cellsOf(line)).toEqual([line]);
});

test("the rest of a name is part of it, and the next account's name is not", () => {
  expect(
    cellsOf(
      "Date Reported Apr 08, 2024 Collection Agency BLUE HERON",
      "RECOVERY",
      "Balance Date Apr 08, 2024 Original Creditor Name CAPSTONE",
      "MEDICAL",
      "Account Number xxxxxx 2914 Original Creditor Name CAPSTONE",
      "NORTHLAKE CARD",
      "Account Number xxxxxx 2915 Reported Balance $5",
    ),
  ).toEqual([
    "Date Reported | Apr 08, 2024 | Collection Agency | BLUE HERON RECOVERY",
    "Balance Date | Apr 08, 2024 | Original Creditor Name | CAPSTONE MEDICAL",
    "Account Number | xxxxxx 2914 | Original Creditor Name | CAPSTONE",
    "NORTHLAKE CARD",
    "Account Number | xxxxxx 2915 | Reported Balance | $5",
  ]);
});

test("a report copied line by line is read with the values of both its columns", () => {
  const report = analyzeReport(
    linesOfText(
      [
        "Equifax credit report",
        "Revolving Accounts",
        "2.1 NORTHLAKE CARD",
        "Account Number xxxxxxxxxxxx 6143 Reported Balance $388",
        "Account Status CHARGE_OFF Available Credit $0",
        "Amount Past Due $388 Date Opened Feb 11, 2016",
      ].join("\n"),
    ),
    "2026-11-20",
  );
  expect(report?.files[0]?.entries).toMatchObject([
    { creditorName: "NORTHLAKE CARD", balance: 388, pastDue: 388, payStatus: "CHARGE OFF", dateOpened: "2016-02-11" },
  ]);
});

test("how late an account once was is no label behind another one's colon", () => {
  const account = (name: string, number: string, status: string) =>
    `creditor: ${name}\naccount: xxxx${number}\nbalance: 812.00\npast due: 0.00\npayment status: ${status}\n`;
  const text = `Equifax credit report\nAccounts\n${account("OAK BANK", "3317", "Current")}${account("PINE LOANS", "2217", "Current; was 30 days late in Sep 2022")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | PINE LOANS | eq 812"]);
});

test("the kind of a loan before “Balance” takes nothing from it: a month's balance is none of today", () => {
  const account = (name: string, balance: string, worst: string) => `${name} 473182********
Account Information
Monthly Payment $114 Date Opened 02/27/2016
Responsibility Individual Account Account Type Installment Account
Loan Type UNSECURED LOAN Balance ${balance}
Date Updated 10/16/2026 Last Payment Made 10/11/2026
Pay Status Current; Paid or Paying as Agreed
${worst}
Payment History
October 2026 September 2026 August 2026
Balance $4,620 $4,609 $4,598
Past Due $0 $0 $0
Rating OK OK OK
`;
  const page = `TransUnion
Accounts
${account("NORTHLAKE LENDING", "$4,593", "Maximum Delinquency of 30 days in 05/2025")}
${account("HARBOR LANE BANK", "$90", "Terms $114 per month")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | NORTHLAKE LENDING | tr 4593"]);
});
