import type { Cell, TextLine } from "../lines/text-line";

/** So many lines of labels are between an agency's address and who was owed first. */
const NEAR = 6;

const ofAgency = /^(?:collection )?agency(?:['’]s)? (?:address|phone|telephone)\b/i;
const creditor = /^creditor(?: name)?(?=:|$)/i;

/**
 * Equifax's older collections have the agency's name over its address, and below it "Creditor Name": that is who was owed first, and
 * no account of its own.
 */
export function withOriginalsBelowAgencies(lines: readonly TextLine[]): readonly TextLine[] {
  let agency = Number.NEGATIVE_INFINITY;
  return lines.map((line, at) => {
    if (line.cells.some(({ text }) => ofAgency.test(text))) agency = at;
    if (at - agency > NEAR || !line.cells.some(({ text }) => creditor.test(text))) return line;
    return { ...line, cells: line.cells.map(asOriginal) };
  });
}

const asOriginal = (cell: Cell): Cell => ({ ...cell, text: cell.text.replace(creditor, "Original creditor") });
