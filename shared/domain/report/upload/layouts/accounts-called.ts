import type { TextLine } from "../lines/text-line";
import { CREDITOR } from "../tables/table-values";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const account = /^(?:account|cuenta):?$/i;
/** So many lines below is the account's number. */
const NEAR = 3;

/** "Account  NORTHLAKE CARD" over the account's number: there the label is of the creditor's name. */
export function withAccountsCalled(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, at) => {
    const [label, name, ...others] = line.cells;
    if (!label || !name || others.length > 0 || !account.test(label.text)) return line;
    const found = nameOf({ ...line, cells: [name] });
    // One word in small letters may be the last of another label's value, as "Account" is of "Individual Account".
    const isName = found !== undefined && (found.isSure || found.value.includes(" "));
    const isNumbered = lines.slice(at + 1, at + 1 + NEAR).some(saysNumber);
    return isName && isNumbered ? { ...line, cells: [{ ...label, text: CREDITOR }, name] } : line;
  });
}

const saysNumber = ({ cells }: TextLine) =>
  cells.some((cell) => labelled(cell, accountLabels).some(({ field }) => field === "accountNumber"));
