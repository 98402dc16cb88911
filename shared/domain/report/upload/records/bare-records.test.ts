import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const account = `NORTHLAKE CARD 4417****
Date Opened: 05/26/2019
Balance: $389
Pay Status: >Charged Off<
`;
const charged = "charge_off | NORTHLAKE CARD | tr 389";

const court = `
Adverse Accounts
${account}
-------------------------- PUBLIC RECORDS --------------------------
`;

test.each([
  [
    "a court, its days and its number in a row, and what it is below",
    `*US BANKRUPTCY COURT-DAYTON    11-23  3-24   2314346    UNK      BK7-DISC
  CHAPTER 7 BANKRUPTCY DISCHARGED  1
------------------------------ INQUIRIES ---------------------------`,
    ["bankruptcy | US BANKRUPTCY COURT-DAYTON | tr unknown"],
  ],
  [
    "what it is, and the court behind it, below a row of codes and days",
    `SOURCE     DATE      LIAB   ECOA  ASSETS  PAID   DOCKET#
TYPE                 COURT LOC                   ATTORNEY
Z 4932059  5/24R            I            9/24   2423665
CHAPTER 13 BANKRUPTCY FILED  US BKPT CT OH TOLEDO
Z 4932059  6/16R     $2,210 I                   1699812
CIVIL JUDGMENT               LUCAS CTY MUNICIPAL CT
--------------------------------------------------------------------
I N Q U I R I E S`,
    ["bankruptcy | US BKPT CT OH TOLEDO | tr unknown", "judgment | LUCAS CTY MUNICIPAL CT | tr 2210"],
  ],
  [
    "no court at all",
    `SOURCE     DATE      LIAB   ECOA  COURT  ASSETS  PAID
TYPE       DOCKET#         PLAINTIFF/ATTORNEY
Z 6770012  6/21R     I      FE           10/21
CHAPTER 7 BANKRUPTCY DISCHARGED   21B20417   D. POE
--------------------------------------------------------------------
I N Q U I R I E S`,
    ["bankruptcy | CHAPTER 7 BANKRUPTCY DISCHARGED | tr unknown"],
  ],
  [
    "some of its values have labels, and its court has none",
    `  U S BANKRUPTCY COURT DISTRICT OF OHIO   BANKRUPTCY CH 13 FILED   FILED 08/25   CASE 2523255   LIAB UNK
  LUCAS COUNTY RECORDER   STATE TAX LIEN RELEASED   FILED 02/16   CASE 1620015   AMOUNT $3,310
====================== INQUIRIES ======================`,
    ["bankruptcy | U S BANKRUPTCY COURT DISTRICT OF OHIO | tr unknown", "tax_lien | LUCAS COUNTY RECORDER | tr 3310"],
  ],
  [
    "what it is over the court, above labels that are over their values",
    `Chapter 7 bankruptcy
U S BANKRUPTCY COURT DISTRICT OF OHIO
Date filed
Nov 22, 2022
Status
Discharged

Hard inquiries`,
    ["bankruptcy | U S BANKRUPTCY COURT DISTRICT OF OHIO | tr unknown"],
  ],
])("court records are read where their names have no labels: %s", (_, records, expected) => {
  const report = `TransUnion credit report\nPersonal Credit Report for: PAT DOE${court}${records}\nCAPITAL OAK 06/22/2025\n`;
  expect(foundByBureau(linesOfText(report)).sort()).toEqual([...expected, charged].sort());
});

const lender = `MERGED CREDIT REPORT
TRADELINES
CREDITOR               OPENED   BALANCE   PAST DUE   STATUS         SOURCE
NORTHLAKE CARD         02/18    $1,240    $310       CHARGE OFF     XP TU
HARBOR LANE BANK       12/21    $9,410    $812       60 DAYS LATE   TU EF
PUBLIC RECORDS
`;
const others = [
  "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
  "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
];
const bankruptcy = "bankruptcy | US BKPT CT OH TOLEDO | ex unknown | tr unknown";
const judgment = "judgment | LUCAS CTY MUNICIPAL COURT | eq 2210";

