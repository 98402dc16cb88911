import { degrees, PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { foundByBureau } from "#shared/testing/found-by-bureau";
import { pdfText } from "./pdf-text";
import { reportLines } from "./report-lines";

const columns = [40, 230, 330, 420, 520];
const rows = [
  ["Creditor", "Account no.", "Balance", "Past due", "Status"],
  ["NORTHLAKE CARD", "x4417", "$812", "$812", "Charge-off"],
  ["OAK BANK", "x3317", "$310", "$0", "Current"],
  ["PINE LOANS", "x2217", "$2,310", "$64", "60 days past due"],
  ["CEDAR RECOVERY", "x1117", "$95", "$95", "Collection"],
];

/** A page 800 wide and 600 high whose paper is turned, as a printer writes a table that is wider than the page. */
async function printed(turn: 0 | 90 | 180 | 270, rotate: number, times = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage(turn % 180 === 0 ? [800, 600] : [600, 800]);
  page.setRotation(degrees(rotate));
  const put = (text: string, x: number, y: number) => {
    const places = { 0: [x, y], 90: [600 - y, x], 180: [800 - x, 600 - y], 270: [y, 800 - x] } as const;
    const [own, up] = places[turn];
    for (let time = 0; time < times; time += 1)
      page.drawText(text, { x: own + time * 0.3, y: up, size: 9, font, rotate: degrees(turn) });
  };
  put("Equifax credit report", 40, 560);
  for (const [at, row] of rows.entries()) {
    for (const [column, text] of row.entries()) put(text, columns[column] ?? 0, 530 - at * 16);
  }
  return await pdf.save();
}

const items = [
  "charge_off | NORTHLAKE CARD | eq 812",
  "collection | CEDAR RECOVERY | eq 95",
  "late_payment | PINE LOANS | eq 2310",
];

test("what is printed twice to look bold is read once", async () => {
  const read = await reportLines(await printed(0, 0, 2), "application/pdf", pdfText);
  expect("lines" in read ? foundByBureau(read.lines).sort() : read.refusal).toEqual(items);
});

test.each([
  [0, 0],
  [90, 90],
  [90, 0],
  [180, 180],
  [270, 270],
] as const)("a page is read whose text is turned by %i and whose paper by %i degrees", async (turn, rotate) => {
  const read = await reportLines(await printed(turn, rotate), "application/pdf", pdfText);
  expect("lines" in read ? foundByBureau(read.lines).sort() : read.refusal).toEqual(items);
});
