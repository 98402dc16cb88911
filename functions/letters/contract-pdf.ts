import type { Content } from "pdfmake/interfaces";
import type { Language } from "#shared/api/schemas/common";
import type { ContractDocument } from "#shared/api/schemas/contract";
import { printable } from "#shared/domain/text/printable";
import { printedSheets } from "./contract-documents";
import type { ContractFacts } from "./contract-facts";
import type { Block, Writing } from "./contract-writing";
import { renderPdf } from "./pdf";

/** A document of the contract as a PDF, each sheet on a page of its own. */
export function contractPdf(document: ContractDocument, facts: ContractFacts, language: Language): Promise<Uint8Array> {
  const sheets = printedSheets(document, facts, language);
  return renderPdf({
    title: sheets[0]?.title ?? "",
    language,
    content: sheets.flatMap(sheetContent),
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: "center", fontSize: 8 }),
  });
}

function sheetContent({ title, blocks }: Writing, position: number): Content[] {
  const pageBreak = position > 0 ? ("before" as const) : undefined;
  return [{ text: title, bold: true, fontSize: 15, margin: [0, 0, 0, 12], pageBreak }, ...blocks.map(blockContent)];
}

function blockContent({ text: written, style }: Block): Content {
  const text = printable(written);
  if (style === "item") return { ul: [text], margin: [8, 0, 0, 5] };
  if (style === "heading") return { text, bold: true, fontSize: 11.5, margin: [0, 8, 0, 5] };
  return { text, bold: style === "bold", margin: [0, 0, 0, 8] };
}
