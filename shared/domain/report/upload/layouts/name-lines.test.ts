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

test("a fold's heading has the name, and beside it the day, the amount and how the account stands", () => {
  const account = (name: string, amount: string, mark: string, status: string, owed: string) => [
    `${name}    Reported: August 11, 2026    ${amount}    ${mark}`,
    "Overview",
    "You have paid 67% of payments on time.",
    "Account details",
    `Current Payment Status     ${status}`,
    `Amount past due            ${owed}`,
    `Balance                    ${amount}`,
    "Account number             456241****",
    "Creditor information",
    name,
    "PO BOX 2248",
    "WILMINGTON, DE 19850",
  ];
  const text = [
    "TransUnion Credit Report",
    "Credit cards",
    ...account("NORTHLAKE CARD", "$0", "Derogatory", "Paid charge-off", "$0"),
    ...account("HARBOR LANE BANK", "$6,949", "Derogatory", "Charged off", "$6,949"),
    ...account("BASALT AUTO", "$310", "Open", "Current", "$0"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 0",
    "charge_off | HARBOR LANE BANK | tr 6949",
  ]);
});
