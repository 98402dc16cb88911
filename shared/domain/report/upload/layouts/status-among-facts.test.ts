import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

test("a status without a label stands among the labelled facts of a name's line", () => {
  const text = `CREDIT COUNSELING SUMMARY
Client: Maya Lopez    Pulled: 10/14/2026    Source: EXPERIAN / EQUIFAX / TRANSUNION

DEROGATORY ACCOUNTS
1. RIDGELINE RECOVERY  Acct# 711571XXXX  COLLECTION  Bal $961  Opened 11/2023  Bureaus: EXP EQF TUC
   Orig creditor: HUDSON CLINIC
2. OAK BANK  Acct# 966263XXXX  60 DAYS LATE  Bal $6,429  Opened 05/2020  Bureaus: EXP EQF TUC
3. NORTHLAKE CARD  Acct# 736577XXXX  CHARGED OFF  Bal $2,961  Opened 06/2021  Bureaus: EXP

ACCOUNTS IN GOOD STANDING
1. PINE BANK  Acct# 133238XXXX  CURRENT  Bal $4,779  Opened 05/2020  Bureaus: EXP EQF TUC
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 2961",
    "collection | RIDGELINE RECOVERY | eq 961 | ex 961 | tr 961",
    "late_payment | OAK BANK | eq 6429 | ex 6429 | tr 6429",
  ]);
});
