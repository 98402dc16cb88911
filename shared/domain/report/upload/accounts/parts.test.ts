import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

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
