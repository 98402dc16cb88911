import { configureUnPDF, getDocumentProxy } from "unpdf";
import type { Page } from "#shared/domain/report/upload/lines/placed-text";
import { uprightPage } from "./turned-text";

/** Why a PDF cannot be read. */
export type PdfRefusal = "locked" | "damaged" | "too-long";
export type PdfReading = { pages: Page[] } | { refusal: PdfRefusal };

/** Nothing of a PDF runs, and what is wrong with it is not written to the log. */
export const quietPdf = {
  verbosity: 0,
  isEvalSupported: false,
  enableXfa: false,
  stopAtErrors: false,
  disableFontFace: true,
};

/** The longest reports have some 120 pages. */
const MOST_PAGES = 200;
const MOST_PIECES = 300_000;

/** The text of a PDF with its places. Nothing in it runs, nothing is drawn, nothing is loaded from elsewhere. */
export async function pdfText(bytes: Uint8Array): Promise<PdfReading> {
  await configureUnPDF({ pdfjs: () => import("unpdf/pdfjs") });
  try {
    return await pagesOf(bytes);
  } catch (error) {
    return { refusal: error instanceof Error && error.name === "PasswordException" ? "locked" : "damaged" };
  }
}

async function pagesOf(bytes: Uint8Array): Promise<PdfReading> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), quietPdf);
  if (pdf.numPages > MOST_PAGES) return { refusal: "too-long" };
  const pages: Page[] = [];
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    count += items.length;
    if (count > MOST_PIECES) return { refusal: "too-long" };
    // Half of all pieces are gaps, which nothing reads: handing them over takes as long as the others.
    const pieces = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? item : []));
    pages.push(uprightPage(pieces, page.view));
    page.cleanup();
  }
  return { pages };
}
