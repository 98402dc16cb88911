import { foundByBureau } from "#shared/testing/found-by-bureau";
import { analyzeReport } from "../analyze";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
});

test("a value may be a little lower than its label: a name there begins no account", () => {
  const lines = [
    line(1, [34, "Experian"]),
    line(2, [34, "Report number 7376-2881-56"]),
    line(3, [34, "Accounts"]),
    line(4, [34, "NORTHLAKE CARD"], [512, "Potentially negative"]),
    line(5, [34, "Account Info"]),
    line(6, [37, "Account Name"], [112, "NORTHLAKE CARD"], [314, "Balance"], [389, "$0"]),
    line(7, [37, "Account Number"], [112, "550134XXXXXXXXXX"], [314, "Balance Updated"], [389, "07/18/2026"]),
    line(8, [37, "Sold To"], [314, "Recent Payment"], [389, "-"]),
    line(9, [112, "RIDGELINE RECOVERY"]),
    line(10, [314, "Monthly Payment"], [389, "-"]),
    line(11, [37, "Account Type"], [112, "Credit card"]),
    line(12, [37, "Responsibility"], [112, "Individual"], [314, "Original Balance"], [389, "-"]),
    line(13, [37, "Date Opened"], [314, "Credit Limit"], [389, "$1,500"]),
    line(14, [112, "12/14/2019"]),
    line(15, [37, "Status"], [112, "Account charged off. $869 written off."], [314, "Terms"], [389, "Revolving"]),
    line(16, [37, "Status Updated"], [112, "Jul 2026"], [314, "On Record Until"], [389, "Jul 2030"]),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | ex 0"]);
  expect(analyzeReport(lines, "2026-11-20")?.files[0]?.entries).toMatchObject([
    { accountNumber: "550134XXXXXXXXXX", dateOpened: "2019-12-14" },
  ]);
});
