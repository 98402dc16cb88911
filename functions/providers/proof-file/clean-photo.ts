import { PDFDocument } from "@cantoo/pdf-lib";
import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import { decodeImage } from "#functions/providers/id-image/decode-image";
import { type Gray, toGray } from "#functions/providers/report-file/picture/gray";
import { findUpright } from "./find-upright";
import { legible } from "./legible";
import type { CleanProof, Wanted } from "./proof-result";

/** As it is printed and faxed. */
const DOTS_PER_INCH = 200;
const QUALITY = { quality: 78, progressive: false, auto_subsample: false, chroma_subsample: 2 };

/**
 * A photo as a PDF of one page: drawn once more in shades of gray, as it is mailed. A sheet on something darker is cut out, made
 * rectangular and lit evenly; writing that can be read is upright and level. Whatever else was in the file (place and camera, other
 * files) is gone.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function cleanPhoto(bytes: Uint8Array, { asTaken = false }: Wanted = {}): Promise<CleanProof> {
  const gray = toGray(await decodeImage(bytes));
  const page = asTaken ? gray : await legible(gray, findUpright);
  await initJpegEncoder(new WebAssembly.Module(jpegEncoder));
  const jpeg = new Uint8Array(await encodeJpeg(imageOf(page), QUALITY));

  const pdf = await PDFDocument.create({ updateMetadata: false });
  const size = [page.width, page.height].map((pixels) => Math.max(36, (pixels / DOTS_PER_INCH) * 72));
  const [width = 612, height = 792] = size;
  pdf.addPage([width, height]).drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, width, height });
  return { pdf: await pdf.save(), pages: 1 };
}

function imageOf({ width, height, data }: Gray) {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, to = 0; at < data.length; at += 1, to += 4) {
    const shade = data[at] ?? 255;
    rgba[to] = shade;
    rgba[to + 1] = shade;
    rgba[to + 2] = shade;
    rgba[to + 3] = 255;
  }
  return { width, height, data: rgba, colorSpace: "srgb" as const };
}
