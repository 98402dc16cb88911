const from = (line: string) => line.replaceAll("~", "\t");

/** A lender's table copied out of a browser: the cells of its heading have two lines each, its rows have one. */
export const copiedHighHeading = `MERGED INFILE CREDIT REPORT
TRADELINES
ECOA
${from("WHOSE~CREDITOR")}
${from("ACCOUNT NUMBER~DATE RPTD")}
${from("DLA~OPENED")}
${from("CLOSED~HIGH CREDIT")}
${from("LIMIT~BALANCE")}
${from("PAST DUE~STATUS")}
${from("TYPE~SOURCE")}
${from("I~NORTHLAKE CARD~08/26~03/17~$2,500~$2,249~CHARGE OFF~TU/EF")}
${from("B~415231441712~08/26~11/24~$2,300~$2,249~REVOLVING~")}
${from("I~HARBOR LANE BANK~09/26~06/21~$21,000~$13,703~60 DAYS LATE~TU/XP")}
${from("B~770014412233~09/26~~~$612~INSTALLMENT~")}
INQUIRIES
`;

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

/** Cards beside one another, copied: the next bureau's name is behind the last line of a card. */
export const copiedCards = `My three reports
NORTHLAKE CARD
TransUnion
Closed
Charged off
Account: ••••6612
${from("Balance: $1,490~Experian")}
${from("No data~Equifax")}
Closed
Charged off
Account: ••••6612
Balance: $1,490
HARBOR LANE BANK
TransUnion
${from("No data~Experian")}
Open
60 days past due
Account: ••••9034
${from("Balance: $8,015~Equifax")}
No data
`;

/** A copy leaves out the cells of a bureau that does not report the account: whose the values are is not known. */
export const copiedWithoutEmptyCells = `Your 3-Bureau Report
1. NORTHLAKE CARD
TransUnion
Experian
Equifax
Account Number
415231****
415231****
Balance
$2,236
$2,236
Pay Status
Charge-off
Charge-off
Past Due Amount
$2,236
$2,236
Remarks
Charged off as bad debt
Charged off as bad debt
2. HARBOR LANE BANK
TransUnion
Experian
Equifax
Account Number
77001****
77001****
77001****
Balance
$8,015
$8,015
$8,015
Pay Status
Late 60 Days
Late 60 Days
Late 60 Days
Past Due Amount
$598
$598
$598
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

/** How late an account is has no unit, and looks like a label with an amount. */
export const daysWithoutUnit = `MERGED CREDIT REPORT
${from("Creditor~Account No.~Opened~High Credit~Balance~Past Due~How Paid~XP~TU~EQ")}
${from("NORTHLAKE CARD~4147209918~05/2018~$2,600~$1,716~$1,716~CHARGE-OFF~X~~X")}
${from("HARBOR LANE BANK~8890012201~08/2022~$24,100~$15,823~~PAST DUE 90~X~X~")}
INQUIRIES
`;

/** Labels, and then each bureau's values, one in a line; a bureau has none. */
export const columnsWithoutBureau = `3-Bureau Credit Report
NORTHLAKE CARD
Bureau
Account #
Opened
Balance
Past Due
Status
TransUnion
Not reported
Experian
414720******
05/14/2018
$1,744
$1,744
Charged Off
Equifax
414720******
05/14/2018
$1,744
$1,744
Charged Off
HARBOR LANE BANK
Bureau
Account #
Opened
Balance
Past Due
Status
TransUnion
8890012****
08/29/2022
$15,851
$488
90 Days Past Due
Experian
8890012****
08/29/2022
$15,851
$488
90 Days Past Due
Equifax
Not reported
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
