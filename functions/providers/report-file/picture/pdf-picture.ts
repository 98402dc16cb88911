import { configureUnPDF, extractImages, getDocumentProxy } from "unpdf";
import { MOST_IMAGE_PIXELS } from "#shared/domain/document/image-type";
import { quietPdf } from "../pdf-text";
import { type Gray, toGray } from "./gray";

/** Smaller pictures are logos and signatures, not scans of a page. */
const LEAST_PIXELS = 250_000;

/**
 * The largest picture on a page of a PDF: of a scanned page the scan. Undefined when the page has none.
 *
 * @throws Error when the file is damaged or locked, or the picture has more than 50 million pixels
 */
export async function pdfPicture(bytes: Uint8Array, page: number): Promise<Gray | undefined> {
  await configureUnPDF({ pdfjs: () => import("unpdf/pdfjs") });
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { ...quietPdf, maxImageSize: MOST_IMAGE_PIXELS });
  const images = await extractImages(pdf, page);
  const [largest] = images.sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest || largest.width * largest.height < LEAST_PIXELS) return undefined;
  return toGray(asRgba(largest));
}

type Image = Awaited<ReturnType<typeof extractImages>>[number];

function asRgba({ width, height, channels, data }: Image) {
  if (channels === 4) return { width, height, data };
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let sample = 0; sample < 3; sample += 1) {
      rgba[pixel * 4 + sample] = data[pixel * channels + (channels === 1 ? 0 : sample)] ?? 255;
    }
    rgba[pixel * 4 + 3] = 255;
  }
  return { width, height, data: rgba };
}
