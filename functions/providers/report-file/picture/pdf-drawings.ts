import { getResolvedPDFJS } from "unpdf";
import type { OPS } from "unpdf/pdfjs";
import * as z from "zod";

/** A page of a PDF that was opened. */
export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof import("unpdf").getDocumentProxy>>["getPage"]>>;
type Operators = Awaited<ReturnType<PdfPage["getOperatorList"]>>;

/** From the unit square of a picture to the page: PDF 32000-1, 8.3.3. */
const Matrix = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
type Matrix = z.infer<typeof Matrix>;
const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

/** A picture, by the name of its pixels, and where the page's program draws it. */
export type Drawing = { key: string; matrix: Matrix };

const Key = z.string();
/** Pixels that are black or nothing are drawn as a stencil. */
const Stencil = z.object({ data: z.string() }).transform(({ data }) => data);

/** Each picture that a page's program draws, in its order. */
export async function drawingsOf(page: PdfPage): Promise<Drawing[]> {
  const [operators, { OPS }] = [await page.getOperatorList(), await getResolvedPDFJS()];
  return walked(operators, OPS);
}

function walked({ fnArray, argsArray }: Operators, ops: typeof OPS): Drawing[] {
  const drawings: Drawing[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = unchanged;
  const draw = (key: string | undefined) => key !== undefined && drawings.push({ key, matrix });
  for (const [index, operator] of fnArray.entries()) {
    const given: unknown = argsArray[index];
    const first: unknown = Array.isArray(given) ? given[0] : undefined;
    if (operator === ops.save) saved.push(matrix);
    else if (operator === ops.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = times(matrix, Matrix.safeParse(first).data ?? unchanged);
    } else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) matrix = saved.pop() ?? unchanged;
    else if (operator === ops.transform) matrix = times(matrix, Matrix.safeParse(given).data ?? unchanged);
    else if (operator === ops.paintImageXObject) draw(Key.safeParse(first).data);
    else if (operator === ops.paintImageMaskXObject) draw(Stencil.safeParse(first).data);
  }
  return drawings;
}

/** First `b`, then `a`. */
export function times(a: readonly number[], b: Matrix): Matrix {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0, b1, b2, b3, b4, b5] = b;
  const turned = [a0 * b0 + a2 * b1, a1 * b0 + a3 * b1, a0 * b2 + a2 * b3, a1 * b2 + a3 * b3] as const;
  return [...turned, a0 * b4 + a2 * b5 + a4, a1 * b4 + a3 * b5 + a5];
}
