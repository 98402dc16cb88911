import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, values: { balance: string; due: string; marks: string }) => `
${name} - Member # 1111111 Status: ${status}
Reported: 04/01/2026 Type: Revolving High Credit: $900 Credit Limit: $800
Opened: 08/24/2023 Industry: Bank Credit Card Payment: $25 Past Due: ${values.due}
Last Activity: 04/30/2026 Account #: XXXX1234 Balance: ${values.balance} Months Reviewed: 12

Payment Summary (12 Months) Dec Nov Oct Sep Aug Jul Jun May Apr Mar Feb Jan
C = Current 2026 ${values.marks}
2025 C C C C C C C C C C C C
`;

const print = `SCORE REPORT
Credit Details - Information provided by Experian
Total Tradelines 4 Collections 0 Public Records 0

Tradelines
${account("OAK BANK CARD", "This is an account in good standing", { balance: "$310", due: "N/A", marks: "C C C" })}
${account("PINE LENDING", "Account 30 days past due date", { balance: "$1,240", due: "$420", marks: "30 C C" })}
${account("BLUE MESA BANK", "This is an account in good standing", { balance: "$95", due: "N/A", marks: "C 60 30" })}
${account("ELM CREDIT UNION", "Unpaid balance reported as a loss by credit grantor", { balance: "$780", due: "$780", marks: "CO CO CO" })}
Inquiries
Date Account Name Account Number
`;

test("a name, the lender's number and the account's status may be in one line", () => {
  expect(foundByBureau(linesOfText(print)).sort()).toEqual([
    "charge_off | ELM CREDIT UNION | ex 780",
    "late_payment | BLUE MESA BANK | ex 95",
    "late_payment | PINE LENDING | ex 1240",
  ]);
});
