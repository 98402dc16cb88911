import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, balance: string, months: string) => `${name}, heading level 3, open
list with 5 items
bullet Account Name: ${name}
bullet Account Number: 517822XXXXXX
bullet Status: ${status}
bullet Balance: ${balance}
bullet Recent Payment: blank
table with 1 rows, payment history
${months}
out of list
button Dispute, collapsed
`;

test("what a screen reader says of a page is read as the page", () => {
  const text = `Experian credit report, heading level 1
Accounts, heading level 2
${account("NORTHLAKE CARD", "Account charged off. $1,240 written off.", "$1,240", "Jan 2026, Charge off\nFeb 2026, Charge off\nMar 2026, Charge off")}
${account("HARBOR LANE BANK", "Open.", "$9,410", "Jan 2026, 30 days late\nFeb 2026, 60 days late\nMar 2026, Current")}
${account("PINE CREDIT UNION", "Open/Never late.", "blank", "Jan 2026, Current\nFeb 2026, Current\nMar 2026, Current")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240",
    "late_payment | HARBOR LANE BANK | ex 9410",
  ]);
});
