import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const legend = `✓ Paid on Time 30 30 Days Past Due 60 60 Days Past Due V Voluntary Surrender F Foreclosure C Collection
Account CO Charge-Off R Repossession`;

const account = (name: string, number: string, status: string) => `${name}
PO BOX 31293 SALT LAKE CITY UT 84131 | (800) 555-0158
Date Reported: 09/09/2026 Balance: $310 Account Number: *${number}
Owner: Individual Account. Loan/Account Type: Credit Card
Status: ${status} Date Opened: 03/07/2020
Payment History
Year Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
2026 ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓
${legend}
Narrative Code(s): Account closed by consumer`;

test("what a legend goes on with in its second line is no account", () => {
  const page = `Equifax
Credit Report Date 10/02/2026
Revolving Accounts
${account("NORTHLAKE CARD", "4417", "Charge Off")}
${account("HARBOR LANE BANK", "2203", "Pays As Agreed")}
${account("CORAL BAY STORES", "7719", "Pays As Agreed")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["charge_off | NORTHLAKE CARD | eq 310"]);
});
