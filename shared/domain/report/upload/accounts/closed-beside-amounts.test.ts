import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("in the head of an account's fold “Closed” behind the amount is no label", () => {
  const account = (head: string, status: string, balance: string) => `${head}
Account Number      Account Type        Responsibility
622462XXXXXX        Auto loan           Individual
Date Opened         Status              Status Updated
06/23/2018          ${status.padEnd(20)}Feb 2025
Balance             Balance Updated     Recent Payment
${balance.padEnd(20)}02/08/2025          -
`;
  const text = `Experian
Credit report
${account("NORTHLAKE AUTO    $9,410    Closed    Potentially negative", "Repossession", "$9,410")}${account("HARBOR LANE BANK    $812    Closed", "Charged off", "$812")}${account("PINE CREDIT UNION    $75    Open    Exceptional", "Open/Never late", "$75")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "repossession | NORTHLAKE AUTO | ex 9410",
    "charge_off | HARBOR LANE BANK | ex 812",
  ]);
});
