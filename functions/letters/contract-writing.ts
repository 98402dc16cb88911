import { SHEET_BREAK } from "#shared/domain/contract/sheets";

export type Block = { text: string; style?: "heading" | "bold" | "item" };

/** One sheet of a legal document: a title and its paragraphs, in one language. */
export type Writing = { title: string; blocks: Block[] };

export const heading = (text: string): Block => ({ text, style: "heading" });
export const bold = (text: string): Block => ({ text, style: "bold" });
export const item = (text: string): Block => ({ text, style: "item" });
export const plain = (text: string): Block => ({ text });

/** The sheets as plain text for the screen. What the law wants in bold is between two pairs of asterisks. */
export function writingText(sheets: readonly Writing[]): string {
  return sheets.map(({ title, blocks }) => [`**${title}**`, ...blocks.map(blockText)].join("\n\n")).join(SHEET_BREAK);
}

function blockText({ text, style }: Block): string {
  if (style === "item") return `•  ${text}`;
  return style === undefined ? text : `**${text}**`;
}
