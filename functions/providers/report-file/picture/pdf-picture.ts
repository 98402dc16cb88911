import { configureUnPDF, extractImages, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { OPS } from "unpdf/pdfjs";
import * as z from "zod";
import { MOST_IMAGE_PIXELS } from "#shared/domain/document/image-type";
import { quietPdf } from "../pdf-text";
import { type Gray, toGray } from "./gray";
import type { ToPicture } from "./warp";

/** Smaller pictures are logos and signatures, not scans of a page. */
const LEAST_PIXELS = 250_000;

/** A picture of a PDF's page, and where the page shows each of its places; both in fractions from the top left. */
type PdfPicture = { picture: Gray; toPage: ToPicture };

/**
 * The largest picture on a page of a PDF: of a scanned page the scan. Undefined when the page has none.
 *
 * @throws Error when the file is damaged or locked, or the picture has more than 50 million pixels
 */
export async function pdfPicture(bytes: Uint8Array, number: number): Promise<PdfPicture | undefined> {
  await configureUnPDF({ pdfjs: () => import("unpdf/pdfjs") });
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { ...quietPdf, maxImageSize: MOST_IMAGE_PIXELS });
  const images = await extractImages(pdf, number);
  const [largest] = images.sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest || largest.width * largest.height < LEAST_PIXELS) return undefined;
  return { picture: toGray(asRgba(largest)), toPage: await placeOf(await pdf.getPage(number), largest.key) };
}

/** A scan need not fill its page: it may have a margin, or lie across. */
async function placeOf(page: PDFPageProxy, key: string): Promise<ToPicture> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const matrix = times(transform, matrixOf(await page.getOperatorList(), (await getResolvedPDFJS()).OPS, key));
  return ({ x, y }) => {
    // A picture's unit square has its origin at the lower left: PDF 32000-1, 8.9.5.
    const [across, down] = [matrix[0] * x + matrix[2] * (1 - y), matrix[1] * x + matrix[3] * (1 - y)];
    return { x: (across + matrix[4]) / width, y: (down + matrix[5]) / height };
  };
}

/** What the page's program has made of the coordinates where it draws the picture. */
function matrixOf({ fnArray, argsArray }: Operators, ops: typeof OPS, key: string): Matrix {
  const saved: Matrix[] = [];
  let matrix: Matrix = unchanged;
  for (const [index, operator] of fnArray.entries()) {
    const given: unknown = argsArray[index];
    if (operator === ops.save) saved.push(matrix);
    else if (operator === ops.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = times(matrix, Matrix.safeParse(Array.isArray(given) ? given[0] : undefined).data ?? unchanged);
    } else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = saved.pop() ?? unchanged;
    else if (operator === ops.transform) matrix = times(matrix, Matrix.safeParse(given).data ?? unchanged);
    else if (operator === ops.paintImageXObject && Array.isArray(given) && given[0] === key) return matrix;
  }
  return matrix;
}

const Matrix = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
type Matrix = z.infer<typeof Matrix>;
const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** First `b`, then `a`. */
function times(a: readonly number[], b: Matrix): Matrix {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0, b1, b2, b3, b4, b5] = b;
  const turned = [a0 * b0 + a2 * b1, a1 * b0 + a3 * b1, a0 * b2 + a2 * b3, a1 * b2 + a3 * b3] as const;
  return [...turned, a0 * b4 + a2 * b5 + a4, a1 * b4 + a3 * b5 + a5];
}

type PDFPageProxy = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type Operators = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;
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
