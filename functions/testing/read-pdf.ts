import { configureUnPDF, extractText, getDocumentProxy } from "unpdf";
import * as z from "zod";

const Info = z.object({ info: z.object({ Title: z.string().nullish(), Language: z.string().nullish() }) });

/** What a reader of a PDF finds in it: its text in order, the number of pages, title and language. */
export async function readPdf(bytes: Uint8Array) {
  await configureUnPDF({ pdfjs: () => import("unpdf/pdfjs") });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = Info.parse(await pdf.getMetadata());
  return { text, pages: totalPages, title: info.Title ?? undefined, language: info.Language ?? undefined };
}
