import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReportFileType } from "#shared/domain/document/report-file";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { pdfText } from "./pdf-text";
import { reportLines } from "./report-lines";

const folder = join(__dirname, "../../../shared/testing/reports/as-printed");
const types: Record<string, ReportFileType> = {
  html: "text/html",
  mhtml: "multipart/related",
  pdf: "application/pdf",
  txt: "text/plain",
};

/** Made reports in layouts that bureaus, services and lenders print, saved by a browser: one person's four or five accounts. */
async function foundIn(file: string): Promise<string[]> {
  const type = types[file.split(".").at(-1) ?? ""] ?? "text/plain";
  const read = await reportLines(readFileSync(join(folder, file)), type, pdfText);
  return "lines" in read ? foundByBureau(read.lines) : [read.refusal];
}

const of = (bureau: string, ...found: [amount: number | "unknown", item: string][]) =>
  found.map(([amount, item]) => `${item} | ${bureau} ${amount}`);
const charge = "charge_off | NORTHMARSH BANK USA NA";
const late = "late_payment | HOLLOW RIDGE AUTO";
const collection = "collection | BLUE HERON RECOVERY LLC";
const court = "bankruptcy | US BKPT CT NY ALBANY";

test.each([
  ["tu-acr.html", of("tr", [1312, charge], [9412, late], [0, collection])],
  ["tu-acr.pdf", of("tr", [1312, charge], [9412, late], [0, collection])],
  ["tu-broken.txt", of("tr", [1312, charge], [9412, late], [655, collection])],
  ["tu-paper.txt", of("tr", [1312, charge], [9412, late], [0, collection])],
  ["ex-acr.html", of("ex", [1312, charge], [9412, late], [655, collection], ["unknown", court])],
  ["ex-acr.pdf", of("ex", [1312, charge], [9412, late], [655, collection], ["unknown", court])],
  ["ex-old.html", of("ex", [1312, charge], [655, collection])],
  ["ex-old.pdf", of("ex", [1312, charge], [655, collection])],
  ["eq-2026.html", of("eq", [1312, charge], [9412, late], [655, collection])],
  ["eq-2026.pdf", of("eq", [1312, charge], [9412, late], [655, collection])],
  ["eq-mail.txt", of("eq", [655, collection], [1312, charge], [9412, late])],
  ["es-eq.txt", of("eq", [1312, charge], [9412, late], [655, collection])],
  ["ck-copy.txt", of("tr", [1312, charge], [9412, late], [655, collection])],
])("one bureau's report is read: %s", async (file, items) => {
  expect(await foundIn(file)).toEqual(items);
});

const fromService = [
  "charge_off | NORTHMARSH BANK | ex 1350 | tr 1312",
  "late_payment | HOLLOW RIDGE AUTO | ex 9412",
  "collection | BLUE HERON RECOVERY | eq 655 | ex 655",
  "bankruptcy | FEDERAL DISTRICT | eq unknown | tr unknown",
];

test.each(["iiq.html", "iiq.mhtml", "iiq.pdf", "iiq-copy.txt"])("a service's page is read: %s", async (file) => {
  const found = await foundIn(file);
  expect([...found].sort()).toEqual([...fromService].sort());
});

test("an archive is read whose lines end as on Unix, and whose parts begin at once", async () => {
  const archive = readFileSync(join(folder, "iiq.mhtml"), "latin1").replaceAll("\r\n", "\n");
  const [head = "", ...parts] = archive.split(/\n\n+(?=--)/);
  const read = await reportLines(Buffer.from([head, ...parts].join("\n\n"), "latin1"), "multipart/related", pdfText);
  const found = "lines" in read ? foundByBureau(read.lines) : [read.refusal];
  expect([...found].sort()).toEqual([...fromService].sort());
});

test.each(["smart-rows.html", "smart-cols.html", "smart-cols.pdf"])("columns of bureaus are read: %s", async (file) => {
  const found = await foundIn(file);
  expect([...found].sort()).toEqual(fromService.slice(0, 2));
});

test.each([
  ["stacked headings, a number below each name", "lender-a.pdf"],
  ["columns that go on under the next heading", "lender-b.txt"],
  ["a number, a type and a status without labels below a row", "lender-c.pdf"],
  ["labels with their values below a row", "lender-d.pdf"],
  ["a box for each account, labels above values", "lender-e.pdf"],
  ["a box for each account, saved as a page", "lender-e.html"],
  ["marks under the bureaus' names, a status that wraps", "lender-f.pdf"],
  ["amounts at the right, the heading on each page", "lender-g.pdf"],
  ["three values in a cell, columns that nearly touch", "lender-h.pdf"],
  ["a copy of such a table, a line for each value of a cell", "lender-h.txt"],
  ["typed columns, codes of bureaus without a label", "lender-i.txt"],
  ["short words for headings, ratings like R9", "lender-j.html"],
  ["labels and values that only their style sets apart", "lender-k.html"],
  ["two accounts beside one another", "lender-l.pdf"],
  ["number and sources beside the name, values below labels", "lender-m.html"],
  ["a copy of such a page", "lender-m.txt"],
])("a lender's merged report is read: %s", async (_, file) => {
  const found = await foundIn(file);
  expect([...found].sort()).toEqual([
    `${charge} | eq 1312 | ex 1312 | tr 1312`,
    `${collection} | tr 655`,
    `${late} | eq 9412 | ex 9412`,
  ]);
});
