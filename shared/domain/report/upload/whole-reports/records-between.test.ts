import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const accounts = `NORTHLAKE CARD SERVICES
PO BOX 118 SALINA, KS 67402 (800) 555-0111
Partial account number    Date opened     Type              Recent balance
44171208....              03/2019         Credit card       $0 as of 10/2026
Status: Debt included in or discharged through Bankruptcy Chapter 7.
`;

test("a court's record among accounts is a record, and the account below it is none", () => {
  const text = `Experian
Potentially Negative Items
US BANKRUPTCY COURT MACON
120 N COURT ST, MACON, GA 31201
Identification number    Date filed    Date resolved    Responsibility
23-16355                 05/2023       12/2023          Individual
Claim amount             Liability amount
NA                       NA
Status: Chapter 7 bankruptcy discharged. This item is scheduled to continue on record until May 2033.
${accounts}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "bankruptcy | US BANKRUPTCY COURT MACON | ex unknown",
    "other | NORTHLAKE CARD SERVICES | ex 0",
  ]);
});

test("a court's record in a table among accounts is a record", () => {
  const text = `Experian
Potentially negative items
Court name                 Reference number    Date filed    Date resolved    Status
US BANKRUPTCY COURT MACON  23-16355            05/2023       12/2023          Bankruptcy chapter 13 discharged
Account name               Account number      Recent balance    Date opened    Status
NORTHLAKE CARD SERVICES    44171208....        $1,240            08/2023        Account charged off. $1,240 written off.
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "bankruptcy | US BANKRUPTCY COURT MACON | ex unknown",
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
  ]);
});

test("a street that is called after a court is no court", () => {
  const text = `Experian
Public Records
US BKPT CT NV RENO
Address:                         Identification Number:
586 N COURT ST, MACON, GA 31201  25-25734
Status: Chapter 7 Bankruptcy discharged.
Date Filed:    Responsibility:    Claim Amount:
05/2025        Individual         NA
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["bankruptcy | US BKPT CT NV RENO | ex unknown"]);
});

test("a value below its label begins no record", () => {
  const text = `TransUnion
Public Records
US BKPT CT TX EL PASO 23-11482
Type
CHAPTER 13 BANKRUPTCY DISCHARGED
Court Type
US Bankruptcy Court
Date Filed
04/07/2023
Responsibility
Individual Debt
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["bankruptcy | US BKPT CT TX EL PASO 23-11482 | tr unknown"]);
});
