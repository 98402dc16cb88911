import { apart } from "../lines/parts-of-cells";
import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** "Balance ......... $389" */
const leaders = /\s+(?:[._·]{3,}|…{2,}|(?:[._·] ){3,}[._·]?)\s*(?=\S|$)/;
const heading = /^#{1,6}\s+(?=\S)/;
const emphasis = /(\*\*|__)(\p{L}[^*_]{1,60}?)\1/gu;
const bullet = /^[•◦▪●○·*+–-]\s+/;
/** "1. Creditor: OAK BANK" */
const count = /^#?\(?\d{1,3}[.)]\s+/;

/**
 * Lines without what only leads the eye: dots between a label and its value, a sign before a label in a list, and the marks of text
 * that was written to be formatted ("### NORTHLAKE CARD", "- **Balance:** $310").
 */
export const withoutDecorations = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.map((line) =>
    line.cells.some(({ text }) => decorated.test(text)) ? { ...line, cells: line.cells.flatMap(undecorated) } : line,
  );

const decorated = /^\(?\d{1,3}[.)] |^[#•◦▪●○·*+–-]|\*\*|__|[._·…]{2}|[._·] [._·] /;

function undecorated(cell: Cell): Cell[] {
  const text = withoutBullet(cell.text.replace(heading, "").replaceAll(emphasis, "$2"));
  return apart({ ...cell, text }, leaders);
}

function withoutBullet(text: string): string {
  const counted = text.replace(count, "");
  const [first] = counted === text ? [] : labelled({ text: counted }, accountLabels);
  if (first?.field === "creditorName" && /^[^:]{1,30}: ?\S/.test(counted)) return counted;
  const bare = text.replace(bullet, "");
  return bare !== text && labelled({ text: bare }, accountLabels).length > 0 ? bare : text;
}
