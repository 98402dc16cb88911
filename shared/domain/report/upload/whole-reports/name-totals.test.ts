import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, total: string, day: string, status: string) => `
${name.padEnd(60)}${total}   ${day}
Account Number       417054****
Current Balance      ${total}
Status               ${status}
Loan Type            Credit Card
Opened               04/14/2019
Creditor Information
PO BOX 118, SALINA, KS 67402 (800) 555-0111
Payment Status
Past Due Amount      ${total}`;

test("a name with an amount and a day beside it begins an account, and where the creditor is reached is no name", () => {
  const text = `TransUnion credit report
Personal Credit Report for: PAT DOE
Revolving
${account("NORTHLAKE CARD", "$389", "09/04/2026", "Charged Off")}
${account("HARBOR LANE BANK", "$0", "09/21/2026", "Current; Paid or Paying as Agreed")}
${account("MESA STORES", "$1,274", "10/11/2026", "Charged Off")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 389",
    "charge_off | MESA STORES | tr 1274",
  ]);
});
