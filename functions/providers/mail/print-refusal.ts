import { EncryptedPDFError, PDFDocument } from "@cantoo/pdf-lib";
import { missingFonts } from "#functions/letters/fonts";
import { MOST_LETTER_BYTES } from "#shared/domain/evidence/exhibit";

/** US letter, in units of 1/72 inch. */
const PAPER = { width: 612, height: 792 };
/** On both sides of 60 sheets, of which the sheet with the addresses is one. */
const MOST_PAGES = 118;

/**
 * Why a printer of letters refuses a PDF for good, in Lob's words (published OpenAPI: error codes, and its sections "Standard PDF
 * Fonts" and "Image Prepping"); undefined when it takes it. Lob takes a few more fonts than the 14 standard ones.
 */
export async function printRefusal(bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length > MOST_LETTER_BYTES) return "file_size_exceeds_limit";
  try {
    return refusalOf(await PDFDocument.load(bytes, { updateMetadata: false }));
  } catch (error) {
    return error instanceof EncryptedPDFError ? "pdf_encrypted" : "invalid_file";
  }
}

function refusalOf(pdf: PDFDocument): string | undefined {
  const pages = pdf.getPages().map((page) => page.getSize());
  if (pages.length > MOST_PAGES) return "file_pages_exceed_max";
  const isPaper = ({ width, height }: typeof PAPER) => width === PAPER.width && height === PAPER.height;
  if (!pages.every(isPaper)) return "invalid_file_dimensions";
  return missingFonts(pdf).length > 0 ? "unembedded_fonts" : undefined;
}
