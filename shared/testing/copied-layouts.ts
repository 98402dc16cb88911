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
