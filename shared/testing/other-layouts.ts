/** A lender's blocks; who was owed first is in brackets, and the first line names the bureaus of the report. */
export const blocksWithBrackets = `Residential Mortgage Credit Report
Borrower: JORDAN A MERCER    Ordered 09/28/2026    Repositories: Experian, TransUnion, Equifax
Credit History
NORTHLAKE CARD
Acct: 415231441712
Source: TUC EFX
Status: Charged off
Opened: 03/2017
Balance: $2,249
RIDGELINE RECOVERY (HUDSON WIRELESS)
Acct: 88120077
Source: TUC
Status: Collection
Balance: $529
`;

/** Words that had no room in a cell are below it. */
export const wrappedCells = `Credit Report
Credit History
NORTHLAKE CARD               Acct: 415231441712   Type: Revolving       Source: TUC XPN
                                                                        EFX
Status: Charged off          Opened: 03/2017      Balance: $2,249       Past due: $2,249
RIDGELINE RECOVERY (HUDSON   Acct: 88120077       Type: Open            Source: TUC
WIRELESS)
Status: Collection           Opened: 12/2024      Balance: $529         Past due: $529
`;

/** The bureaus' cards beside one another, with statuses that have no labels. */
export const statusesInCards = `My three reports
NORTHLAKE CARD
TransUnion              Experian                Equifax
Closed                  No data                 Closed
Charged off                                     Charged off
Account: ••••6612                               Account: ••••6612
Balance: $1,490                                 Balance: $1,490
Opened: 08/08/2018                              Opened: 08/08/2018
HARBOR LANE BANK
TransUnion              Experian                Equifax
No data                 Open                    No data
                        60 days past due
                        Account: ••••9034
                        Balance: $8,015
`;

/** The same with one value in a line. */
export const statusesInLines = `My three reports
NORTHLAKE CARD
TransUnion
Closed
Charged off
Account: ••••6612
Balance: $1,490
Experian
No data
Equifax
Closed
Charged off
Account: ••••6612
Balance: $1,490
HARBOR LANE BANK
TransUnion
No data
Experian
Open
60 days past due
Account: ••••9034
Balance: $8,015
Equifax
No data
`;

/** What kind of company a creditor is may be in words that are a label elsewhere. */
export const collectorByKind = `My three reports
RIDGELINE RECOVERY
TransUnion              Experian                Equifax
Account Number          Account Number          Account Number
55120***                55120***                --
Creditor Type           Creditor Type           Creditor Type
Collection Agency       Collection Agency       --
Account Status          Account Status          Account Status
Closed                  Closed                  --
Payment Status          Payment Status          Payment Status
Collection/Chargeoff    Collection/Chargeoff    --
Balance                 Balance                 Balance
$382                    $382                    --
`;

/** "Account" below "Individual" is the end of its value. */
export const wordsBelowValues = `TransUnion Personal Credit Report
File Number: 400112233
HARBOR LANE BANK 5590******
Date Opened:        06/30/2018      Balance:        $0        Pay Status:    Current; Paid
Responsibility:     Individual      Date Updated:   08/30/26                 or Paying as
                    Account                                                  Agreed
Account Type:       Revolving       Past Due:       $0        Terms:         Monthly
                    Account
>Maximum Delinquency of 90 days in 02/2025 for $310<
`;

/** Columns of labels that go on at a pace of their own: a label's words, and its value's, are in several lines. */
export const splitLabels = `TransUnion Personal Credit Report
File Number: 400112233
RIDGELINE RECOVERY CM77******
Placed for          05/12/2025          Balance:           $1,311          Pay Status:     >In
collection:                             Date Updated:      08/19/2026                      Collection<
Responsibility:     Individual          Original           $1,311          Remarks:        None
                                        Amount:
Account Type:       Open Account        Original           HUDSON
Loan Type:          COLLECTION          Creditor:          DENTAL
                    AGENCY                                 GROUP
                                        Past Due:          >$1,311<
Estimated month and year that this item will be removed: 01/2032
`;

/** The last word of a label is below it, beside the next value. */
export const wordsBelowLabels = `Equifax Credit Report
9. Collections
Date Reported      Aug 12, 2026      Collection Agency    RIDGELINE RECOVERY
Balance Date       Aug 12, 2026      Original Creditor    HUDSON CLINIC
                                     Name
Account Number     xxxx 5120         Date Assigned        Jan 17, 2025
Original Amount    $845              Amount               $845
Owed
Status             UNPAID            Last Payment Date
`;

/** A court's name is the first cell of a row of labels; its rest and its address are beside the values. */
export const courtBesideLabels = `Experian
Report number: 0987-6543-21
Public Records
US BANKRUPTCY COURT          Identification number    Date filed       Date resolved
SOUTHERN DISTRICT OF OHIO    1930071                  11/04/2019       02/19/2020
120 W 3RD ST
DAYTON OH 45402
Responsibility               Claim amount             Liabilities      Status
Individual                   Not reported             $38,400          Chapter 7 bankruptcy discharged.
Credit Items
NORTHLAKE CARD
Account number: 44006699....
Balance: $2,650
Status: Charged off
`;

/** Below a name are the account's type and its number, which is masked at its end. */
export const typesWithMasks = `Experian
Generated on September 30, 2026
Accounts
NORTHLAKE CARD                Potentially negative
Credit card · 4147XXXXXXXXXXXX
Account status                Charge-off
Balance                       $2,204
RIDGELINE RECOVERY            Potentially negative
Collection · FG77XXXX
Account status                Assigned to collection agency
Balance                       $778
Original creditor             HUDSON ENERGY
`;

/** Equifax's letter names the collector before the address at the end of its sentence. */
export const collectorInAddress = `EQUIFAX
Confirmation # 4410098877
Collection Agency Information
Collection Reported 08/2026; Assigned 11/2024; Client - HUDSON MEDICAL; Amount - $512; Status as of 08/2026 -
Unpaid; Balance as of 08/2026 - $512; Account # - 77120XXX; ADDRESS: RIDGELINE RECOVERY PO Box 8 Akron OH
44309
Inquiries
`;
