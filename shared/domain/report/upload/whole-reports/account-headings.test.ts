import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const rows = `NORTHLAKE CARD (closed)  xxxx4417   02/2017   $1,240    $1,240     Charged Off                1 / 1 / 3
HARBOR LANE BANK         xxxx9031   02/2017   $655      $0         Paid or Paying as Agreed   0 / 0 / 0
CORAL BAY BANK           xxxx2208   02/2017   $95       $0         Paid or Paying as Agreed   1 / 0 / 0
`;

test.each([
  [
    "one line",
    "Account                  Number     Opened    Balance   Past Due   Payment Status             Late Payments (30/60/90+)",
  ],
  [
    "two lines",
    "Account                  Number     Opened    Balance   Past Due   Payment Status             Late Payments\n                                                                                              (30/60/90+)",
  ],
])("under a heading in %s names may be in the column of the accounts, beside their numbers", (_, heading) => {
  const lines = linesOfText(`Source: TransUnion\nCredit Cards\n${heading}\n${rows}`);
  expect(foundByBureau(lines)).toEqual([
    "charge_off | NORTHLAKE CARD | tr 1240",
    "late_payment | CORAL BAY BANK | tr 95",
  ]);
});

test("a lender's report whose first section has no rows is read, be nothing in it negative", () => {
  const row = (name: string, status: string) =>
    `${name.padEnd(24)}12/2011   09/2026    7,817     2,694     0          ${status.padEnd(14)}TU/XP/EF\n`;
  const report = (status: string) => `MERGED CREDIT REPORT
SCORES   TU FICO CLASSIC 789   XP FAIR ISAAC 760   EF BEACON 783
CREDITOR                OPENED    REPORTED   HIGH CR   BALANCE   PAST DUE   STATUS        SOURCE
COLLECTION ACCOUNTS
NONE
TRADE LINES
${row("NORTHLAKE CARD", status)}${row("HARBOR LANE BANK", "AS AGREED")}${row("CORAL BAY BANK", "AS AGREED")}`;
  const clean = analyzeReport(linesOfText(report("AS AGREED")), "2026-11-20");
  expect(clean?.files.map(({ entries }) => entries.length)).toEqual([3, 3, 3]);
  expect(foundByBureau(linesOfText(report("CHARGE OFF")))).toEqual([
    "charge_off | NORTHLAKE CARD | eq 2694 | ex 2694 | tr 2694",
  ]);
});
