import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfText } from "../files/plain-text";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string, width?: number][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text, width]) => ({ text, x, width: width ?? text.length * 4 })),
});

const row = (no: number, name: string, number: string, high: string, balance: string, due: string, status: string) =>
  line(no, [37, name], [301, number], [501, high], [538, balance], [576, due], [661, status]);

test("two labels that touch are over two columns, and the next column's values may begin a little left of its label", () => {
  const lines = [
    line(1, [37, "Experian Credit Report"]),
    line(
      2,
      [43, "Creditor"],
      [307, "Account No."],
      [507, "High Credit Balance", 60],
      [582, "Past Due"],
      [667, "Status"],
    ),
    row(3, "HARBOR PEAK BANK", "582268****", "$3,145", "$3,065", "$1,240", "Charge-off"),
    row(4, "KESTREL CREDIT CARD", "584313****", "$4,101", "$2,679", "$0", "Current"),
    row(5, "REDLANE MOTOR CREDIT", "45978XXXX", "$18,308", "$18,262", "$900", "Repossession"),
  ];
  expect(foundByBureau(lines)).toEqual([
    "charge_off | HARBOR PEAK BANK | ex 3065",
    "repossession | REDLANE MOTOR CREDIT | ex 18262",
  ]);
});

test("two labels may share a column, in which the sources are below the status", () => {
  const row = (...cells: string[]) =>
    cells
      .map((text, at) => text.padEnd([28, 10, 12, 12, 14, 10][at] ?? 0))
      .join("")
      .trimEnd();
  const trade = (name: string, status: string, number: string, sources: string) =>
    [row(name, "07/2024", "08/2026", "$4,473", status), row(number, "", "", "", sources)].join("\n");
  const text = `MERGED INFILE CREDIT REPORT
REPOSITORIES: XP TU EF
TRADELINES
${row("CREDITOR / ACCOUNT NUMBER", "OPENED", "REPORTED", "BALANCE", "STATUS", "SOURCE")}
${trade("RIDGELINE RECOVERY", "COLLECTION", "173557740342", "XP")}
${trade("NORTHLAKE CARD", "CHARGE OFF", "858209120213", "TU EF")}
${trade("OAK BANK", "AS AGREED", "994307891244", "XP TU EF")}
`;
  expect(foundByBureau(linesOfText(text))).toEqual([
    "collection | RIDGELINE RECOVERY | ex 4473",
    "charge_off | NORTHLAKE CARD | eq 4473 | tr 4473",
  ]);
});
