import { opensAccount } from "../accounts/accounts-begin";
import type { TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

/** What a page prints as a badge before a creditor's name, beside statuses. */
const badge =
  /^(?:(?:potentially )?(?:negative|positive|derogatory|adverse)|in good standing|negativ[ao]|positiv[ao])$/i;
/** A mark, the name, and at the most one more. */
const MOST_CELLS = 3;
const SAME_START = 4;
/** Lines that may be between a name and its account's labels. */
const NEAR = 4;

/** The lines with the badge before an account's name behind it: "Negative  NORTHLAKE CARD" as "NORTHLAKE CARD  Negative". */
export function withMarksBehindNames(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, at) => {
    const [mark, ...own] = line.cells;
    const isMarked = mark && own.length > 0 && line.cells.length <= MOST_CELLS && isBadge(mark.text);
    if (
      !isMarked ||
      isBelowLabels(line, lines[at - 1]) ||
      !opensAccount([{ ...line, cells: own }, ...lines.slice(at + 1, at + 1 + NEAR)])
    )
      return line;
    return { ...line, cells: [...own, { ...mark, x: endOf(line) }] };
  });
}

/** Below a label for each of them, the words of a row are values. */
const isBelowLabels = ({ cells }: TextLine, above: TextLine | undefined) =>
  above?.cells.length === cells.length &&
  above.cells.every((cell, at) => {
    const isOver = Math.abs(cell.x - (cells[at]?.x ?? 0)) < SAME_START;
    return isOver && labelled(cell, accountLabels).at(-1)?.value === "";
  });

const isBadge = (text: string) => badge.test(text.trim()) || isStatusWord(text);

const endOf = ({ cells }: TextLine) => Math.max(...cells.map(({ x, width }) => x + width)) + 1;
