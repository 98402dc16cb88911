import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a mark beside a name that goes on in the next line is no heading there", () => {
  const account = (name: string, mark: string, status: string) => `${name}          ${mark}
Account number                Balance                      Status
96108XXXXXXXX                 $812                         ${status}
Account type                  Date opened                  Balance updated
Credit Card                   Feb 19, 2022                 Sep 01, 2026
Past due amount               Responsibility               Status updated
$0                            Individual                   Sep 2026
`;
  const text = `Experian credit report
Accounts
${account("NORTHLAKE CARD", "POTENTIALLY\nNEGATIVE", "Account charged off")}${account("PINE BANK", "", "Open/Never late")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["charge_off | NORTHLAKE CARD | ex 812"]);
});
