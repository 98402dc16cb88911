import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, balance: string) => `${name}
Show less
Payment status ⓘ
${status}
What does this mean?
Balance
${balance}
Account number
****3496
Dispute this account
Was this helpful? Yes No
`;

test("an account is read between a page's buttons and questions", () => {
  const text = `My TransUnion
Accounts (3)
${account("NORTHLAKE CARD", "Written off", "$812")}
${account("OAK BANK", "Never late", "$310")}
${account("PINE LOANS", "60 days past due", "$95")}
Inquiries
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 812",
    "late_payment | PINE LOANS | tr 95",
  ]);
});
