import { foundByBureau } from "#shared/testing/found-by-bureau";
import { linesOfHtml } from "./html-lines";

const rows = [
  ["", "TransUnion", "Experian", "Equifax"],
  ["Account #", "441712****", "441712****", "--"],
  ["Balance Owed:", "$840", "$812", "--"],
  ["Payment Status:", "Late 60 Days", "Current", "--"],
  ["Creditor Remarks:", "--", "--", "--"],
  ["Past Due Amount:", "$90", "$0", "--"],
];
const column = (at: number, cell: (text: string, row: number) => string) =>
  rows.map((row, index) => cell(row[at] ?? "", index + 1)).join("");
const page = (cell: (at: number) => (text: string, row: number) => string) =>
  `<h3>Revolving Accounts</h3><p><strong>NORTHLAKE CARD</strong></p><div>${[0, 1, 2, 3].map((at) => column(at, cell(at))).join("")}</div>`;

test.each([
  ["class", page((at) => (text, row) => `<p class="cell col-start-${at + 1} row-start-${row}">${text}</p>`)],
  ["style", page((at) => (text, row) => `<div style="grid-column: ${at + 1}; grid-row: ${row}">${text}</div>`)],
])("a page that writes a table column by column gives each block its place by its %s", (_, html) => {
  expect(foundByBureau(linesOfHtml(html))).toEqual(["late_payment | NORTHLAKE CARD | tr 840"]);
});

test("blocks of one place are read in their order, and no longer than a line may be", () => {
  const html = `<div>${'<p class="col-start-2 row-start-1">x</p>'.repeat(20_000)}</div>`;
  expect(linesOfHtml(html).map(({ cells }) => cells.length)).toEqual([100]);
});
