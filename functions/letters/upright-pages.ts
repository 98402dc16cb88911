import { degrees, type PDFDocument, type PDFEmbeddedPage, type PDFPage } from "@cantoo/pdf-lib";

/** A page's drawing without anything else of the page, and how large it is as it is shown. `empty`: nothing is drawn on it. */
export type PageDrawing = { width: number; height: number; quarters: number; drawing: PDFEmbeddedPage | "empty" };

/**
 * The drawings of another document's pages: what is printed, and no form, link, script, attachment or note.
 *
 * @throws Error for a page whose drawing cannot be read
 */
export function drawingsOf(into: PDFDocument, pages: PDFPage[]): Promise<PageDrawing[]> {
  return Promise.all(pages.map((page) => drawingOf(into, page)));
}

async function drawingOf(into: PDFDocument, page: PDFPage): Promise<PageDrawing> {
  const { x, y, width, height } = page.getCropBox();
  const quarters = (((page.getRotation().angle / 90) % 4) + 4) % 4;
  const isSideways = quarters % 2 === 1;
  const shown = isSideways ? { width: height, height: width, quarters } : { width, height, quarters };
  // Some programs write an empty page without anything that draws it.
  if (page.node.Contents() === undefined) return { ...shown, drawing: "empty" };
  const box = { left: x, bottom: y, right: x + width, top: y + height };
  return { ...shown, drawing: await into.embedPage(page, box) };
}

type Place = { left: number; bottom: number; scale: number };

/** Draws a page upright: its lower left corner at a place, in units of 1/72 inch. */
export function drawUpright(on: PDFPage, page: PageDrawing, { left, bottom, scale }: Place): void {
  if (page.drawing === "empty") return;
  const [right, top] = [left + page.width * scale, bottom + page.height * scale];
  // A drawing turns around its own lower left corner, which lies at another corner of the page then.
  const corners = [
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
  ];
  const corner = corners[page.quarters] ?? { x: left, y: bottom };
  on.drawPage(page.drawing, { ...corner, xScale: scale, yScale: scale, rotate: degrees(-90 * page.quarters) });
}
