import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 4 })),
});

test("where blocks of a label and its value end at one height, a long value's label is a line higher", () => {
  const lines = [
    line(1, [41, "Equifax credit report"]),
    line(2, [41, "Credit accounts"]),
    line(3, [47, "NORTHLAKE CARD"]),
    line(4, [359, "Account status"]),
    line(5, [41, "Account number"], [200, "Balance"], [389, "Account charged off"]),
    line(6, [71, "xxxxxx0943"], [230, "$812"], [389, "as bad debt"]),
    line(7, [41, "Date opened"], [200, "Date reported"], [359, "Amount past due"]),
    line(8, [71, "Apr 16, 2020"], [230, "Sep 26, 2026"], [389, "$812"]),
    line(9, [47, "PINE BANK"]),
    line(10, [41, "Account number"], [200, "Balance"], [359, "Account status"]),
    line(11, [71, "xxxxxx1177"], [230, "$65"], [389, "Pays as agreed"]),
    line(12, [41, "Date opened"], [200, "Date reported"], [359, "Amount past due"]),
    line(13, [71, "Apr 16, 2020"], [230, "Sep 26, 2026"], [389, "$0"]),
  ];
  expect(foundByBureau(lines)).toEqual(["charge_off | NORTHLAKE CARD | eq 812"]);
});
