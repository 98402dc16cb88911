import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const report = `CREDIT REPORT
Source: TransUnion
Collection Accounts
Agency                Creditor Name    Placed/CLSD    $PLCD/$BAL    Remarks                 Rating
RIDGELINE RECOVERY    HUDSON CLINIC    04/2024        $1,154        Placed for collection   O9B
4844202                                               $840
Trade Accounts
Creditor / Account    Opened     Type            $High     $Bal      $Past Due    Remarks               MOS    30    60    90    Rating
                      Clsd PD                    $Limit
NORTHLAKE CARD        11/2017    Credit Card     $7,539    $1,240    $1,240       Profit and loss       48     1     1     4     R9
536504188             08/2026                    $7,500
HARBOR LANE BANK      06/2022    Auto Loan       $26,463   $9,410    $0                                 48     1     1     0     I1
389997517
BASALT HOME LOANS     06/2022    Mortgage        $96,463   $0        $0                                 48     1     1     2     M8
389997518
PINE CREDIT UNION     03/2022    Personal Loan   $4,482    $896      $0                                 48     0     0     0     I1
891257965
Inquiries
`;

test("headings in dollars, with the placed amount over the balance, are read", () => {
  expect(foundByBureau(linesOfText(report))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 840",
    "charge_off | NORTHLAKE CARD | tr 1240",
    "late_payment | HARBOR LANE BANK | tr 9410",
    "foreclosure | BASALT HOME LOANS | tr 0",
  ]);
});

test("a number below a name is the account's, and the creditor beside the agency was owed first", () => {
  const entries = analyzeReport(linesOfText(report), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ accountNumber, originalCreditor }) => [accountNumber, originalCreditor])).toEqual([
    ["4844202", "HUDSON CLINIC"],
    ["536504188", undefined],
    ["389997517", undefined],
    ["389997518", undefined],
    ["891257965", undefined],
  ]);
});
