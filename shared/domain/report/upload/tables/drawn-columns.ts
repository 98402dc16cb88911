import { apart } from "../lines/parts-of-cells";
import { type TextLine, textOf } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { labelsIn } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** "+-------+------+", "|-------|------|": a line between two rows. */
const rule = /^[+|](?:[-=_─━═ ]+[+|])+$/;
/** "| NORTHLAKE CARD | $389 |" */
const row = /^\|(?:[^|]*\|){2,}$/;
/** A sign for a value that is missing, at either end of a cell. */
const missing = /(?<=^--)\s+|\s+(?=--$)/;
/** Before a value's cell a label in small letters may touch a value in capitals: "NORTHLAKE CARD Balance". */
const touching = /(?<=^\P{Ll}{4,}) (?=\p{Lu}\p{Ll}[\p{L} ]*$)/u;

/**
 * Lines whose columns are drawn with signs, as cells: "| NORTHLAKE CARD | $389 |", "Account number | XX4417". A missing value's "--"
 * and the next column's label are cells of their own too: in a print they may touch the value before them.
 */
export function withDrawnColumns(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const text = textOf(line);
    if (rule.test(text)) return [];
    const isDrawn = row.test(text) || isLabelWithValue(line);
    const isOverBureaus = columnsOf(line) !== undefined;
    const cells = line.cells.flatMap((cell, at) => {
      if (isDrawn) return apart(cell, /\s*\|\s*/);
      if (labelsIn(cell.text, accountLabels).length > 0) return [cell];
      // Before bureaus' names it is the mark of an account: "NORTHLAKE CARD Past due".
      const [, label = ""] = at < line.cells.length - 1 && !isOverBureaus ? cell.text.split(touching) : [];
      return apart(cell, isLabel(label) ? touching : missing);
    });
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
}

function isLabelWithValue({ cells: [cell, ...others] }: TextLine): boolean {
  const [label = "", value, ...more] = cell && others.length === 0 ? cell.text.split(" | ") : [];
  return value !== undefined && more.length === 0 && isLabel(label);
}

const isLabel = (text: string) => labelsIn(text, accountLabels)[0]?.value === "";
