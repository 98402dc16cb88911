import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import { linesOfText } from "../files/plain-text";

const head = `E   CREDITOR                  ACCOUNT     DATE       HIGH       CURRENT     PAST      DATE OF                    STATUS          SRC
C   TYPE                      NUMBER      OPEN       CREDIT     BALANCE     DUE       LAST       30   60   90+
                                          RPTD       LIMIT      TERMS                 ACTIV`;
const row = (name: string, kind: string, [balance, due]: readonly [string, string], status: string) =>
  `I   ${name.padEnd(26)}X8115       10/2019    $22,513    ${balance.padEnd(12)}${due.padEnd(10)}09/2026    01   00   00    ${status.padEnd(16)}TU/XP/EF
    ${kind.padEnd(26)}            09/2026               548 MO`;

const text = `MERGED CREDIT REPORT
CREDIT HISTORY
${head}
${row("NORTHLAKE CARD", "CREDIT CARD", ["$812", "$812"], "CHARGE OFF")}
${row("OAK BANK", "AUTO LOAN", ["$310", "$0"], "CURRENT")}
${row("CEDAR RECOVERY", "COLLECTION AGENCY", ["$95", "$95"], "COLLECTION")}
INQUIRIES
03/03/2026 CARVANA LLC  TU
`;

test("a heading whose words have three lines is over rows of two lines", () => {
  expect(foundByBureau(linesOfText(text)).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812 | ex 812 | tr 812",
    "collection | CEDAR RECOVERY | eq 95 | ex 95 | tr 95",
    "late_payment | OAK BANK | eq 310 | ex 310 | tr 310",
  ]);
});

test("below the day on which an account was opened is the one on which it was reported", () => {
  const [file] = analyzeReport(linesOfText(text), "2026-11-20")?.files ?? [];
  expect(file?.entries.map((entry) => [entry.creditorName, entry.dateOpened, entry.dateReported])).toEqual(
    ["NORTHLAKE CARD", "OAK BANK", "CEDAR RECOVERY"].map((name) => [name, "2019-10", "2026-09"]),
  );
});
