import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("the last words of a sentence that goes on in the next line are no heading", () => {
  const account = (name: string, status: string, balance: string) => `${name}
Summary. Your debt-to-credit ratio is how much of your credit you use, and generally makes up a percentage of
your credit score.
Account Number      xxxxxxxx0583     Reported Balance     ${balance}
Account Status      ${status}     Available Credit     $0
`;
  const text = `Equifax credit report
Revolving Accounts
${account("2.1 NORTHLAKE CARD", "CHARGE_OFF", "$812")}${account("2.2 PINE BANK", "PAYS_AS_AGREED", "$20")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | eq 812"]);
});
