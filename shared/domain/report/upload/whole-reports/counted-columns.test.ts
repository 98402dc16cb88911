import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const heading = `E CREDITOR NAME            OPENED    HIGH CR    BALANCE    PAST DUE  TERMS    30 60 90 MR  STATUS            SRC
C ACCOUNT NUMBER           REPTD     LIMIT      DLA
-----------------------------------------------------------------------------------------------------------------`;

test("counts of late months and a number beside them are read under labels that touch, from one row too", () => {
  const text = `MERGED CREDIT REPORT
TRADELINES
${heading}
I NORTHLAKE CARD           02/18     $2,933     $1,240     $1,240    $89         1  0  2  48 CHARGE OFF        XPN TUC
  2752238002**             09/26     $2,900     08/24
I HARBOR LANE BANK         12/21     $26,866    $9,410     $0        $448        1  1  0 48 CUR WAS 60        TUC EFX
  2256675537**             09/26     UNK        05/25
I BASALT AUTO              12/21     $6,866     $410       $0        $48         1  0  0  48 AS AGREED         EFX
  2256675538**             09/26     UNK        05/25
I PINE CREDIT UNION        12/21     $6,866     $410       $0        $48         0  0  0  48 AS AGREED         XPN
  2256675539**             09/26     UNK        05/25
COLLECTIONS
${heading}
I RIDGELINE RECOVERY LLC   05/24     $840       $840       $840      UNK         0  0  0   1 PAID COLLECTION XPN TUC
  4555037561**             10/26     UNK        09/26
  ORIG CREDITOR: HUDSON CLINIC
INQUIRIES`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "collection | RIDGELINE RECOVERY LLC | ex 840 | tr 840",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
    "late_payment | BASALT AUTO | eq 410",
  ]);
});

test("a label over the columns of counts is of none of them", () => {
  const text = `MERGED CREDIT REPORT
TRADELINES
CREDITOR                   DATE    DATE     HIGH      BALANCE   PAST   MO    TIMES PAST DUE  ACCOUNT
                           RPTD    OPENED   CREDIT              DUE    REV   30   60   90+   STATUS
NORTHLAKE CARD             09/26   02/18    $2933     $1240     $0     24    02   00   00    AS AGREED
  SOURCE: XPN TUC
HARBOR LANE BANK           09/26   12/21    $26866    $9410     $0     24    00   00   00    AS AGREED
  SOURCE: EFX
BASALT AUTO                09/26   12/21    $6866     $410      $0     24    00   01   00    AS AGREED
  SOURCE: EFX
INQUIRIES`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "late_payment | NORTHLAKE CARD | ex 1240 | tr 1240",
    "late_payment | BASALT AUTO | eq 410",
  ]);
});

test("a status beside a number below a row has no label there", () => {
  const text = `MERGED CREDIT REPORT
CREDITOR                   OPENED    REPORTED  HIGH CREDIT   BALANCE    PAST DUE   30   60   90+
NORTHLAKE CARD             02/18     09/26     $2,933        $0         -          1    1    4
275223XXXXX8002            LAST ACTIVE 08/25   REVOLVING     PAID CHARGE OFF       XP/TU
HARBOR LANE                12/21     09/26     $226,866      $0         -          1    1    2
MORTGAGE SERVICES
225667XXXXX5537            LAST ACTIVE 05/25   MORTGAGE      FORECLOSURE           EF
BASALT AUTO                12/21     09/26     $6,866        $410       -          0    0    0
225667XXXXX5538            LAST ACTIVE 05/25   INSTALLMENT   AS AGREED             EF
INQUIRIES`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 0 | tr 0",
    "foreclosure | HARBOR LANE MORTGAGE SERVICES | eq 0",
  ]);
});
