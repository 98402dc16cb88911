import type { TextLine } from "../lines/text-line";
import { CREDITOR, labelledLine } from "../tables/table-values";
import { labelled, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;
/** Of the accounts so many have such a name, where a file is written so. */
const MOST = 0.8;

/** "northlake card": words without a capital, alone in a line. */
const small = /^(?=\p{Ll})(?:[\p{Ll}\d&'’./#*-]+ ?){1,6}$/u;

/**
 * Creditors' names in small letters, each over the number of its account, with the label of a name before them. Only where nearly all
 * names of the file are written so: else such a line is the end of a sentence.
 */
export function withNamesInSmallLetters(lines: readonly TextLine[]): readonly TextLine[] {
  const over = lines.filter((_, at) => isNumberLabel(lines[at + 1]));
  const names = new Set(over.filter(isSmall));
  if (names.size < FEWEST || names.size < over.length * MOST) return lines;
  return lines.map((line) => {
    const [cell] = line.cells;
    return cell && names.has(line) ? { ...labelledLine(line, CREDITOR, cell), begins: true as const } : line;
  });
}

const isNumberLabel = (line: TextLine | undefined) => {
  const [first] = line?.cells ?? [];
  return first !== undefined && labelled(first, accountLabels)[0]?.field === "accountNumber";
};

function isSmall({ cells, page, line }: TextLine): boolean {
  const [cell, ...others] = cells;
  if (!cell || others.length > 0 || !small.test(cell.text) || isStatusWord(cell.text)) return false;
  if (labelled(cell, accountLabels).length > 0 || tellsStatus(cell.text)) return false;
  return nameOf({ page, line, cells: [{ ...cell, text: cell.text.toUpperCase() }] }) !== undefined;
}
