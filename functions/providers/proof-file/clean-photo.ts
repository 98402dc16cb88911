import { PDFDocument } from "@cantoo/pdf-lib";
import { decodeImage } from "#functions/providers/id-image/decode-image";
import { toGray } from "#functions/providers/report-file/picture/gray";
import { findUpright } from "./find-upright";
import { grayJpeg } from "./gray-jpeg";
import { legible, notLarger } from "./legible";
import type { CleanProof, Wanted } from "./proof-result";

/** As it is printed and faxed. */
const DOTS_PER_INCH = 200;

/**
 * A photo as a PDF of one page: drawn once more in shades of gray, as it is mailed. A sheet on something darker is cut out, made
 * rectangular and lit evenly; writing that can be read is upright and level. Whatever else was in the file (place and camera, other
 * files) is gone.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function cleanPhoto(bytes: Uint8Array, { asTaken = false }: Wanted = {}): Promise<CleanProof> {
  const gray = toGray(await decodeImage(bytes));
  const page = asTaken ? notLarger(gray) : await legible(gray, findUpright);

  const pdf = await PDFDocument.create({ updateMetadata: false });
  const size = [page.width, page.height].map((pixels) => Math.max(36, (pixels / DOTS_PER_INCH) * 72));
  const [width = 612, height = 792] = size;
  pdf.addPage([width, height]).drawImage(await pdf.embedJpg(await grayJpeg(page)), { x: 0, y: 0, width, height });
  return { pdf: await pdf.save(), pages: 1 };
}
