import { configureUnPDF, getDocumentProxy } from "unpdf";
import type { Page, PlacedText } from "#shared/domain/report/upload/lines/placed-text";

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
    const [left = 0, bottom = 0, right = 612, top = 792] = page.view;
    count += items.length;
    if (count > MOST_PIECES) return { refusal: "too-long" };
    // Half of all pieces are gaps, which nothing reads: handing them over takes as long as the others.
    const pieces = items.flatMap((item) =>
      "str" in item && item.str.trim() !== "" ? placed(item, { left, bottom }) : [],
    );
    pages.push({ width: right - left, height: top - bottom, pieces });
    page.cleanup();
  }
  return { pages };
}

type Piece = { str: string; transform: number[]; width: number; height: number };

function placed({ str, transform, width, height }: Piece, from: { left: number; bottom: number }): PlacedText {
  const [, , , size = 10, x = 0, y = 0] = transform;
  return { text: str, x: x - from.left, y: y - from.bottom, width, height: height || Math.abs(size) };
}
