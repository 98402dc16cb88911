import { randomBytes } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { encloseExhibits } from "#functions/letters/enclose-exhibits";
import { letterPdf } from "#functions/letters/letter-pdf";
import { writtenLetter } from "#functions/letters/shared-letter";
import { letterCorpus } from "#functions/letters/testing/letter-corpus";
import { makePdf } from "#functions/testing/make-pdf";
import { pdfWithoutComposite, pdfWithoutFont } from "#functions/testing/missing-fonts";
import { printRefusal } from "./print-refusal";

async function blank(pages: number, size: [number, number] = [612, 792]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage(size);
  return pdf;
}

async function locked() {
  const pdf = await blank(1);
  pdf.encrypt({ userPassword: "hidden", ownerPassword: "hidden" });
  return pdf.save();
}

test.each([
  ["with a font that it does not carry", async () => pdfWithoutFont("Verdana", 32), "unembedded_fonts"],
  ["with a composite font that it does not carry", async () => pdfWithoutComposite("ArialMT"), "unembedded_fonts"],
  ["on another paper", () => makePdf("A4"), "invalid_file_dimensions"],
  ["with a page of another size", async () => mixed(), "invalid_file_dimensions"],
  ["of more pages than an envelope holds", async () => (await blank(119)).save(), "file_pages_exceed_max"],
  ["of more than 5 MB", async () => randomBytes(5_000_001), "file_size_exceeds_limit"],
  ["that is locked", locked, "pdf_encrypted"],
  ["that is none", async () => Buffer.from("%PDF-1.4"), "invalid_file"],
])("a printer of letters refuses a PDF %s", async (_case, pdf, refusal) => {
  expect(await printRefusal(await pdf())).toBe(refusal);
});

async function mixed() {
  const pdf = await blank(1);
  pdf.addPage([792, 612]);
  return pdf.save();
}

test("it takes our letters, alone and with what is enclosed", async () => {
  const exhibit = await blank(2, [595, 842]);
  exhibit.getPage(0).drawText("Statement", { font: await exhibit.embedFont(StandardFonts.TimesRoman) });
  const pdf = await exhibit.save();
  const enclosed = { proofId: "01K", kind: "statement" as const, pages: 2, sha256: "s", pdf };
  for (const { facts } of letterCorpus().slice(0, 3)) {
    const letter = await letterPdf(writtenLetter(facts));
    const packet = await encloseExhibits(letter, [enclosed], { writtenAt: new Date(), about: "Maya Lopez" });
    expect([await printRefusal(letter), await printRefusal(packet)]).toEqual([undefined, undefined]);
  }
});
