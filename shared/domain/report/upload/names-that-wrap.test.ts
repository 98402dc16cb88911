import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "./plain-text";

test("the last words of an original creditor's name at the left of a cell begin no account", () => {
  const text = `EQUIFAX                    Confirmation # 6300000019
Collections
RIDGELINE RECOVERY
Date Reported: Oct 18, 2026          Collection Agency: RIDGELINE RECOVERY      Balance Date: 10/18/2026
Original Creditor Name: MERCY        Status Date: 10/18/2026                    Date Assigned: 12/21/2023
REGIONAL MEDICAL CTR
Original Amount: $829                Status: Paid                               Account Number: *5542
Amount: $0                           Last Payment Date: 03/02/2026              Date of 1st Delinquency: 12/17/2022
Dispute File Information
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | RIDGELINE RECOVERY | eq 0"]);
});
