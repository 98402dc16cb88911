import type { Cell, TextLine } from "../lines/text-line";
import { type Columns, columnsOf } from "../words/bureau-columns";
import { isText, type Labelled, labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { isLabelLikeValue } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const STRAY = 12;

/** A label in one bureau's column, with its value. */
type Own = { x: number; label: Labelled; value?: Cell };
/** Labels with their values under the bureaus' names; `height` is how many lines they are in. */
export type CardRows = { rows: { label: string; values: Cell[] }[]; height: number };

/**
 * The bureaus' cards beside one another, each with labels of its own: "Balance $120 | Balance $130", or each value below its label.
 * A bureau that does not report the account has none.
 */
export function cardRowsAt(line: TextLine, below: TextLine | undefined, columns: Columns): CardRows | undefined {
  const cells = columns.map(({ x }) => cellsFrom(x, line, columns));
  const own = columns.flatMap(({ x }, at) => ownOf(cells[at] ?? [], x) ?? []);
  const others = cells.filter((each) => each.length > 0).length - own.length;
  const isWhole = cells.flat().length === line.cells.length && cells.filter(isEmptyCard).length === others;
  if (own.length === 0 || !isWhole) return undefined;
  if (own.every(({ value }) => value)) return { rows: rowsOf(own), height: 1 };
  if (!below || own.some(({ value }) => value)) return undefined;
  const found = own.map((each) => ({ ...each, value: valueIn(cellsFrom(each.x, below, columns), each) }));
  const count = found.filter(({ value }) => value).length;
  return count > 0 && count === below.cells.length ? { rows: rowsOf(found), height: 2 } : undefined;
}

/** The names that stand right under the bureaus', each bureau's own of one creditor; of a bureau that has none, its words or nothing. */
export function namesUnder(line: TextLine, columns: Columns): Cell[] | undefined {
  const cells = columns.map(({ x }) => cellsFrom(x, line, columns));
  if (cells.flat().length !== line.cells.length || cells.some((own) => own.length > 1)) return undefined;
  const names = cells.filter((own) => own.length > 0 && !isEmptyCard(own)).flat();
  const areNames = names.every((cell) => nameOf({ ...line, cells: [cell] })?.isSure === true);
  return names.length > 1 && areNames ? names : undefined;
}

/** The cells of a line from where one bureau's name begins up to the next name. */
function cellsFrom(from: number, { cells }: TextLine, columns: Columns): Cell[] {
  const to = Math.min(...columns.map(({ x }) => x).filter((x) => x > from));
  // What reaches over the next name is no bureau's own.
  return cells.filter(({ x, width }) => x > from - STRAY && x <= to - STRAY && x + width < to + STRAY);
}

function ownOf([first, second, ...others]: readonly Cell[], x: number): Own | undefined {
  const [label] = first ? labelled(first, accountLabels) : [];
  const isAtEdge = first !== undefined && Math.abs(first.x - x) < STRAY;
  // "Balance: $120" in one cell.
  if (isAtEdge && !second && label && label.value !== "" && isMarked(first.text, label))
    return { x, label, value: { ...first, text: label.value } };
  return isAtEdge && label?.value === "" && others.length === 0 ? { x, label, value: second } : undefined;
}

const isMarked = (text: string, { label }: Labelled) => text.charAt(label.length) === ":";

/**
 * The lines with the rest of a card's value behind its beginning: "Status: Account charged off. $420 written" over "off.", beside another
 * bureau's "Balance: $420".
 */
export function withWholeCards(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  let columns: Columns | undefined;
  for (const line of lines) {
    columns = columnsOf(line) ?? columns;
    const above = whole.at(-1);
    const rest = columns && above ? restsIn(line, above, columns) : [];
    if (!above || rest.length === 0) {
      whole.push(line);
      continue;
    }
    const cells = above.cells.map((cell) => {
      const more = rest.find(({ x }) => Math.abs(x - cell.x) < SAME);
      return more ? { ...cell, text: `${cell.text} ${more.text}` } : cell;
    });
    whole[whole.length - 1] = { ...above, cells };
    // Where its value goes on once more, it is above still.
    const others = line.cells.filter((cell) => !rest.includes(cell));
    whole.push({ ...line, cells: others });
  }
  return whole;
}

/** Cells without a label right below a label with words behind it, in a line of other bureaus' labels. */
function restsIn(line: TextLine, above: TextLine, columns: Columns): Cell[] {
  const isInColumn = ({ x }: Cell) => columns.some((column) => Math.abs(column.x - x) < STRAY);
  if (line.cells.length > columns.length || !line.cells.every(isInColumn) || columnsOf(line)) return [];
  const rests = line.cells.filter((cell) => labelled(cell, accountLabels).length === 0);
  const isRest = (cell: Cell) => above.cells.some((before) => Math.abs(before.x - cell.x) < SAME && mayGoOn(before));
  return rests.length < line.cells.length && rests.every(isRest) ? rests : [];
}

function mayGoOn(cell: Cell): boolean {
  const [label, ...others] = labelled(cell, accountLabels);
  const isOne = label !== undefined && others.length === 0 && label.value !== "";
  return isOne && isText(label.field) && isMarked(cell.text, label);
}

const SAME = 3;

/** "No information reported". */
const isEmptyCard = ([cell, ...others]: readonly Cell[]) =>
  cell !== undefined && others.length === 0 && (printed(cell.text) === undefined || /^no[tn]?e?\b/i.test(cell.text));

function valueIn([cell, ...others]: readonly Cell[], { x, label }: Own): Cell | undefined {
  if (!cell || others.length > 0 || Math.abs(cell.x - x) >= STRAY) return undefined;
  const isValue = labelled(cell, accountLabels).length === 0 || isLabelLikeValue(label, cell.text);
  return isValue ? cell : undefined;
}

function rowsOf(own: readonly Own[]): CardRows["rows"] {
  const labels = [...new Set(own.map(({ label }) => label.label))];
  return labels.map((label) => ({
    label,
    values: own.flatMap((each) => (each.label.label === label && each.value ? [{ ...each.value, x: each.x }] : [])),
  }));
}
