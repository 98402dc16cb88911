import type { TextLine } from "../lines/text-line";
import { isCodes } from "../words/bureau-names";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

/** "1.", "12)", "#3", "4" */
const ordinal = /^(?:#\d{1,3}[.:]?|\(?\d{1,3}[.)]?)$/;

/** The lines without the number that counts an account, where it stands apart before a name with labels or sources beside it. */
export function withoutOrdinals(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const [first, name, ...others] = line.cells;
    if (!first || !name || others.length === 0 || !ordinal.test(first.text)) return line;
    // A long label may go on in the next line: then its first words are none.
    const labels = others.filter((cell) => labelled(cell, accountLabels).length > 0 || isCodes(cell.text));
    const isOverAccount = labels.length > others.length / 2 && nameOf({ ...line, cells: [name] })?.isSure;
    return isOverAccount ? { ...line, cells: [name, ...others] } : line;
  });
}
