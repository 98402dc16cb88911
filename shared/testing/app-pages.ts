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
