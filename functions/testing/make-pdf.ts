import pdfmake from "pdfmake";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";

pdfmake.addFonts({ Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold" } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith("Helvetica"));

/** A PDF as a bureau prints it: text with its columns where two spaces or more part them; a form feed begins a page. */
export function makePdf(text: string, options: Partial<TDocumentDefinitions> = {}): Promise<Uint8Array> {
  const content = text.split("\f").flatMap((page, index): Content[] => {
    const lines = page.split("\n").map((line): Content => {
      const cells = [...line.matchAll(/\S+(?: \S+)*/g)];
      return {
        columns: cells.map(({ 0: cell, index: at }, position) => ({
          text: cell,
          width: Math.max(30, ((cells[position + 1]?.index ?? at + cell.length + 30) - at) * 4.4),
          noWrap: true,
        })),
        columnGap: 0,
        margin: [(cells[0]?.index ?? 0) * 4.4, 0, 0, 4],
      };
    });
    return index === 0 ? lines : [{ text: "", pageBreak: "before" }, ...lines];
  });
  return makePdfOf({ content, ...options });
}

/** A PDF of anything that pdfmake draws: pictures, tables. */
export function makePdfOf(document: TDocumentDefinitions): Promise<Uint8Array> {
  return pdfmake.createPdf({ defaultStyle: { font: "Helvetica", fontSize: 7 }, ...document }).getBuffer();
}
