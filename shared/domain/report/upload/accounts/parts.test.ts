import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

test("behind the legend of an account the next one is read, whose number is far below its name", () => {
  const account = (name: string, type: string, status: string) => `${name}
PO Box 1908, Wilmington, DE 19850 | (800) 555-0139
Date Reported: 07/02/2026 | Balance: $2,873 | Credit Limit: $7,300 | High Credit: $1,576
Account Number: *7087 | Owner: Individual Account | Loan/Account Type: ${type} | Status: ${status}
Date Opened: 01/02/2023   Date of 1st Delinquency:   Terms Frequency: Monthly
Payment History
2026   ✓   ✓   ✓
Payment History Legend
✓ Paid on Time | 30 30 Days Past Due | CO Charge Off | C Collection Account | R Repossession
`;
  const text = `Equifax Credit Report
Credit Accounts
Revolving
${account("LAKESHORE BANK", "Credit Card", "Pays As Agreed")}${account("CEDAR POINT CU - Closed", "Credit Card", "Charge Off")}${account("NORTHGATE AUTO FIN", "Auto Loan", "Charge Off")}`;
  const names = analyzeReport(linesOfText(text), "2026-11-29")?.files[0]?.entries.map((entry) => entry.creditorName);
  expect(names).toEqual(["LAKESHORE BANK", "CEDAR POINT CU", "NORTHGATE AUTO FIN"]);
});

test("behind public records a collector's account is read where the heading over collections was lost", () => {
  const text = `Equifax Credit Report
2. Revolving Accounts
2.1 LAKESHORE BANK
Account Number      xxxxxxxx 1234        Reported Balance    $1,203
Account Status      PAYS_AS_AGREED       Available Credit
Date Opened         Mar 3, 2015          Loan/Account Type   CREDIT_CARD
8. Public Records
You currently do not have any Public Records in your file.
9.
9.1 RIVERTON RECOVERY
Collection Agency        RIVERTON RECOVERY      Balance Date              Oct 01, 2026
Original Creditor Name   VALLEY MEDICAL CTR     Account Designator Code   INDIVIDUAL_ACCOUNT
Date Assigned            Mar 14, 2023           Account Number            xxxx1290
Original Amount Owed     $641                   Amount                    $641
Status Date              Sep 15, 2026           Status                    UNPAID`;
  expect(analyzeReport(linesOfText(text), "2026-11-29")?.files[0]?.entries[1]).toMatchObject({
    kind: "collection",
    creditorName: "RIVERTON RECOVERY",
    originalCreditor: "VALLEY MEDICAL CTR",
    accountNumber: "xxxx1290",
    balance: 641,
  });
});

test("in a narrow column the rest of a value is no heading", () => {
  const text = `TransUnion Personal Credit Report
Accounts with Adverse Information
CEDAR POINT CU 467284******
Date Opened                                 05/07/2023              High Balance            $6,240
Responsibility                              Individual              Original Charge-off     $5,990
                                            Account
Account Type                                Revolving               Credit Limit            $6,040
                                            Account
Loan Type                                   CREDIT CARD             Pay Status              >Charged Off<
Balance                                     $412                    Date Closed             02/07/2025`;
  expect(analyzeReport(linesOfText(text), "2026-11-29")?.files[0]?.entries).toMatchObject([
    { creditorName: "CEDAR POINT CU", payStatus: "Charged Off", balance: 412 },
  ]);
});

test.each(["Public records", "Collections"])("below a menu that ends with %s are accounts", (last) => {
  const text = `TransUnion credit report
Accounts
Credit cards
Real estate loans
Auto loans
Other loans
${last}
HARBOR LANE BANK
$363
Reported: Jun 25, 2026
Closed
Payment history
You've made 29% of payments for this account on time.
Account details
Last payment           Sep 25, 2025
Current Payment Status Charge-off
Amount past due        $363
Account type           Credit card
Opened                 Jun 13, 2021
Balance                $363`;
  expect(analyzeReport(linesOfText(text), "2026-11-29")?.files[0]?.entries).toMatchObject([
    { kind: "tradeline", creditorName: "HARBOR LANE BANK", payStatus: "Charge-off", balance: 363 },
  ]);
});

test("the agency's name under its own name opens no section", () => {
  const text = `Equifax credit report
Collections
RIVERTON RECOVERY
$2,601
Reported: Apr 24, 2026
In collections
Collection agency
RIVERTON RECOVERY
Original creditor
OAK HOLLOW APARTMENTS
Account status
Unpaid
Date opened
Sep 1, 2025
Balance
$2,601
Remarks
Placed for collection`;
  const accounts = `Accounts\n${text.replace("Collections\n", "")}`;
  for (const each of [text, accounts]) {
    expect(analyzeReport(linesOfText(each), "2026-11-29")?.files[0]?.entries).toMatchObject([
      { creditorName: "RIVERTON RECOVERY", originalCreditor: "OAK HOLLOW APARTMENTS", balance: 2_601 },
    ]);
  }
});

test.each(["Overview", "Account info"])("an app's page marks an account above its own part: %s", (part) => {
  const text = `Account details
ORCHARD LANE BANK
Credit card - Experian     Updated Jan 7, 2026
Potentially negative
${part}
Balance                    $1,742
Credit limit               $1,500
Past due amount            $1,742
Status                     Charge-off
Account number             448210XXXX
Date opened                May 22, 2020`;
  expect(analyzeReport(linesOfText(text), "2026-11-29")?.files[0]?.entries).toMatchObject([
    { creditorName: "ORCHARD LANE BANK", balance: 1742 },
  ]);
});
