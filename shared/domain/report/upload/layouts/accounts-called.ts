import type { Cell, TextLine } from "../lines/text-line";
import { CREDITOR } from "../tables/table-values";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const account = /^(?:account|cuenta):?$/i;
const accountAndName = /^(?:account|cuenta): +(\D+)$/i;
/** So many lines below is the account's number. */
const NEAR = 3;
/** So many of these lines say something else of the account. */
const FEWEST_FACTS = 2;

/** "Account  NORTHLAKE CARD" over the account's number, or "Account: Northlake Card" over its facts: a creditor's name. */
export function withAccountsCalled(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, at) => {
    const [label, name, ...others] = line.cells;
    if (!label || others.length > 0) return line;
    const below = lines.slice(at + 1, at + 1 + NEAR).flatMap(fieldsIn);
    if (name && account.test(label.text)) {
      return isName(name, line) && below.includes("accountNumber") ? called(line, label, name) : line;
    }
    const [, behind] = accountAndName.exec(label.text) ?? [];
    if (name || !behind) return line;
    const own = { ...label, text: behind };
    return isName(own, line) && below.length >= FEWEST_FACTS ? called(line, label, own) : line;
  });
}

const called = (line: TextLine, label: Cell, name: Cell): TextLine => ({
  ...line,
  cells: [{ ...label, text: `${CREDITOR} ${name.text}` }],
});

/** One word in small letters may be the last of another label's value, as "Account" is of "Individual Account". */
function isName(cell: Cell, line: TextLine): boolean {
  const found = nameOf({ ...line, cells: [cell] });
  return found !== undefined && (found.isSure || found.value.includes(" "));
}

const fieldsIn = ({ cells }: TextLine) =>
  cells.flatMap((cell) => labelled(cell, accountLabels).map(({ field }) => field));
