// Made reports as Experian and lenders print them: three negative accounts and one in good standing.

/** The bureau's name is a picture; an unknown label is below a known one. */
export const experianWithoutItsName = `Prepared For: MARA QUILLFEATHER
Date Generated: Oct 28, 2026
Report Number: 2417-8841-90
Accounts

CAPSTONE BANK USA NA                                          Potentially negative
Account Info
Account Name        CAPSTONE BANK USA NA       Balance              $1,312
Account Number      517805XXXXXXXXXX           Balance Updated      10/12/2026
Account Type        Credit card                Recent Payment       -
Responsibility      Individual                 Monthly Payment      -
Date Opened         03/14/2019                 Credit Limit         $1,500
Status              Account charged off.       Highest Balance      $1,455
                    $1,455 written off.        Terms                -
                    $1,312 past due as         On Record Until      Aug 2030
                    of Oct 2026.
Status Updated      Apr 2024
Payment History
        Jan  Feb  Mar  Apr  May  Jun  Jul  Aug  Sep  Oct  Nov  Dec
2026    CO   CO   CO   CO   CO   CO   CO   CO   CO   CO
Contact Info
Address     PO BOX 31293, SALT LAKE CITY UT, 84131

Collection Accounts
PINEFIELD RECOVERY LLC                                        Potentially negative
Account Info
Account Name        PINEFIELD RECOVERY LLC     Balance              $840
Account Number      PR7712XXXX                 Balance Updated      10/02/2026
Original Creditor   LAKESHORE WIRELESS         Original Balance     $840
Company Sold        -                          Past Due             $840
Account Type        Collection                 On Record Until      Feb 2031
Status              Collection account. $840   Date Opened          07/11/2024
                    past due as of Oct 2026.
Status Updated      Jul 2024
Public Records
No public records reported.
Hard Inquiries
NORTHSTAR BANK   Inquired on 03/11/2026
`;

/** Labels above their values in four columns, one of them in two lines. */
export const experianWithLongLabels = `Experian credit report                                            Page 3 of 17
Report number: 4417-2201-88         Report date: 10/14/2026        Prepared for: MARA QUILLFEATHER

Your accounts that may be considered negative

CAPSTONE BANK USA NA                       Partial account number   517805....
Date opened          First reported       Recent balance        Credit limit or
03/2019              04/2019              $1,312 as of          original amount
                                          10/2026               $1,500
Type                 Terms                Payment status        High balance
Credit card          Not reported         Charge off            $1,455
Responsibility       Monthly payment      Status                Recent payment
Individual           Not reported         Account charged off.  Not reported
                                          $1,455 written off.
                                          $1,312 past due as
                                          of Oct 2026.
This account is scheduled to continue on record until Aug 2030.
`;

/** Several values in one line, with marks between. */
export const experianInLines = `Experian
Report Number 0921-8812-33 | Oct 14, 2026 | Mara Quillfeather
Accounts (4)
CAPSTONE BANK USA NA   Potentially negative
Account name: CAPSTONE BANK USA NA
Acct # 517805XXXXXX | Credit card | Individual | Opened Mar 2019
Status: Charge-off | Balance: $1,312 | Past due: $1,312 | Updated: Oct 2026
HOLLOW RIDGE AUTO   Potentially negative
Account name: HOLLOW RIDGE AUTO
Acct # 66102XXXX | Auto loan | Joint | Opened Feb 2021
Status: 60 days past due | Balance: $9,412 | Past due: $624 | Updated: Oct 2026
PINEFIELD RECOVERY LLC   Potentially negative
Account name: PINEFIELD RECOVERY LLC
Acct # PR7712XXXX | Collection | Individual | Opened Jul 2024 | Original creditor: LAKESHORE WIRELESS
Status: Collection account | Balance: $840 | Past due: $840 | Updated: Oct 2026
MERIDIAN GROVE CU
Account name: MERIDIAN GROVE CU
Acct # 900122XXXX | Credit card | Individual | Opened Jan 2018
Status: Open/Never late | Balance: $212 | Past due: $0 | Updated: Oct 2026
`;

/** A letter says whose each account is; the status is below, in no column of its own. */
export const letterBeforeNames = `FACTUAL DATA                        MORTGAGE CREDIT REPORT
File No. 5518-2201       Issued: 11/02/2026       Repositories: XPN/TUC/EFX
CREDIT HISTORY
W                                                                                    HISTORICAL TIMES PAST DUE
H  CREDITOR                    DATE      DATE     HIGH                PRESENT STATUS
O  ACCOUNT NUMBER              REPORTED  OPENED   CREDIT    BALANCE   AMOUNT PAST DUE   30   60   90+   TYPE   SOURCE
B  CAPSTONE BANK USA NA        10/26     03/19    1,455     1,312     1,312             1    1    8     REV    XPN1 TUC1 EFX1
   517805XXXXXX                CHARGE OFF
C  HOLLOW RIDGE AUTO           10/26     02/21    18,200    9,412     624               1    1    0     INS    XPN1 EFX1
   66102XXXX                   60 DAYS LATE
B  MERIDIAN GROVE CU           10/26     01/18    900       212       0                 0    0    0     REV    XPN1 TUC1 EFX1
   900122XXXX                  PAID AS AGREED
B  PINEFIELD RECOVERY LLC      10/26     07/24    840       840       840               0    0    0     COL    TUC1
   PR7712XXXX                  COLLECTION ACCOUNT
   ORIGINAL CREDITOR: LAKESHORE WIRELESS
`;

