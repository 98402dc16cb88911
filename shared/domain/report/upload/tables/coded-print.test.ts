import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const print = `*  777 EQUIFAX INFORMATION SERVICES LLC, P.O. BOX 740241, ATLANTA, GA 30374
*DOE,JOAN,T          SINCE 03/10/04  FAD 09/14/26  FN-132

*COLL RPTD 09/26; ASSIGNED 05/22; CLIENT - HUDSON CLINIC; AGENCY - RIDGELINE RECOVERY; AMOUNT - $2989; STAT UNPAID 09/26; BAL - $840; DLA 10/23; INDIVIDUAL; ACCT # 099267

*SUM-04/12-09/26, PR/OI-N, COLL-Y, FB-N, ACCTS:6, HC $200-9800,

FIRM/ID CODE      CS     RPTD    LIMIT     HICR      BAL $   DLA    MR (30-60-90+) MAX/DEL
ECOA/ACCOUNT NUMBER      OPND    P/DUE     TERM      24 MONTH HISTORY

1ST NORTHLAKE   *805BB4295   R9  09/26   2500      1208      830     01/25  48(01-01-02)09/26-R9
I/8054295850             03/20   830       REV       9999995432**************
 CHARGED OFF ACCOUNT, CREDIT CARD

PINE AUTO FINANC*866BB638    I8  09/26             14048     5048    01/25  48(00-01-01)06/26-I4
I/866638                 12/21   5048      60M       88843*******************
 REPOSSESSION

MESA STORES     *907BB263    R1  09/26   2000      5457      5077    01/25  48(02-01-00)04/26-R2
I/907263                 03/19             REV       *****2****32************

HARBOR LANE BK  *604BB8056   R1  09/26   2000      9188      8604    01/25  48
I/604805671247           03/21             REV

OAK SAVINGS     *372BB1041   R1  09/26   6500      5899      0       01/25  48
I/372104178842           05/22             REV
 SETTLED FOR LESS THAN FULL BALANCE

*INQS-LENDMARQ FIN  180FM00341 03/04/26
END OF REPORT EQUIFAX AND AFFILIATES - 10/15/26
`;

test("Equifax's coded print for lenders is read", () => {
  expect(foundByBureau(linesOfText(print))).toEqual([
    "collection | RIDGELINE RECOVERY | eq 840",
    "charge_off | 1ST NORTHLAKE | eq 830",
    "repossession | PINE AUTO FINANC | eq 5048",
    "late_payment | MESA STORES | eq 5077",
    "other | OAK SAVINGS | eq 0",
  ]);
  const [collection, card, , stores] = analyzeReport(linesOfText(print), "2026-11-20")?.files[0]?.entries ?? [];
  expect(collection).toMatchObject({ originalCreditor: "HUDSON CLINIC", dateOpened: "2022-05" });
  expect(card).toMatchObject({ accountNumber: "8054295850", pastDue: 830, dateOpened: "2020-03" });
  expect(stores?.pastDue).toBeUndefined();
});

test("a balance that cannot be told from the highest credit is left out", () => {
  const alone = print.replace("2000      5457      5077 ", "          5457           ");
  expect(foundByBureau(linesOfText(alone))).toContain("late_payment | MESA STORES | eq unknown");
});

const statusLast = `DEALER CREDIT
* 001 EQUIFAX INFORMATION SERVICES P O BOX 740241 ATLANTA GA 30374 800/685-1111
*DOE,JOAN,T                     SINCE 04/12/98    FAD 11/15/26    FN-238

COLLECTION REPORTED 09/26; ASSIGNED 04/25 TO RIDGELINE RECOVERY LLC
  CLIENT - HUDSON VALLEY MED CTR. AMOUNT $962; UNPAID
  BALANCE $840; DATE OF LAST ACTIVITY 10/22. INDIVIDUAL; ACCOUNT NUMBER 004171****

FIRM/ID CODE             RPTD   LIMIT   HC     BAL    DLA    MR (30-60-90+)MAX/DEL
ECOA/ACCOUNT NUMBER      OPND   P/D     TERM  24 MONTH HISTORY            CS
PINE AUTO FIN    *906BB0  07/26          16745  4745   11/23  24 (02-02-03)
I/01729779****           01/20    4745  72    4443322*****************    I8
   INVOLUNTARY REPOSSESSION

NORTHLAKE STUDEN *906BB0  09/26          6024   5990   09/26  24 (00-00-00)
I/5126434003****         09/11          120   322*********************    I3

MESA STORES      *906BB0  10/26    9161  8161   8161   10/26  24 (02-01-00)
I/52661697****           05/20      97        322*********************    R3
`;

test("of the print that has the status at the end of the second line an amount is past due only below its own heading", () => {
  expect(foundByBureau(linesOfText(statusLast))).toEqual([
    "collection | RIDGELINE RECOVERY LLC | eq 840",
    "repossession | PINE AUTO FIN | eq 4745",
    "late_payment | NORTHLAKE STUDEN | eq 5990",
    "late_payment | MESA STORES | eq 8161",
  ]);
  const [collection, ...accounts] = analyzeReport(linesOfText(statusLast), "2026-11-20")?.files[0]?.entries ?? [];
  expect(collection).toMatchObject({ originalCreditor: "HUDSON VALLEY MED CTR", accountNumber: "004171****" });
  expect(accounts.map(({ pastDue }) => pastDue)).toEqual([4745, undefined, 97]);
});
