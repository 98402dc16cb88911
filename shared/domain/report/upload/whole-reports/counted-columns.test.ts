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
