import type { ReportFileType } from "#shared/domain/document/report-file";
import { htmlOfBytes, textOfBytes } from "#shared/domain/report/upload/files/file-text";
import { linesOfHtml } from "#shared/domain/report/upload/files/html-lines";
import { linesOfText } from "#shared/domain/report/upload/files/plain-text";
import { isTooLong, linesOfPages, type TextLine } from "#shared/domain/report/upload/lines/text-line";
import type { PdfReading, PdfRefusal } from "./pdf-text";

/** Reads the text of a PDF; see `readPdfApart`. */
export type ReadPdf = (bytes: Uint8Array) => Promise<PdfReading>;
export type LinesRead = { lines: TextLine[] } | { refusal: PdfRefusal | "no-text" | "not-loaded" };

/** No report prints lines like this. */
const LONGEST_LINE = 20_000;

/** The lines of an uploaded report. A photo has none: nothing here reads pictures. */
export async function reportLines(bytes: Uint8Array, type: ReportFileType, readPdf: ReadPdf): Promise<LinesRead> {
  if (type === "application/pdf") {
    const read = await readPdf(bytes);
    if ("refusal" in read) return read;
    const lines = linesOfPages(read.pages);
    return lines.length > 0 ? whole(lines) : { refusal: "no-text" };
  }
  if (type === "image/jpeg" || type === "image/png") return { refusal: "no-text" };
  const html = htmlOfBytes(bytes, type);
  if (html !== undefined) return linesOfPage(html);
  const text = textOfBytes(bytes);
  return isTooWide(text) ? { refusal: "too-long" } : whole(linesOfText(text));
}

/** A page that shows such marks was saved before its own program had filled it in; in what it keeps for later they are none. */
function linesOfPage(html: string): LinesRead {
  const lines = linesOfHtml(html);
  const isUnfilled = lines.some(({ cells }) => cells.some(({ text }) => /\{\{[^{}\n]{1,80}\}\}/.test(text)));
  return isUnfilled ? { refusal: "not-loaded" } : whole(lines);
}

function isTooWide(text: string): boolean {
  for (let from = 0; text.length - from > LONGEST_LINE; ) {
    const end = text.lastIndexOf("\n", from + LONGEST_LINE);
    if (end < from) return true;
    from = end + 1;
  }
  return false;
}

function whole(lines: TextLine[]): LinesRead {
  return isTooLong(lines) ? { refusal: "too-long" } : { lines };
}
