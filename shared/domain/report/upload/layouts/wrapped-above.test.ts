import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const report = `TransUnion credit report
Open accounts
NORTHLAKE CARD
Current             $900
Status              Balance
$2,000              $1,999
Credit Limit        Highest Balance
Oct 2018            Sep 24, 2026
Opened              Last Reported
Collections
RIDGELINE RECOVERY
Collection          $840
Status              Balance
HUDSON RIVER        Oct 13, 2026
CLINIC              Last Reported
Original Creditor
PLACED FOR COLLECTION
Remarks
Public records
Chapter 7 Bankruptcy
U S BANKRUPTCY COURT DISTRICT OF    Feb 2025
OHIO                                Filed
Court
Discharged
Status
Inquiries
CAPITAL OAK 06/22/2025
`;

test("a value above its label may go on in the next line, beside the label of another", () => {
  expect(foundByBureau(linesOfText(report))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 840",
    "bankruptcy | U S BANKRUPTCY COURT DISTRICT OF OHIO | tr unknown",
  ]);
  const entries = analyzeReport(linesOfText(report), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries[1]).toMatchObject({ originalCreditor: "HUDSON RIVER CLINIC", dateReported: "2026-10-13" });
  expect(entries[2]).toMatchObject({ dateReported: "2025-02", payStatus: "Discharged" });
});

test("a remark's last word that is a label elsewhere is the remark's", () => {
  const text = `TransUnion credit report
Accounts
NORTHLAKE CARD
Derogatory          $900
Account status      Current balance
Jul 2026            Charged off, purchased by another
Last report         lender
                    Lender remarks
OAK BANK
Derogatory          $310
Account status      Current balance
Jul 2026            30 days past due once
Last report         Lender remarks
Inquiries
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | tr 900",
    "late_payment | OAK BANK | tr 310",
  ]);
});
