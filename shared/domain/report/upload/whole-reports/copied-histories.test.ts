import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("what a mark of the history means opens no section", () => {
  const account = (name: string, number: string, status: string) => `${name}
Account Number
xxxx ${number}
Account Status
${status}
Reported Balance
$10,703
Payment History
CO
Charge-Off
C
Collection Account
Account Details
High Credit
$20,989
Date Opened
Apr 25, 2019
`;
  const text = `Equifax
Installment Accounts
${account("NORTHLAKE AUTO FINANCE", "9630", "VOLUNTARY_SURRENDER")}${account("PINE AUTO LOANS", "1147", "CHARGE_OFF")}`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "repossession | NORTHLAKE AUTO FINANCE | eq 10703",
    "charge_off | PINE AUTO LOANS | eq 10703",
  ]);
});

test("a month's mark may be below the word rating", () => {
  const month = (name: string, mark: string) => `${name}\nRating\n${mark}\n`;
  const text = `TransUnion
Satisfactory Accounts
NORTHLAKE CARD SERVICES 42448345****
Balance
$479
Pay Status
Current; Paid or Paying as Agreed
Payment History
${month("Oct 2026", "OK")}${month("Sep 2026", "OK")}${month("Aug 2026", "30")}${month("Jul 2026", "OK")}`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 479"]);
});

test("a history may say of a month that it was current", () => {
  const text = `Experian
Accounts
NORTHLAKE CARD SERVICES
Balance   $479
Status    Open.
Payment History
        Jan      Feb      Mar
2026    Current  30       Current
2025    Current  Current  Current
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | ex 479"]);
});

test("the most that an account was late is a status", () => {
  const text = `TransUnion
Accounts
NORTHLAKE CARD SERVICES 42448345****
Balance: $479
Pay Status: Current
Maximum Delinquency: of 60 days in 11/2025
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | tr 479"]);
});

test("a label's words in capitals behind a label in small letters are a name's", () => {
  const text = `Equifax
Collections
Collection Agency: HUDSON COLLECTION COMPANY INC
Original Creditor Name: HARBOR CLINIC
Account Number: xxxx 5752
Amount: $3,493
Status: UNPAID
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["collection | HUDSON COLLECTION COMPANY INC | eq 3493"]);
});

test("only the last of the bureaus may have a history below their names", () => {
  const rows = (value: string) => `-\n-\n${value}`;
  const text = `Credit Report
Account History
NORTHLAKE CARD
TransUnion
Experian
Equifax
Account #:
${rows("4417****")}
Balance:
${rows("$1,240.00")}
Payment Status:
${rows("Current")}
Two-Year payment history
Month
${"Jul\nAug\nSep"}
Year
${"26\n26\n26"}
TransUnion
Experian
Equifax
${"OK\n30\nOK"}
Inquiries
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD | eq 1240"]);
});
