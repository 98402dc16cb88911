import { configureUnPDF, getDocumentProxy } from "unpdf";
import * as z from "zod";
import { MOST_IMAGE_PIXELS } from "#shared/domain/document/image-type";
import { quietPdf } from "../pdf-text";
import { type Gray, makeGray, toGray } from "./gray";
import { type Drawing, drawingsOf, type PdfPage, times } from "./pdf-drawings";
import type { ToPicture } from "./warp";

/** Smaller pictures are logos and signatures, not scans of a page. */
const LEAST_PIXELS = 250_000;

/** A picture of a PDF's page, and where the page shows each of its places; both in fractions from the top left. */
type PdfPicture = { picture: Gray; toPage: ToPicture };

const Pixels = z.object({
  ...{ width: z.number(), height: z.number() },
  data: z.union([z.instanceof(Uint8Array), z.instanceof(Uint8ClampedArray)]),
});
type Pixels = z.infer<typeof Pixels>;

/**
 * The largest picture on a page of a PDF: of a scanned page the scan. Undefined when the page has none.
 *
 * @throws Error when the file is damaged or locked, or the picture has more than 50 million pixels
 */
export async function pdfPicture(bytes: Uint8Array, number: number): Promise<PdfPicture | undefined> {
  withFixedLength(ArrayBuffer.prototype);
  await configureUnPDF({ pdfjs: () => import("unpdf/pdfjs") });
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { ...quietPdf, maxImageSize: MOST_IMAGE_PIXELS });
  const page = await pdf.getPage(number);
  const found = await Promise.all((await drawingsOf(page)).map((drawing) => pixelsOf(page, drawing)));
  const [largest] = found.flat().sort((a, b) => sizeOf(b.pixels) - sizeOf(a.pixels));
  if (!largest || sizeOf(largest.pixels) < LEAST_PIXELS) return undefined;
  return { picture: grayOf(largest.pixels), toPage: placeOf(page, largest.drawing) };
}

const sizeOf = ({ width, height }: Pixels) => width * height;

/** Nothing for what is no picture of pixels. */
async function pixelsOf(page: PdfPage, drawing: Drawing): Promise<{ pixels: Pixels; drawing: Drawing }[]> {
  const { key } = drawing;
  const objects = key.startsWith("g_") ? page.commonObjs : page.objs;
  const found = Pixels.safeParse(await new Promise((resolve) => objects.get(key, resolve)));
  return found.success ? [{ pixels: found.data, drawing }] : [];
}

/** A scan need not fill its page: it may have a margin, or lie across. */
function placeOf(page: PdfPage, { matrix: drawn }: Drawing): ToPicture {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const matrix = times(transform, drawn);
  return ({ x, y }) => {
    // A picture's unit square has its origin at the lower left: PDF 32000-1, 8.9.5.
    const [across, down] = [matrix[0] * x + matrix[2] * (1 - y), matrix[1] * x + matrix[3] * (1 - y)];
    return { x: (across + matrix[4]) / width, y: (down + matrix[5]) / height };
  };
}

/** Of one bit a pixel, as faxes are; of one byte, three or four. */
function grayOf({ width, height, data }: Pixels): Gray {
  const samples = Math.floor(data.length / (width * height));
  if (samples === 0) return ofBits({ width, height, data });
  if (samples === 4) return toGray({ width, height, data: Uint8ClampedArray.from(data) });
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let sample = 0; sample < 3; sample += 1) {
      rgba[pixel * 4 + sample] = data[pixel * samples + (samples === 1 ? 0 : sample)] ?? 255;
    }
    rgba[pixel * 4 + 3] = 255;
  }
  return toGray({ width, height, data: rgba });
}

/** Eight pixels in a byte, the leftmost in its highest bit; a row begins with a byte of its own. 0 is black, and where a stencil paints. */
function ofBits({ width, height, data }: Pixels): Gray {
  const gray = makeGray(width, height);
  const row = Math.ceil(width / 8);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const byte = data[y * row + (x >> 3)] ?? 255;
      gray.data[at] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return gray;
}

type Buffers = { slice(from: number, to: number): ArrayBuffer; transferToFixedLength?: unknown };

/** The library asks for it where a page has a font, which a scanner's own line has. Node.js before 22 does not have it. */
function withFixedLength(buffers: Buffers): void {
  buffers.transferToFixedLength ??= function (this: ArrayBuffer, length: number) {
    return this.slice(0, length);
  };
}
