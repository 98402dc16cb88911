import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("what Equifax's narrative codes mean is a table below each history, in both languages", () => {
  const english = `Equifax Credit Report     Confirmation # 6300000019
Credit Accounts
NORTHLAKE CARD - Closed
Account Number: *4417 | Owner: Individual Account     Credit Limit: $600 | High Credit: $630
Loan/Account Type: Credit Card | Status: Pays As Agreed     Date Reported: 09/18/2026 | Balance: $0
Term Duration:     Activity Designator:     Narrative Code(s): 129
Payment History
Year    Jan   Feb   Mar
2026    OK    OK    OK
Narrative Code     Narrative Code Description
129                Account Paid For Less Than Full Balance
HARBOR LANE BANK
Account Number: *5178 | Owner: Individual Account     Credit Limit: $600 | High Credit: $630
Loan/Account Type: Credit Card | Status: Pays As Agreed     Date Reported: 09/18/2026 | Balance: $75
`;
  expect(foundByBureau(linesOfText(english))).toEqual(["other | NORTHLAKE CARD | eq 0"]);
  const spanish = english
    .replace("Narrative Code(s):", "Código(s) narrativo(s):")
    .replace("Narrative Code     Narrative Code Description", "Código narrativo   Descripción del código narrativo")
    .replace("Account Paid For Less Than Full Balance", "Cuenta liquidada por menos del saldo total");
  expect(foundByBureau(linesOfText(spanish))).toEqual(["other | NORTHLAKE CARD | eq 0"]);
});
