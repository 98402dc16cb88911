import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a label whose first word ends the line above is that label: who was owed first is no account", () => {
  const account = (name: string, status: string, rest: string) => `${name}
Account Number: *2298 | Owner: Individual | Loan/Account Type: Credit Card | Status: ${status} | Date
Opened: 05/14/2020 | Balance: $1,720 | Amount Past Due: $0 | High Credit: $1,720 | ${rest}
`;
  const page = `Equifax credit report
${account("RIDGELINE RECOVERY LLC", "Collection", "Original\nCreditor Name: HUDSON CLINIC | Narrative Code(s): Collection account")}
${account("NORTHLAKE CARD", "Pays As Agreed", "Date Reported: 09/10/2026")}
${account("HARBOR LANE BANK", "Pays As Agreed", "Date Reported: 09/11/2026")}`;
  expect(foundByBureau(linesOfText(page))).toEqual(["collection | RIDGELINE RECOVERY LLC | eq 1720"]);
});