/** A block for each account, counted before its name. */
export const countsBeforeNames = `CBCInnovis                         Infile Credit Report
DEROGATORY ACCOUNTS
1  CAPSTONE BANK USA NA                      Acct: 517805XXXXXX          ECOA: I
   Opened: 03/2019     Reported: 10/2026     Last Active: 04/2024     Type: REV - Credit Card
   High Credit: $1,455   Balance: $1,312   Past Due: $1,312   Payment: $0   Terms: REV
   Status: CHARGE OFF    30: 1   60: 1   90+: 8   Mos Rev: 48
   Sources: TransUnion (TUC), Experian (XPN), Equifax (EFX)
2  HOLLOW RIDGE AUTO                         Acct: 66102XXXX             ECOA: J
   Opened: 02/2021     Reported: 10/2026     Last Active: 10/2026     Type: INS - Auto
   High Credit: $18,200  Balance: $9,412   Past Due: $624     Payment: $312  Terms: 60
   Status: 60 DAYS PAST DUE   30: 1   60: 1   90+: 0   Mos Rev: 48
   Sources: Experian (XPN), Equifax (EFX)
3  PINEFIELD RECOVERY LLC                    Acct: PR7712XXXX            ECOA: I
   Opened: 07/2024     Reported: 10/2026     Last Active: 09/2024     Type: OPN - Collection
   Orig Cred: LAKESHORE WIRELESS
   High Credit: $840     Balance: $840     Past Due: $840     Payment: $0   Terms:
   Status: COLLECTION   30: 0   60: 0   90+: 0   Mos Rev: 24
   Sources: TransUnion (TUC)
INQUIRIES
`;

/** The creditor as a firm, its kind and its rating in one column. */
export const firmAndRating = `CREDCO                               INSTANT MERGE
* * * TRADELINES * * *
ECOA  FIRM NAME               DATE RPTD  DATE OPEN  HI CREDIT   BALANCE   PAST DUE   PMT    TYPE/MOP   30  60  90   DLA
      ACCOUNT NO
B     CAPSTONE BANK USA NA    10/26      03/19      $1,455      $1,312    $1,312     -      R9         1   1   8    04/24
      517805XXXXXX
      CREDIT CARD; CHARGED OFF ACCOUNT; CLOSED BY CREDIT GRANTOR
      SOURCE: XP TU EF
J     HOLLOW RIDGE AUTO       10/26      02/21      $18,200     $9,412    $624       312    I3         1   1   0    10/26
      66102XXXX
      AUTO LOAN
      SOURCE: XP EF
B     MERIDIAN GROVE CU       10/26      01/18      $900        $212      $0         35     R1         0   0   0    10/26
      900122XXXX
      CREDIT CARD
      SOURCE: XP TU EF
B     PINEFIELD RECOVERY LLC  10/26      07/24      $840        $840      $840       -      O9B        0   0   0    09/24
      PR7712XXXX
      COLLECTION; ORIGINAL CREDITOR: LAKESHORE WIRELESS
      SOURCE: TU
* * * INQUIRIES * * *
`;

/** Two lines of headings over two lines of each row. */
export const headingOfTwoLines = `MeridianLink  Mortgage Credit Link
Tri-Merge Credit Report           File #: 1022-88     Report Date: 11/02/2026
TRADELINES
Creditor                   Opened    Reported   Hi. Credit   Credit Limit   Reviewed  30-59  60-89  90+   Past Due   Payment   Balance
Account Number             DLA       ECOA       Account Type                Source                        Status
CAPSTONE BANK USA NA       03/2019   10/2026    $1,455       $1,500         48        1      1      8     $1,312     $0        $1,312
517805XXXXXX               04/2024   I          Revolving                   XP TU EF                      Charge Off
HOLLOW RIDGE AUTO          02/2021   10/2026    $18,200                     48        1      1      0     $624       $312      $9,412
66102XXXX                  10/2026   J          Installment                 XP EF                         Late 60 Days
AUTO LOAN
MERIDIAN GROVE CU          01/2018   10/2026    $512         $900           48        0      0      0     $0         $35       $212
900122XXXX                 10/2026   I          Revolving                   XP TU EF                      As Agreed
CREDIT CARD
PINEFIELD RECOVERY LLC     07/2024   10/2026    $840                        24        0      0      0     $840       $0        $840
PR7712XXXX                 09/2024   I          Open                        TU                            Collection
ORIGINAL CREDITOR: LAKESHORE WIRELESS
INQUIRIES
`;

/** The kind of each account beside its name, over the columns of bureaus. */
export const kindsBesideNames = `Tri-Merge Credit Report                      Ordered 11/02/2026
Credit Accounts
CAPSTONE BANK USA NA                                                              REVOLVING - CREDIT CARD
                         TransUnion          Experian            Equifax
Account No.              517805XXXXXX        517805XXXXXX        517805XXXXXX
Reported                 10/2026             10/2026             09/2026
Opened                   03/2019             03/2019             03/2019
Balance                  $1,312              $1,312              $1,310
Past Due                 $1,312              $1,312              $1,310
Current Rating           Charge-off          Charge-off          Charge-off
30/60/90                 1/1/8               1/1/8               1/1/7
HOLLOW RIDGE AUTO                                                                 INSTALLMENT - AUTO
                         TransUnion          Experian            Equifax
Account No.                                  66102XXXX           66102XXXX
Reported                                     10/2026             10/2026
Balance                                      $9,412              $9,412
Past Due                                     $624                $624
Current Rating                               60 days late        60 days late
30/60/90                                     1/1/0               1/1/0
PINEFIELD RECOVERY LLC (Original Creditor: LAKESHORE WIRELESS)                    COLLECTION
                         TransUnion          Experian            Equifax
Account No.              PR7712XXXX
Reported                 10/2026
Opened                   07/2024
Balance                  $840
Past Due                 $840
Current Rating           Collection
Inquiries
`;
