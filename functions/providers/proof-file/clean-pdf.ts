import { EncryptedPDFError, PDFDocument } from "@cantoo/pdf-lib";
import { drawingsOf, drawUpright } from "#functions/letters/upright-pages";
import { isPdfBomb } from "#functions/providers/report-file/pdf-bomb";
import { MOST_PROOF_PAGES } from "#shared/domain/evidence/proof";
import { nameFonts } from "./name-fonts";
import type { CleanProof, Wanted } from "./proof-result";
import { shrinkPictures } from "./shrink-pictures";

/** Sides of a page, in units of 1/72 inch: what is outside is no sheet of paper. */
const LEAST_SIDE = 36;
const MOST_SIDE = 14_400;

/**
 * A new PDF made from the drawings of its pages. What runs, opens, links or hides in the old file is not in the new one.
 *
 * @throws Error for what is damaged
 */
export async function cleanPdf(bytes: Uint8Array, wanted: Wanted = {}): Promise<CleanProof> {
  const source = await openPdf(bytes);
  if (source === "locked") return { refusal: "locked" };
  const all = source.getPages();
  const pages = wanted.pages?.flatMap((page) => all.slice(page - 1, page)) ?? all;
  if (pages.length === 0) return { refusal: "damaged" };
  if (pages.length > MOST_PROOF_PAGES) return { refusal: "too-long" };
  flattenForm(source);

  const clean = await PDFDocument.create({ updateMetadata: false });
  for (const page of await drawingsOf(clean, pages)) {
    const sides = [page.width, page.height];
    if (sides.some((side) => !(side >= LEAST_SIDE && side <= MOST_SIDE))) return { refusal: "damaged" };
    drawUpright(clean.addPage([page.width, page.height]), page, { left: 0, bottom: 0, scale: 1 });
  }
  await clean.flush();
  if (!nameFonts(clean)) return { refusal: "fonts" };
  await shrinkPictures(clean);
  const pdf = await clean.save({ addDefaultPage: false, updateFieldAppearances: false });
  // What was packed twice is packed once here: each letter that encloses it would unpack it.
  return isPdfBomb(pdf) ? { refusal: "damaged" } : { pdf, pages: pages.length };
}

/** Many statements are encrypted without a password: all may open them, and only changes are forbidden. */
async function openPdf(bytes: Uint8Array): Promise<PDFDocument | "locked"> {
  const options = { updateMetadata: false, throwOnInvalidObject: true };
  try {
    return await PDFDocument.load(bytes, options);
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw error;
  }
  return PDFDocument.load(bytes, { ...options, password: "" }).catch(() => "locked" as const);
}

/** What was typed into a form becomes part of the page. A form that cannot be drawn is left out: its paper stays. */
function flattenForm(source: PDFDocument): void {
  try {
    source.getForm().flatten({ updateFieldAppearances: false });
  } catch {
    // The page is shown to the member before it is used: a field that is missing is seen there.
  }
}