test.each([
  [
    "below a heading",
    `COURT                         TYPE                   FILED    CASE NO    AMOUNT   STATUS       SOURCE
US BKPT CT OH TOLEDO          CHAPTER 7 BANKRUPTCY   05/24    2423665             DISCHARGED   XP TU
LUCAS CTY MUNICIPAL COURT     CIVIL JUDGMENT         06/16    1699812    $2,210   SATISFIED    EF`,
  ],
  [
    "in two lines each, below a heading of other words",
    `COURT/ID                    KIND           DATE FILED   AMOUNT    DISPOSITION    SRC
US BKPT CT OH TOLEDO        BANKRUPTCY     05/22/2024             DISCHARGED     XP TU
2423665                     CH 7           09/22/2024
LUCAS CTY MUNICIPAL COURT   JUDGMENT       02/11/2016   $2,210    SATISFIED      EF
1620015                     CIVIL          03/15/2019`,
  ],
  [
    "numbered, with labels in the second line",
    `--------------------------------------------------------------
01 US BKPT CT OH TOLEDO        BANKRUPTCY CH-7       XP/TU
   FILED 05/24   CASE# 2423665   DISCHARGED 09/24
02 LUCAS CTY MUNICIPAL COURT   JUDGMENT              EF
   FILED 06/16   CASE# 1699812   AMOUNT $2,210   PLAINTIFF PAT POE`,
  ],
  [
    "each after what it is, in short words",
    `CH 7 BKPT  US BKPT CT OH TOLEDO  05/24  2423665  DISCHARGED  XP TU
JDGMT  LUCAS CTY MUNICIPAL COURT  06/16  1699812  $2,210  MARIGOLD FUNDING  EF`,
  ],
  [
    "what it is before the court, with labels",
    `Type: Chapter 7 Bankruptcy   Filed: 05/2024   Source: XP TU
Court: US BKPT CT OH TOLEDO   Docket: 2423665
Type: Judgment   Filed: 06/2016   Amount: $2,210   Source: EF
Court: LUCAS CTY MUNICIPAL COURT   Docket: 1699812   Plaintiff: PAT POE`,
  ],
])("court records of a lender's report are read: %s", (_, records) => {
  const found = foundByBureau(linesOfText(`${lender}${records}\nINQUIRIES\nCAPITAL OAK 06/22/2025\n`));
  expect(found.sort()).toEqual([...others, bankruptcy, judgment].sort());
});

test("a court record of a lender's report that names no source may be of each bureau whose accounts it prints", () => {
  const report = `MERGED CREDIT REPORT
======================== TRADELINES ===========================
E CREDITOR NAME        OPENED   BALANCE   PAST DUE   STATUS       SRC
I NORTHLAKE CARD       02/18    $1,240    $310       CHARGE OFF   XPN TUC
I HARBOR LANE BANK     12/21    $9,410    $812       60 DAYS LATE TUC
================================== PUBLIC RECORDS ============================================================
  U S BANKRUPTCY COURT DISTRICT OF OHIO   BANKRUPTCY CH 13 FILED   FILED 08/25   CASE 2523255   LIAB UNK
================================== INQUIRIES ============================================================
`;
  expect(foundByBureau(linesOfText(report))).toEqual([
    "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
    "bankruptcy | U S BANKRUPTCY COURT DISTRICT OF OHIO | ex unknown | tr unknown",
    "late_payment | HARBOR LANE BANK | tr 9410",
  ]);
  const records = analyzeReport(linesOfText(report), "2026-11-20")?.files.map(({ entries }) => entries.at(-1));
  expect(records?.map((record) => record?.evidence?.confidence)).toEqual(["low", "low"]);
});
