import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";

const heading = `MERGED CREDIT REPORT
   CREDITOR                  DATE    DATE    HIGH      BALANCE   PAST    MO    30   60   90   STATUS/
   ACCOUNT NUMBER            RPTD    OPENED  CREDIT              DUE     REV                  SOURCE
`;

test("a stroke behind a column's first label parts it from the one below", () => {
  const text = `${heading}   NORTHLAKE CARD SERVICES   10/26   03/19   $1,310    $1,240    $310    38    0    0    0    CHARGE OFF
   441712348899              REVOLVING                                                       XP/TU
   HARBOR LANE AUTO          10/26   01/22   $9,800    $9,410    $812    38    0    0    0    REPOSSESSION
   517844129077              INSTALLMENT                                                     TU/EF
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "repossession | HARBOR LANE AUTO | eq 9410 | tr 9410",
  ]);
});

test("below an account's number a remark is no part of its name, and its late days are no number", () => {
  const text = `${heading}   NORTHLAKE CARD SERVICES   10/26   03/19   $1,310    $0        $0      38    0    0    0    CHARGE OFF
   441712348899              REVOLVING                                                       XP/TU
   PURCHASED BY ANOTHER LENDER
   HARBOR LANE BANK          10/26   01/22   $9,800    $9,410    $0      38    1    0    0    AS AGREED
   517844129077              INSTALLMENT                                                     TU/EF
   LATE DATES: 30-10/25
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 0 | tr 0",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

test("before a name may be its bare number, and behind it each bureau in brackets of its own", () => {
  const text = `MERGED INFILE CREDIT REPORT
REPOSITORIES: [XP] EXPERIAN  [TU] TRANSUNION  [EF] EQUIFAX
TRADE SUMMARY   INSTALLMENT 1   REVOLVING 2   PAST DUE $1,122
  1  NORTHLAKE CARD SERVICES                      ECOA: I   [TU] [XP]
     ACCT: 441712348899         TYPE: REV      OPENED: 03/19   REPORTED: 10/26
     HIGH: $1,310       BAL: $1,240       PAST DUE: $310       TERMS:         LIMIT: $1,500
     STATUS: CHARGE OFF               LATES 30/60/90+: 1/1/2
  2  HARBOR LANE BANK                             ECOA: I   [TU] [XP] [EF]
     ACCT: 517844129077         TYPE: INST     OPENED: 01/22   REPORTED: 10/26
     HIGH: $9,800       BAL: $9,410       PAST DUE: $812       TERMS: 210/MO  LIMIT:
     STATUS: 60 DAYS LATE             LATES 30/60/90+: 1/1/0
  3  CATTAIL CARD                                 ECOA: I   [EF]
     ACCT: 601144129988         TYPE: REV      OPENED: 01/11   REPORTED: 10/26
     HIGH: $900         BAL: $75          PAST DUE: $0         TERMS: 25/MO   LIMIT: $2,500
     STATUS: AS AGREED                LATES 30/60/90+: 0/0/0
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 9410 | ex 9410 | tr 9410",
  ]);
});

test("counts of late months may have crosses between", () => {
  const text = `MERGED CREDIT REPORT
CREDITOR                  SOURCE   OPENED    BALANCE   PAST DUE   30x60x90   STATUS
NORTHLAKE CARD SERVICES   XP TU    03/2019   $1,240    $0         1x1x0      AS AGREED
HARBOR LANE BANK          EF       01/2022   $9,410    $0         0x0x0      AS AGREED
CATTAIL CARD              EF XP    01/2011   $75       $0         0x0x0      AS AGREED
`;
  expect(foundByBureau(linesOfText(text))).toEqual(["late_payment | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240"]);
});

const stackedHeading = `MERGED CREDIT REPORT
   ECOA   CREDITOR                  DATE     HIGH      BALANCE   PAST     MO    TERMS     TIMES PAST DUESTATUS
   WHOSE  ACCOUNT NUMBER            OPENED   CREDIT              DUE      REV   PAYMENT   30   60   90+   SOURCE
`;

test("a status over its row's sources is no source, though its own label is part of another one", () => {
  const text = `${stackedHeading}   B      HARBOR LANE AUTO          09/23    $10,110   $9,811    $9,811   39    36        1    1    3     REPO
   IND    60119123                                                              $310                      TU/XP/EF
   B      CATTAIL CARD              01/19    $900      $75       $0       60    REV                       AS AGREED
   IND    60114412                                                              $25                       EF
   COLLECTION ACCOUNTS
   B      NORTHLAKE RECOVERY        10/22    $3,811    $3,811    $3,811   56    OPEN                      COLLECTION
   IND    113910                                                                                          EF
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "repossession | HARBOR LANE AUTO | eq 9811 | ex 9811 | tr 9811",
    "collection | NORTHLAKE RECOVERY | eq 3811",
  ]);
});

test("under the next section's heading rows go on in the columns above it, however few of them they fill", () => {
  const text = `${stackedHeading}   B      HARBOR LANE AUTO          09/23    $10,110   $9,811    $9,811   39    36        1    1    3     CHG OFF
   IND    ********9123                                                          $310                      TU/XP/EF
   B      CATTAIL CARD              01/19    $900      $75       $0       60    REV                       AS AGREED
   IND    ********4412                                                          $25                       EF
      COLLECTION ACCOUNTS
   B      NORTHLAKE RECOVERY        10/22    $3,811    $3,811    $3,811   56    OPEN                      COLLECTION
   IND    ********3910                                                                                    EF
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | HARBOR LANE AUTO | eq 9811 | ex 9811 | tr 9811",
    "collection | NORTHLAKE RECOVERY | eq 3811",
  ]);
});

test("a list for each repository, whose rows begin with its code, gives none of its rows to the next one", () => {
  const list = (repository: string, ...rows: string[]) => `REPOSITORY: ${repository}
SRC CREDITOR                  OPENED   RPTD     BALANCE   PAST DUE  STATUS
${rows.join("\n")}
`;
  const text = `UNMERGED INFILE REPORT   07/11/2026
${list("EXPERIAN", "XP  NORTHLAKE CARD            10/2020  06/2026  $638      $638      CHARGE OFF", "XP  HARBOR LANE AUTO          11/2021  06/2026  $9,410    $812      60 DAYS LATE")}
${list("EQUIFAX", "EF  NORTHLAKE CARD            10/2020  06/2026  $638      $638      CHARGE OFF", "EF  OAK BANK                  02/2022  06/2026  $0        $0        AS AGREED")}
END OF REPORT`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 638 | ex 638",
    "late_payment | HARBOR LANE AUTO | ex 9410",
  ]);
});
