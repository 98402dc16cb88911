import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReportFileType } from "#shared/domain/document/report-file";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { pdfText } from "./pdf-text";
import { reportLines } from "./report-lines";

const folder = join(__dirname, "../../../shared/testing/reports/as-printed");
const types: Record<string, ReportFileType> = { html: "text/html", pdf: "application/pdf", txt: "text/plain" };

/** Made reports of one person, in layouts whose details other files in the folder do not have. */
async function foundIn(file: string): Promise<string[]> {
  const type = types[file.split(".").at(-1) ?? ""] ?? "text/plain";
  const read = await reportLines(readFileSync(join(folder, file)), type, pdfText);
  return "lines" in read ? foundByBureau(read.lines).sort() : [read.refusal];
}

const of = (bureau: string, ...found: [amount: number, item: string][]) =>
  found.map(([amount, item]) => `${item} | ${bureau} ${amount}`).sort();
const charge = "charge_off | CAPSTONE BANK USA";
const late = "late_payment | WILLOW CREEK AUTO FIN";
const student = "late_payment | ASTER STUDENT LN SVC";
const collection = "collection | PARAGON RECOVERY GROUP";

test.each([
  ["the address behind a creditor's name", "eq-letter.html", of("eq", [2417, charge], [11208, late])],
  ["labels in the middle of their row's height", "eq-letter.pdf", of("eq", [2417, charge], [11208, late])],
  ["sentences of labels and values", "eq-sentences.txt", of("eq", [2417, charge], [389, collection])],
  ["a label whose last word stands alone", "ex-mail.pdf", of("ex", [2417, charge], [11208, late])],
  ["labels that are no names", "ex-site.pdf", of("ex", [2417, charge], [11208, late])],
  [
    "a note that goes on beside other values",
    "tu-brackets.pdf",
    of("tr", [2417, charge], [6120, student], [389, collection]),
  ],
  ["the most days late", "tu-2025.html", of("tr", [2417, charge], [6120, student], [389, collection])],
  [
    "what kind of firm it is below its name",
    "tu-app.html",
    of("tr", [2417, charge], [6120, student], [389, collection]),
  ],
])("one bureau's report is read: %s", async (_, file, items) => {
  expect(await foundIn(file)).toEqual(items);
});

test("who was owed first may stand behind a mark beside the name", async () => {
  expect(await foundIn("bureaus-beside.html")).toEqual([
    `${charge} | eq 2417 | ex 2417 | tr 2417`,
    `${collection} | tr 389`,
    `${late} | eq 11208 | ex 11208`,
  ]);
});

const merged = [
  `${charge} | eq 2417 | ex 2417 | tr 2417`,
  `${collection} | tr 389`,
  `${student} | ex 6120 | tr 6120`,
  `${late} | eq 11208 | ex 11208`,
].sort();

test.each([
  ["labels that only their style sets over the values", "lender-n.html"],
  ["a remark's label without a value", "lender-n.pdf"],
  ["months like numbers of pages", "lender-n.txt"],
  ["number and status beside the name, without labels", "lender-o.pdf"],
  ["the same, set apart by their style", "lender-o.html"],
  ["the same, one below the other", "lender-o.txt"],
  ["sources in brackets below the number", "lender-p.pdf"],
  ["a copy of such a table", "lender-p.txt"],
  ["bureaus' names that touch", "lender-q.txt"],
  ["typed columns with one space between", "lender-r.txt"],
  ["wide spaces instead of columns", "lender-s.html"],
  ["two values in a cell, one of them unknown", "lender-t.pdf"],
  ["a copy of such a table, with remarks over several columns", "lender-t.txt"],
  ["boxes before the bureaus' names", "lender-u.html"],
  ["the same in a print", "lender-u.pdf"],
  ["cells that are drawn with signs, and an account that once was late", "lender-v.txt"],
])("a lender's merged report is read: %s", async (_, file) => {
  expect(await foundIn(file)).toEqual(merged);
});
