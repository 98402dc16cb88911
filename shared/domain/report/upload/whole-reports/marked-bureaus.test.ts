import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const merged = (mark: (code: string) => string) => `INSTANT MERGE CREDIT REPORT
CREDIT HISTORY
CREDITOR NAME           DATE     DATE     HIGH      PRESENT   PAST      HIST DELQ      CURRENT          XP    TU    EF
ACCOUNT NUMBER          OPENED   REPTD    CREDIT    BALANCE   DUE       30   60   90   STATUS
KESTREL CREDIT CARD     07/19    07/26    $4,302    $0        $0        0    0    0    PD AS AGREED                 ${mark("EF")}
39965XXXX               INDIVIDUAL        CHARGE ACCOUNT

PALMETTO RETAIL CARD    05/20    08/26    $6,796    $6,721    $6,721    1    1    3    CHARGE-OFF       ${mark("XP")}    ${mark("TU")}    ${mark("EF")}
501446******            INDIVIDUAL        CREDIT CARD

TRI-VALLEY STORES       03/18    08/26    $7,892    $7,857    $0        1    1    0    AS AGREED        ${mark("XP")}    ${mark("TU")}
550194****              JOINT             CHARGE ACCOUNT

EASTMARK RECOVERY       11/17    07/26    $1,336    $1,263    $1,263    0    0    0    COLLECTION             ${mark("TU")}    ${mark("EF")}
534634****              INDIVIDUAL        COLLECTION
ORIG CREDITOR: HARLOW PHYSICIANS
`;

test.each([
  ["a mark", () => "X "],
  ["its code", (code: string) => code],
])("in each bureau's column may be %s, and what is over several counts is of none of them", (_, mark) => {
  expect(foundByBureau(linesOfText(merged(mark)))).toEqual([
    "charge_off | PALMETTO RETAIL CARD | eq 6721 | ex 6721 | tr 6721",
    "late_payment | TRI-VALLEY STORES | ex 7857 | tr 7857",
    "collection | EASTMARK RECOVERY | eq 1263 | tr 1263",
  ]);
});
