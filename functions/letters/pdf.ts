import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";

/** The standard fonts are in every reader: nothing to embed, and they cover English and Spanish. */
const helvetica = {
  normal: "Helvetica",
  bold: "Helvetica-Bold",
  italics: "Helvetica-Oblique",
  bolditalics: "Helvetica-BoldOblique",
};

pdfmake.addFonts({ Helvetica: helvetica });
// A document never brings in an address or a file: what it shows is handed to it.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(helvetica).includes(path));

export type Pdf = Omit<TDocumentDefinitions, "defaultStyle" | "pageSize" | "info"> & {
  title: string;
  language: "en" | "es";
  /** When it was written, where the same document has to be the same file however often it is made. */
  writtenAt?: Date;
};

/** A US letter page set in Helvetica, with its title and language in the file. */
export async function renderPdf({ title, language, writtenAt, ...document }: Pdf): Promise<Uint8Array> {
  const definition: TDocumentDefinitions = {
    pageSize: "LETTER",
    pageMargins: [64, 56, 64, 56],
    ...document,
    defaultStyle: { font: "Helvetica", fontSize: 10, lineHeight: 1.25 },
    info: { title, author: "Redress", creator: "Redress", ...(writtenAt && { creationDate: writtenAt }) },
    language,
  };
  return pdfmake.createPdf(definition).getBuffer();
}
