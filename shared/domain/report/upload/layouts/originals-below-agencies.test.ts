import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const text = `EQUIFAX CREDIT REPORT
Negative Information
Collections
A collection is an account that has been turned over to a collection agency by one of your creditors.
RIDGELINE RECOVERY
Agency Address:             PO BOX 1, RENO NV 89501    Date Reported:             10/2025
Date Assigned:              03/2024                    Creditor Classification:   Utilities
Creditor Name:              CATTAIL CABLE              Accounts Number:           XXXXXX4756
Account Owner:              Individual Account.        Original Amount Owed:      $420
Date of 1st Delinquency:    09/2023                    Balance Date:              10/2025
Balance Owed:               $402                       Last Payment Date:
Status Date:                10/2025                    Status:                    Unpaid
Public Records
You have no public records on file.
`;

test("the creditor below an agency's address is who was owed first", () => {
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY | eq 402"]);
  expect(analyzeReport(linesOfText(text), "2026-11-20")?.files[0]?.entries).toMatchObject([
    { creditorName: "RIDGELINE RECOVERY", originalCreditor: "CATTAIL CABLE", accountNumber: "XXXXXX4756" },
  ]);
});
