import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const FEWEST_FACTS = 2;

/**
 * A status without a label in a line that has a name first and labels before its other values, "NORTHLAKE CARD | Acct# 4417XXXX |
 * CHARGED OFF | Bal $2,961": with the label that other pages print.
 */
export function withStatusAmongFacts(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const [name, ...others] = line.cells;
    const facts = others.filter(isFact);
    const bare = others.filter((cell) => !isFact(cell));
    const [status, ...more] = bare;
    if (!name || isFact(name) || facts.length < FEWEST_FACTS || !status || more.length > 0) return line;
    if (!isStatusAlone(status.text)) return line;
    return {
      ...line,
      cells: line.cells.map((cell) => (cell === status ? { ...cell, text: `Status: ${cell.text}` } : cell)),
    };
  });
}

/** A label and its value. */
const isFact = (cell: Cell) => labelled(cell, accountLabels).some(({ value }) => value !== "" && value !== cell.text);
