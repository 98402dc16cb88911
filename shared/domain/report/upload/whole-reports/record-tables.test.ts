import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import type { TextLine } from "../lines/text-line";

const LETTER = 4.2;

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * LETTER })),
});

const report = (records: string) => `MERGED INFILE CREDIT REPORT
CREDIT ACCOUNTS
CREDITOR               DATE OPENED     BALANCE     PAST DUE     STATUS         SOURCE
PINE CREDIT UNION      10/18           $176        $0           AS AGREED      TU/XP
PRAIRIE EDUCATION      05/15           $199        $0           AS AGREED      TU/XP
PUBLIC RECORDS
ECOA     TYPE                   COURT / DOCKET               FILED      STATUS                AMOUNT      PLAINTIFF         SOURCE
${records}
INQUIRIES
`;

test.each([
  [
    "one that has no amount",
    `B        CH 13 BANKRUPTCY       US BKPT CT GA COLUMBUS       09/20      DISCHARGED 10/23                                    TU
B        CIVIL JUDGMENT         POLK COUNTY STATE COURT      12/15      FILED                 $4,311      HEARTH BANK       TU/XP/EF`,
    [
      "judgment | POLK COUNTY STATE COURT | eq 4311 | ex 4311 | tr 4311",
      "bankruptcy | US BKPT CT GA COLUMBUS | tr unknown",
    ],
  ],
  [
    "a single one",
    "B        STATE TAX LIEN         MARION CO CLERK OF COURT     03/15      FILED                 $9,305      IRS               EF",
    ["tax_lien | MARION CO CLERK OF COURT | eq 9305"],
  ],
])("the records in a lender's table are read: %s", (_, records, found) => {
  expect(foundByBureau(linesOfText(report(records)))).toEqual(found);
});

test("a court's name below centred headings is not parted where one of them begins", () => {
  const lines = [
    line(1, [38, "TRI-MERGE CREDIT REPORT"]),
    line(2, [38, "PUBLIC RECORDS"]),
    line(
      3,
      ...([
        [81, "TYPE"],
        [181, "COURT NAME"],
        [272, "FILED"],
        [345, "AMOUNT"],
        [473, "DISPOSITION"],
        [534, "SOURCE"],
      ] satisfies [number, string][]),
    ),
    line(
      4,
      ...([
        [41, "BANKRUPTCY CHAPTER 13"],
        [143, "US BKPT CT GA COLUMBUS"],
        [268, "08/2021"],
        [469, "DISCHARGED"],
        [523, "XPN EFX"],
      ] satisfies [number, string][]),
    ),
    line(
      5,
      ...([
        [41, "JUDGMENT"],
        [143, "POLK COUNTY COURT"],
        [268, "06/2016"],
        [359, "6,073"],
        [469, "UNSATISFIED"],
        [523, "TUC XPN"],
      ] satisfies [number, string][]),
    ),
    line(6, [38, "INQUIRIES"]),
  ];
  expect(foundByBureau(lines)).toEqual([
    "bankruptcy | US BKPT CT GA COLUMBUS | eq unknown | ex unknown",
    "judgment | POLK COUNTY COURT | ex 6073 | tr 6073",
  ]);
});
