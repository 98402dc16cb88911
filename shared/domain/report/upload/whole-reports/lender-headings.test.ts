import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";
import type { TextLine } from "../lines/text-line";

test("over the accounts of a lender's report may stand 'Credit history', below its scores", () => {
  const text = `INSTANT MERGE CREDIT REPORT
CREDIT SCORES
EQUIFAX/FICO CLASSIC V5    TRANSUNION/FICO CLASSIC 04    EXPERIAN/FAIR ISAAC V2
525    642    518
CREDIT HISTORY
E    CREDITOR/ACCT #            RPTD     OPEND    HIGH CR    BALANCE    PASTDUE    STATUS          MOP
B    NORTHLAKE CARD SERVICES    10/26    03/19    $1,310     $1,240     $310       CHARGE OFF      R9
     4417128890XXXX                      DLA 01/25                                 MOS REV 48
     XP/TU                                                                         30:1 60:1 90+:4
B    HARBOR LANE BANK           10/26    01/22    $9,800     $9,410     $0         AS AGREED       I1
     5178224410XXXX                      DLA 02/25                                 MOS REV 48
     TU/EF                                                                         30:2 60:0 90+:0
B    PINE CREDIT UNION          10/26    05/17    $2,000     $310       $0         AS AGREED       R1
     6601338814XXXX                      DLA 03/25                                 MOS REV 48
     XP/TU/EF                                                                      30:0 60:0 90+:0
`;
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD SERVICES | ex 1240 | tr 1240",
    "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
  ]);
});

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
});

test.each(["ECOA", "Whose"])(
  "the heading over the letters before the names may touch the one over the names: %s",
  (word) => {
    const lines = [
      line(1, [40, "MORTGAGE CREDIT REPORT"]),
      line(2, [40, "TRADELINES"]),
      line(
        3,
        [40, `${word} Creditor / Account No.`],
        [200, "Reported"],
        [245, "Opened"],
        [340, "Balance"],
        [390, "Past Due"],
        [440, "Status"],
        [550, "Source"],
      ),
      line(
        4,
        [40, "I"],
        [66, "NORTHLAKE CARD"],
        [200, "10/2026"],
        [245, "03/2019"],
        [340, "$1,240"],
        [390, "$310"],
        [440, "CHARGE OFF"],
        [550, "XP/TU"],
      ),
      line(5, [66, "4417128890XXXX"], [200, "DLA 01/2025"], [340, "TERMS REV"], [390, "MOP 9"]),
      line(
        6,
        [40, "J"],
        [66, "HARBOR LANE BANK"],
        [200, "10/2026"],
        [245, "01/2022"],
        [340, "$9,410"],
        [390, "-"],
        [440, "DELINQ 60"],
        [550, "TU/EF"],
      ),
      line(7, [66, "5178224410XXXX"], [200, "DLA 02/2025"], [390, "MOP 3"]),
      line(
        8,
        [40, "I"],
        [66, "PINE CREDIT UNION"],
        [200, "10/2026"],
        [245, "05/2017"],
        [340, "$310"],
        [390, "-"],
        [440, "AS AGREED"],
        [550, "XP/TU/EF"],
      ),
      line(9, [66, "6601338814XXXX"], [200, "DLA 03/2025"], [390, "MOP 1"]),
    ];
    expect(foundByBureau(lines).sort()).toEqual([
      "charge_off | NORTHLAKE CARD | ex 1240 | tr 1240",
      "late_payment | HARBOR LANE BANK | eq 9410 | tr 9410",
    ]);
    const numbers = analyzeReport(lines, "2026-11-20")?.files.flatMap(({ entries }) =>
      entries.map(({ accountNumber }) => accountNumber),
    );
    expect(new Set(numbers)).toEqual(new Set(["4417128890XXXX", "5178224410XXXX", "6601338814XXXX"]));
  },
);

test("a letter at the end of a long name is no part of a label below it", () => {
  const heads = (no: number) =>
    line(no, [40, "Account Number"], [112, "ECOA"], [190, "Opened"], [250, "Status"], [330, "Balance Owing"]);
  const lines = [
    line(1, [40, "MERGED CREDIT REPORT"]),
    line(2, [40, "DEROGATORY ACCOUNTS"]),
    line(3, [40, "NORTHLAKE CARD"], [159, "XP"]),
    heads(4),
    line(5, [40, "64115381XXXX"], [112, "I"], [190, "02/2022"], [250, "CHARGE OFF"], [330, "$617"]),
    line(6, [40, "HARBOR LANE BANK USA N"], [168, "TU XP EF"]),
    heads(7),
    line(8, [40, "82350140XXXX"], [112, "I"], [190, "01/2021"], [250, "DELINQ 60"], [330, "$310"]),
  ];
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | ex 617",
    "late_payment | HARBOR LANE BANK USA N | eq 310 | ex 310 | tr 310",
  ]);
});

test("courts' records of a landlord's report are none of its collections, nor the end of a name", () => {
  const text = `Resident Screening Report. Report provided by TransUnion.
Collections
Collection Agency        Account     Original Creditor   Placed     Original Amount   Balance   Status
RIDGELINE RECOVERY       ****5059    HUDSON CLINIC       09/2020    $609              $609      Unpaid
NORTHLAKE ADJUSTERS      ****9514    CATTAIL CABLE       11/2021    $1,720            $1,720    Unpaid
Eviction and civil court records
Case Number    Court              Type              Plaintiff            Filed      Judgment Amount
CV-20-44713    Municipal Court    Civil judgment    OAKVIEW PROPERTIES   06/2020    $1,930
Criminal records
No records found.
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | tr 609",
    "collection | NORTHLAKE ADJUSTERS | tr 1720",
    "judgment | Municipal Court | tr 1930",
  ]);
});

test("a name in a lender's table that ends with a section's word begins no section", () => {
  const columns = (...texts: string[]) =>
    texts
      .map((text, at) => text.padEnd(at === 0 ? 4 : 22))
      .join("")
      .trimEnd();
  const text = [
    "MERGED INFILE CREDIT REPORT",
    "CREDIT HISTORY",
    columns("E", "CREDITOR", "OPENED", "BALANCE", "PAST DUE", "STATUS", "SOURCE"),
    columns("C", "ACCOUNT NO"),
    columns("B", "PINE RIDGE MEDICAL", "03/2021", "$2,971", "$2,971", "COLLECTION", "XP/EF"),
    columns("", "COLLECTIONS"),
    columns("", "38875172XXXX"),
    columns("B", "NORTHLAKE CARD", "05/2020", "$2,331", "$2,331", "CHARGE OFF", "TU"),
    columns("", "58024432"),
  ].join("\n");
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | PINE RIDGE MEDICAL COLLECTIONS | eq 2971 | ex 2971",
    "charge_off | NORTHLAKE CARD | tr 2331",
  ]);
});
