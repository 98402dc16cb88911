import { type TextLine, textOf } from "../lines/text-line";
import { labelled } from "../words/fields";
import { isTypeLine, nameOf } from "../words/names";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 3;
const originalBeside = /^(?:orig(?:inal|\.)? creditor|acreedor original|orig\.?|for|client): ?(?=\S)/i;

/** "Creditor name: NORTHLAKE CARD" over a table, or the label and one name for all bureaus; `rest` is the line in which that ends. */
export function nameLabelled(
  line: TextLine,
  below: TextLine | undefined,
): { name: TextLine; rest?: TextLine } | undefined {
  const [first, beside, ...others] = line.cells;
  // Who was owed first may be behind the name, with a label of its own.
  const isOriginal = beside !== undefined && originalBeside.test(beside.text);
  const second = isOriginal ? undefined : beside;
  const [part, ...more] = first ? labelled(first, accountLabels) : [];
  if (!first || !part || more.length > 0 || others.length > 0) return undefined;
  const isName = part.field === "creditorName" || (part.label === "account" && part.value !== "");
  const value = second ? second.text : part.value;
  if (!isName || value === "" || (second && part.value !== "")) return undefined;
  const name = (text: string): TextLine => ({ ...line, cells: [{ ...first, text }] });
  if (!nameOf(name(value))) return undefined;
  if (isOriginal) return { name: name(`${value} (Original creditor: ${beside.text.replace(originalBeside, "")})`) };
  const rest = second && below && goesOn(second.x, first.x, below) ? below : undefined;
  return { name: name(rest ? `${value} ${textOf(rest)}` : value), rest };
}

/** Capitals alone right below a value are the rest of it: labels and names begin at the left. */
function goesOn(x: number, left: number, { cells: [cell, ...others] }: TextLine): boolean {
  if (!cell || others.length > 0 || Math.abs(cell.x - x) > SAME_START || x - left <= SAME_START) return false;
  const isOther = labelled(cell, accountLabels).length > 0 || isTypeLine(cell.text) || isStatusWord(cell.text);
  return !isOther && /^\p{Lu}[\p{Lu}\d .,&'/()-]*$/u.test(cell.text);
}
