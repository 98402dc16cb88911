import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const account = (name: string, status: string, balance: string) => `${name}
Account number: 441712XXXXXX       Account type: Credit card
Status: ${status.padEnd(27)}Balance: ${balance}
Past due: $0                       High balance: $2,931
Date opened: 01/27/2019            Date reported: 04/17/2026
`;
const tab = (shown: string, ...accounts: string[]) => `TransUnion   Experian   Equifax
Credit Report
${shown}
Negative accounts
${accounts.join("")}Accounts in good standing
${account("OAK BANK", "Pays as agreed", "$10")}`;

test("the bureaus' names over a page that shows one of them are tabs, and no columns' names", () => {
  const text = [
    tab("Source: TransUnion, 05/06/2026", account("NORTHLAKE CARD", "Charge-off", "$2,931")),
    tab("Source: Experian, 05/06/2026", account("HARBOR LANE BANK", "60 days past due", "$310")),
    tab("Source: Equifax, 05/06/2026", account("NORTHLAKE CARD", "Charge-off", "$2,931")),
  ].join("\n");

  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | HARBOR LANE BANK | ex 310",
    "charge_off | NORTHLAKE CARD | eq 2931 | tr 2931",
  ]);
});
