import { foundByBureau } from "#shared/testing/found-by-bureau";
import type { TextLine } from "../lines/text-line";

const line = (no: number, ...cells: [x: number, text: string][]): TextLine => ({
  page: 1,
  line: no,
  cells: cells.map(([x, text]) => ({ text, x, width: text.length * 3.5 })),
});
const row = (no: number, name: string, [number, status]: [string, string], amounts: [string, string, string]) => {
  const [high, balance, past] = amounts;
  const facts: [number, string][] = [
    [170, "04/2020"],
    [212, "10/2026"],
    [256, high],
    [308, balance],
    [352, past],
  ];
  return [
    line(no, [30, name], ...facts, [490, status]),
    line(no + 1, [30, `${number}  Applicant`], [170, "09/2025"], [308, "--"], [490, "EX, EQ"]),
  ];
};

test("how accounts stand may be under words that are not known, over their sources, and a number begins no account", () => {
  const heads: [number, string][] = [
    [170, "Opened"],
    [212, "Last Rptd"],
    [256, "High Credit"],
    [308, "Balance"],
    [352, "Past Due"],
    [490, "Present Status"],
  ];
  const lines = [
    line(1, [30, "Credit Report - Merged Infile"]),
    line(2, [30, "Bureaus: Equifax, Experian, TransUnion"]),
    line(3, [30, "Creditor"], ...heads),
    line(4, [30, "Account Number / Whose"], [170, "Last Activity"], [308, "Payment"], [490, "Bureaus"]),
    ...row(5, "NORTHLAKE CARD", ["44171288901", "Charge off"], ["$900", "$812", "$812"]),
    ...row(7, "OAK BANK", ["55171288901", "Pays as agreed"], ["$700", "$310", "$0"]),
    ...row(9, "HARBOR LANE BANK", ["66171288901", "60 days past due"], ["$9,900", "$9,355", "$412"]),
  ];
  expect(foundByBureau(lines).sort()).toEqual([
    "charge_off | NORTHLAKE CARD | eq 812 | ex 812",
    "late_payment | HARBOR LANE BANK | eq 9355 | ex 9355",
  ]);
});
