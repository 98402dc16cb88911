import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const transUnion = `                 TRANSUNION CREDIT REPORT
-------------------------------------------------------------------------------
S P E C I A L    M E S S A G E S
-------------------------------------------------------------------------------
C R E D I T   S U M M A R Y   * * *   T O T A L   F I L E   H I S T O R Y
PR=0  COL=1  NEG=2  HSTNEG=1-5  TRD=5  RVL=2
              HIGH CRED CRED LIM  BALANCE
REVOLVING:    $2.6K     $3.3K     $980
-------------------------------------------------------------------------------
C O L L E C T I O N S
SUBNAME        SUBCODE     ECOA OPENED  CLOSED  $PLACED  CREDITOR            MOP
ACCOUNT#                        VERIFIED        $BALANCE REMARKS
RIDGELINE CRDT Y 8335938   I    10/24           $940     HUDSON CLINIC       O9B
833593891293                    9/26A           $840     PLACED FOR COLLECTION

-------------------------------------------------------------------------------
T R A D E S
SUBNAME      SUBCODE    OPENED  HIGHCRED  TERMS      MAXDELQ  PAYPAT 1-12  MOP
ACCOUNT#                VERFIED CREDLIM   PASTDUE    AMT-MOP  PAYPAT 13-24
ECOA COLLATRL/LOANTYPE  CLSD/PD BALANCE   REMARKS                MO 30/60/90

NORTHLAKE CA B 2970711  5/21    $3,174    MIN$96     7/25     XXXXXXXXX555 R09
297071104474            9/26A   $3,200    $310                432111111111
I    CREDIT CARD        1/26F   $1,240    PROFIT AND LOSS        24 1/1/4

HARBOR LANE B 2064852   1/21    $21,098   72M$352    2/25     111111111111 I01
206485247093            10/26A                       $352 02  111111112111
I    AUTO LOAN                  $9,410                           24 1/0/0

PINE CREDIT  B 4265388  4/21    $5,962    MIN$181             111111111111 R01
426538811098            9/26A   $6,000                        111111111111
I    CREDIT CARD                $310                             24 0/0/0
-------------------------------------------------------------------------------
I N Q U I R I E S
DATE       SUBCODE           SUBNAME
09/22/26   BPA8482(EAS)      CHARGE OFF ROAD CU
END OF TRANSUNION REPORT
`;

test("TransUnion's print for lenders: each line of a record is below its own line of the heading", () => {
  expect(foundByBureau(linesOfText(transUnion))).toEqual([
    "collection | RIDGELINE CRDT | tr 840",
    "charge_off | NORTHLAKE CA | tr 1240",
    "late_payment | HARBOR LANE | tr 9410",
  ]);
  const [first, second] = analyzeReport(linesOfText(transUnion), "2026-11-20")?.files[0]?.entries ?? [];
  expect(first).toMatchObject({ originalCreditor: "HUDSON CLINIC", accountNumber: "833593891293" });
  expect(second).toMatchObject({ dateOpened: "2021-05", dateReported: "2026-09", pastDue: 310 });
});

const experian = `Experian Credit Profile
-------------------------------- TRADES --------------------------------
SUBSCRIBER               OPEN    AMT-TYP1   AMT-TYP2 ACCTCOND PYMT STATUS
SUB#    KOB TYP TRM ECOA BALDATE BALANCE    PYMT LEVEL MOS REV PYMT HISTORY
ACCOUNT #                LAST PD MONTH PAY  PAST DUE MAXIMUM BY MONTH

*NORTHLAKE CARD SERVICES 7-21    $6,100-L   $6,069-C CHRG OFF CHARGOFF
 4985223 BC CRC REV 1    10-24-26 $1,240    10-26      (48)   9999999999999
 498522357940            9-26    $184       $1,240            999994321CCC

*RIDGELINE RECOVERY LLC  5-24    $980-O     $980-H   COLLECT  COLL ACCT
 8806259 BC COL REV 1    09-07-26 $840      9-26       (48)   GGGGGGGGGGGGG
 880625987736            9-26               $840     12-23    GGGGGGGGGGGG
  ORIGINAL CREDITOR: HUDSON CLINIC

*HARBOR LANE BANK        3-18    $9,900-O   $9,900-H OPEN     DELINQ 90
 2596213 BC AUT REV 1    10-22-26 $9,410    10-26      (48)   321CCCCCCCCCC
 259621351211            7-26    $67        $812     8-26     CCCCCCCCCCCC

*PINE CREDIT UNION       7-17    $2,570-O   $2,570-H OPEN     CURR ACCT
 9674812 BC R/C 360 1    10-14-26 $310      10-26      (48)   CCCCCCCCCCCCC
 967481224009            9-26    $62                          CCCCCCCCCCCC

------------------------------- INQUIRIES ------------------------------
CHARGE OFF ROAD CU         2-26 1234567 BC UNK
END -- EXPERIAN
`;

test("Experian's print for lenders: values touch, and days are written with dashes", () => {
  expect(foundByBureau(linesOfText(experian))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840",
    "late_payment | HARBOR LANE BANK | ex 9410",
  ]);
  const entries = analyzeReport(linesOfText(experian), "2026-11-20")?.files[0]?.entries ?? [];
  expect(entries.map(({ dateOpened, accountNumber }) => [dateOpened, accountNumber])).toEqual([
    ["2021-07", "498522357940"],
    ["2024-05", "880625987736"],
    ["2018-03", "259621351211"],
    ["2017-07", "967481224009"],
  ]);
  expect(entries[1]).toMatchObject({ originalCreditor: "HUDSON CLINIC" });
});

test("a name that goes up to the day beside it is read", () => {
  const text = `TCA2  RTS 3122250X DOE CASEY
EXPERIAN
-------------------------------------- TRADES --------------------------------------
SUBSCRIBER            OPEN     AMT-TYP1  AMT-TYP2    ACCTCOND    PYMT STATUS
SUB#  KOB TYP TRM ECOA BALDATE  BALANCE   PYMT LEVEL  MOS REV     PYMT HISTORY
ACCOUNT #             LAST PD  MONTH PAY PAST DUE     MAXIMUM     BY MONTH
-------------------------------------------------------------------------------------
 NORTHLAKE MORTGAGE SE07-17    $3,750-H              OPEN        CURR ACCT
 1226621 FP MOR REV 1 03-22-26 $0        03-26       (24)        CCCCCCCCCCCCC
 662167681975         05-22    $35                               CCCCCCCCCCC

*RIDGELINE RECOVERY SE11-21    $849-H                OPEN        COLLACCT
 1222615 YC COL REV 1 03-21-26 $849      03-26       (00)
 261558369895         12-22    $0        $849
   ORIGINAL CREDITOR: HUDSON CLINIC

*PINE AUTO            07-19    $7,669-H              CLOSED      REPO
 1221339 FP INS REV 1 05-16-26 $6,891    05-26       (24)        KKK4321CCCCCC
 133923085165         12-22    $61       $6,891                  CCCCCCCCCCC
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY SE | ex 849",
    "repossession | PINE AUTO | ex 6891",
  ]);
});
