// Made pages of one bureau's report as an app shows them: a heading, then labels and values one per line.

export const appPage = `Log out
Your Equifax credit report
Updated Oct 3, 2026
Credit cards
Northlake Card Services
Reported: Oct 1, 2026
Overview
Account number
****4471
Balance
$1,240
Closed
--
Last payment
Aug 2, 2026
Recent Payment Date
-
Amount past due
$64
Account status
Open
Payment status
60 days late
Collections
RIDGELINE RECOVERY LLC
Reported: Sep 12, 2026
Overview
Original creditor
HUDSON VALLEY CLINIC
Balance
$840
Scheduled Payment Amount
--
Payment status
In collections
Date opened
Apr 4, 2025
Public records
Chapter 7 bankruptcy
Reported: Jan 9, 2024
Overview
Reference number
2219871
Court
US BKPT CT NY ALBANY
Filed
Jan 9, 2024
Status
Discharged
Hard inquiries
HARBOR LANE BANK
Feb 11, 2026
`;

export const emptyLabels = `Experian
Report Number 4807-4831-56
Accounts
NORTHLAKE CARD SERVICES   Potentially negative
Account Name          NORTHLAKE CARD SERVICES
Account Number        XXXX4471
Account Type          Credit card
Recent Balance        $1,240
Recent Payment Date   -
Last Verified On      -
Status                Account charged off.
Collection accounts
RIDGELINE RECOVERY LLC   Potentially negative
Account Name          RIDGELINE RECOVERY LLC
Account Number        XXXX7712
Account Type          Collection
Original Creditor     HUDSON VALLEY CLINIC
Recent Balance        $840
Recent Payment Date   -
First Assigned Date   -
Status                Collection account.
`;

const account = (name: string, number: string, marks: string) => `${name}
Account Number
${number}
Account Type
Credit card
Balance
$0
Status
Paid, Closed/Never late.
Payment History
Jan
Feb
Mar
2025
${marks.split(" ").join("\n")}
2024
OK
OK
OK
`;

/** Accounts that are paid now; only the months of one, a mark in each line, show that it was late. */
export const marksPerLine = `Your Experian Credit Report
Report Number
4807-4831-56
Accounts
${account("NORTHLAKE CARD SERVICES", "4417XXXX", "OK 30 OK")}${account("HARBOR LANE BANK", "5178XXXX", "OK OK -")}`;

/** The same of three bureaus, a bureau's marks after its name. */
export const marksPerBureau = `Three bureau report
NORTHLAKE CARD SERVICES
TransUnion
Experian
Equifax
Account #
4417****
4417****
4417****
Payment Status
Current
Current
Current
Balance
$0
$0
$0
Two-Year payment history
TransUnion
OK
30
OK
Experian
OK
OK
OK
Equifax
OK
60
30
`;

/** The account's amount and status right below its name; good accounts follow the negative ones. */
export const cardsPage = `Experian
Report date
Oct 14, 2026
Negative accounts
Payment history legend
CO Charge off    C Collection
Northlake Card Services - Potentially negative
$1,240
Account number 441712XXXXXX | Credit card | Individual account
Account details                              Balance details
Account status       Charged off             Balance              $1,240
RIDGELINE RECOVERY LLC
$840
Collection
Account number 7712XXXX | Collection | Individual account
Account details                              Balance details
Account status       Collection              Balance              $840
Positive accounts
FIRST COAST FCU
$212
Current
Account number 9912XXXX | Credit card | Individual account
Payment status       Current                 Balance              $212
`;

/** Labels above their values; below the name its address, beside values that go on. */
export const addressesBesideValues = `Experian
Report number: 4417-2201-88         Report date: 10/14/2026
Potentially Negative Items

Creditor name              Partial account number     Original creditor          Status
PINEFIELD RECOVERY LLC     771201....                 LAKESHORE WIRELESS         Collection account.
400 MAIN ST STE 9                                     OF THE NORTHEAST           $840 past due as
RENO NV 89501                                                                    of Oct 2026.
Date opened                Type                       Recent balance             Address identification number
07/2024                    Collection                 $840 as of 10/2026         0123456785
Accounts in good standing
`;
