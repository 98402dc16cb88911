import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelsIn } from "../words/fields";
import { nameOf } from "../words/names";
import { recordTypeOf } from "../words/record-type";
import { recordLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";

const marks = ["|", "•", "·", ";"] as const;
type Mark = (typeof marks)[number];
type List = { mark: Mark; parts: string[] };

const FEWEST_LABELS = 3;
const MOST_LINES = 4;
const LONGEST = 600;

/**
 * An account in one running line that the page broke, in one line again: "NORTHLAKE CARD | Acct: *4417 | Bal: $840 | Past", and below
 * it "Due: $90 | Status: Charge-off". Only where it begins with a name and says with labels what follows.
 */
export function withWrappedLists(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const list = listIn(line);
    const [cell] = line.cells;
    if (!list || !cell) {
      rows.push(line);
      continue;
    }
    const height = heightOf(lines, at, list.mark);
    const whole = lines
      .slice(at, at + height)
      .map(textOf)
      .join(" ");
    // With one mark for all lists, no other reader takes it for a sentence.
    const text = partsOf(whole, list.mark).join(" | ");
    rows.push(height > 1 || list.mark === ";" ? { ...line, cells: [{ ...cell, text }] } : line);
    at += height - 1;
  }
  return rows;
}

/** A name, and behind it labels with their values. */
function listIn(line: TextLine): List | undefined {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || cell.text.length > LONGEST) return undefined;
  for (const mark of marks) {
    if (!cell.text.includes(mark)) continue;
    const parts = partsOf(cell.text, mark);
    const [name = "", ...rest] = parts;
    if (rest.filter(isLabelled).length < FEWEST_LABELS) continue;
    return isHead(line, { ...cell, text: name }) ? { mark, parts } : undefined;
  }
  return undefined;
}

/** A creditor's name, or what a court's record is. */
const isHead = (line: TextLine, cell: Cell) =>
  recordTypeOf(cell.text) !== undefined || (!isLabel(cell.text) && nameOf({ ...line, cells: [cell] }) !== undefined);

const partsOf = (text: string, mark: Mark) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** How many lines a list has: it goes on below a label without its value, half a label, or a mark. */
function heightOf(lines: readonly TextLine[], at: number, mark: Mark): number {
  let height = 1;
  for (const below of lines.slice(at + 1, at + MOST_LINES)) {
    const before = lines[at + height - 1];
    if (!before || below.cells.length !== 1 || below.page !== before.page) break;
    if (!goesOn(textOf(before), textOf(below), mark)) break;
    height += 1;
  }
  return height;
}

function goesOn(above: string, below: string, mark: Mark): boolean {
  if (above.endsWith(mark) || below.startsWith(mark)) return true;
  const last = partsOf(above, mark).at(-1) ?? "";
  const [first = ""] = partsOf(below, mark);
  if (isOpen(last)) return true;
  // Half a label, whose other half is below; or the small letters of a value that goes on.
  if (!isLabelled(last)) return isLabelled(`${last} ${first}`);
  return /^\p{Ll}/u.test(first) && below.includes(mark);
}

/** "Past Due:" */
const isOpen = (part: string) => /:$/.test(part) && isLabel(part);

const isLabel = (text: string) => [accountLabels, recordLabels].some((labels) => labelsIn(text, labels).length > 0);

/** "Past Due: $90" */
const isLabelled = (text: string) => /^[^:]{2,40}: ?\S/.test(text) && isLabel(text);
