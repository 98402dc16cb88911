import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

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

test("a name that begins with a number is no part of the sentence above it", () => {
  const text = `Experian
Potentially Negative Items
NORTHLAKE CARD SERVICES
PO BOX 118 SALINA, KS 67402 (800) 555-0111
Partial account number    Date opened     Type              Recent balance
44171208....              03/2019         Credit card       $1,240 as of 10/2026
Status: Account charged off. $1,240 written off. This account is scheduled to continue on record until Nov 2031.
1ST PIONEER FINANCIAL
PO BOX 9790 COLUMBUS, OH 43218 (800) 555-0171
Partial account number    Date opened     Type              Recent balance
15176015....              10/2022         Unsecured         $415 as of 10/2026
Status: Open. $80 past due as of Oct 2026.
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
    "late_payment | 1ST PIONEER FINANCIAL | ex 415",
  ]);
});
