import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const alert = (bureau: string, name: string, activity: string, balance: string) => `Account Activity
${name} updated your account.
Source: ${bureau}
Company: ${name}
Phone: (800) 555-0114
Account Number: ${name.length}9645****
Activity: ${activity}
Balance Date: Apr 13, 2026
Balance: ${balance}
`;

test("the alerts of a monitoring service's mail each name their bureau before their company", () => {
  const mail = `Your weekly credit alert summary
${alert("Experian", "ASHGROVE ONLINE LENDING", "Balance Change", "$6,489.00")}
${alert("TransUnion", "REDLANE MOTOR CREDIT", "Repossession", "$20,422.00")}
${alert("Equifax", "KESTREL CREDIT CARD", "Account Charged Off", "$4,210.00")}
${alert("Experian", "BLUE MESA CARD SVCS", "Grid Code 2 (60 Days Delinquent)", "$5,910.00")}`;
  expect(foundByBureau(linesOfText(mail))).toEqual([
    "late_payment | BLUE MESA CARD SVCS | ex 5910",
    "charge_off | KESTREL CREDIT CARD | eq 4210",
    "repossession | REDLANE MOTOR CREDIT | tr 20422",
  ]);
});

test("a label of two words in two lines is no company", () => {
  const page = `Equifax credit report
Accounts
BENTON CARD
Company          BENTON CARD
Name
Account          XXXXXXXX2098
Number
Status           30 days past due
Balance          $118
`;
  expect(foundByBureau(linesOfText(page))).toEqual(["late_payment | BENTON CARD | eq 118"]);
});
