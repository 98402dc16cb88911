import { PDFDocument } from "@cantoo/pdf-lib";
import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import { decodeImage } from "#functions/providers/id-image/decode-image";
import { evenLight } from "#functions/providers/report-file/picture/even-light";
import { type Gray, shrink, toGray } from "#functions/providers/report-file/picture/gray";
import { outlineOf } from "#functions/providers/report-file/picture/page-outline";
import { skewOf } from "#functions/providers/report-file/picture/skew";
import { type Corners, rotate, straighten } from "#functions/providers/report-file/picture/warp";
import type { CleanProof } from "./proof-result";

/** Pixels of the longer side: a letter page at 200 dots per inch, as it is printed and faxed. */
const LONGER_SIDE = 2_200;
const DOTS_PER_INCH = 200;
/** How lines run is seen well enough in a picture of so many pixels. */
const LOOKED_AT = 1_100;
/** Less is not seen, and turning costs sharpness. More is a picture that was meant so. */
const LEAST_DEGREES = 0.4;
const MOST_DEGREES = 12;
const QUALITY = { quality: 78, progressive: false, auto_subsample: false, chroma_subsample: 2 };

/**
 * A photo as a PDF of one page: drawn once more in shades of gray, as it is mailed. A sheet on something darker is cut out, made
 * rectangular and lit evenly; lines of writing are level. Whatever else was in the file (place and camera, other files) is gone.
 *
 * @throws Error for what is no whole image, or has more than 50 million pixels
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanProof> {
  const page = legible(toGray(await decodeImage(bytes)));
  await initJpegEncoder(new WebAssembly.Module(jpegEncoder));
  const jpeg = new Uint8Array(await encodeJpeg(imageOf(page), QUALITY));

  const pdf = await PDFDocument.create({ updateMetadata: false });
  const size = [page.width, page.height].map((pixels) => Math.max(36, (pixels / DOTS_PER_INCH) * 72));
  const [width = 612, height = 792] = size;
  pdf.addPage([width, height]).drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, width, height });
  return { pdf: await pdf.save(), pages: 1 };
}

/** The sheet that a photo shows, straight and not larger than it is printed. */
export function legible(photo: Gray): Gray {
  const corners = outlineOf(photo);
  return levelled(corners ? evenLight(cutOut(photo, corners)) : scaled(photo));
}

function cutOut(photo: Gray, corners: Corners): Gray {
  const [a, b, c, d] = corners;
  const across = Math.max(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - d.x, c.y - d.y));
  const down = Math.max(Math.hypot(d.x - a.x, d.y - a.y), Math.hypot(c.x - b.x, c.y - b.y));
  const scale = Math.min(1, LONGER_SIDE / Math.max(across, down));
  return straighten(photo, corners, Math.round(across * scale), Math.round(down * scale));
}

function scaled(photo: Gray): Gray {
  const longer = Math.max(photo.width, photo.height);
  if (longer <= LONGER_SIDE) return photo;
  // First by whole steps, in which no pixel is passed over.
  const small = shrink(photo, Math.floor(longer / LONGER_SIDE));
  return rotate(small, 0, LONGER_SIDE / Math.max(small.width, small.height));
}

function levelled(page: Gray): Gray {
  const small = shrink(page, Math.max(1, Math.floor(Math.max(page.width, page.height) / LOOKED_AT)));
  const { degrees } = skewOf(evenLight(small));
  const isTilted = Math.abs(degrees) >= LEAST_DEGREES && Math.abs(degrees) <= MOST_DEGREES;
  return isTilted ? rotate(page, degrees) : page;
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
