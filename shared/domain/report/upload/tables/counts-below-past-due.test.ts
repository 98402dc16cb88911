import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const head = `MERGED CREDIT REPORT
REPOSITORIES XP/TU/EF    DATE COMPLETED 11/03/2026
CREDIT
E W  CREDITOR                       DATE     DATE      HIGH      BALANCE   PAST     TERMS    MO   PAST DUE      STATUS
C H  ACCOUNT NUMBER                 OPENED   REPORTED  CREDIT              DUE               REV  30  60  90
`;
const late = `I B  HARBOR LANE BANK               03/18    10/26       6,477     4,479        0     $30   24    1   1   0  AS AGREED
     78264862                   CREDIT CARD
     SOURCE: XP TU EF
`;
const collection = `I B  RIVERTON RECOVERY LLC          06/24    10/26       2,059     2,222    2,222      --   24    0   0   0  COLLECTION
     7890663415                   COLLECTION AGENCY/ATTORNEY
     ORIGINAL CREDITOR: VALLEY MEDICAL CTR
     PLACED FOR COLLECTION
     SOURCE: XP TU EF
`;
const good = `I B  PINE HOLLOW CU                 11/18    10/26      30,755         0        0      --   24    0   0   0  AS AGREED
     1846925427                   AUTO LOAN
     SOURCE: XP TU EF
`;
const charged = `I B  NORTHLAKE CARD                 11/16    10/26       2,246     2,554    2,554      --   24    1   1   2  CHARGE OFF
     2436840467                   UNSECURED LOAN
     SOURCE: XP TU EF
`;

test("under “Past due” over 30, 60 and 90 are counts of late months, and no amount", () => {
  expect(foundByBureau(linesOfText(head + late + good))).toEqual([
    "late_payment | HARBOR LANE BANK | eq 4479 | ex 4479 | tr 4479",
  ]);
});

test("a remark that says an account's status below a row does not end the table", () => {
  expect(foundByBureau(linesOfText(head + late + collection + good + charged))).toEqual([
    "late_payment | HARBOR LANE BANK | eq 4479 | ex 4479 | tr 4479",
    "collection | RIVERTON RECOVERY LLC | eq 2222 | ex 2222 | tr 2222",
    "charge_off | NORTHLAKE CARD | eq 2554 | ex 2554 | tr 2554",
  ]);
});

test("a stroke within a name that is over its account's number parts no number from it", () => {
  const named = charged.replace("NORTHLAKE CARD                ", "NORTHLAKE SERVICES / GIFT CARD");
  expect(foundByBureau(linesOfText(head + good + named))).toEqual([
    "charge_off | NORTHLAKE SERVICES / GIFT CARD | eq 2554 | ex 2554 | tr 2554",
  ]);
});
