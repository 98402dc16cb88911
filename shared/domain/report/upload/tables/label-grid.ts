import { valuesBelow } from "../lines/columns";
import type { Cell, TextLine } from "../lines/text-line";
import { fits, isText, type Labelled } from "../words/fields";
import { isWords } from "../words/heading-words";
import { isPlace } from "../words/places";
import { isStatusAlone } from "../words/status-values";
import { dayOfText, moneyOf } from "../words/values";

/** A column of a row of labels; the words of an unknown one only bound the values below it. */
export type GridColumn = { cell: Cell; part?: Labelled };

const FEWEST_KNOWN = 3;

/** The columns of a row of labels alone; undefined when it is something else. Some may be unknown where values follow. */
export function gridColumns(
  { cells }: TextLine,
  parts: readonly (readonly Labelled[])[],
  below: TextLine,
): GridColumn[] | undefined {
  const columns = cells.map((cell, index) => ({ cell, part: labelAlone(parts[index]) }));
  const known = columns.filter(({ part }) => part).length;
  // Beside many labels may be the end of what is said in a column of its own: "to continue on record until", "Mar 2031."
  const others = cells.filter((cell) => !isWords(cell)).length;
  const areLabels = others === 0 || (others === 1 && known > FEWEST_KNOWN);
  const isMixed = known >= FEWEST_KNOWN && areLabels && below.cells.some(({ text }) => /\d/.test(text));
  return known === cells.length || isMixed ? columns : undefined;
}

const labelAlone = (found: readonly Labelled[] = []): Labelled | undefined =>
  found.length === 1 && found[0]?.value === "" ? found[0] : undefined;

/** The values of a row in their columns; one that reaches into the next column, which is empty, ends before it. */
export function placedInGrid(values: readonly Cell[], columns: readonly GridColumn[]): (Cell | undefined)[] {
  const labels = columns.map(({ cell }) => cell);
  const placed = valuesBelow(values, labels);
  // Headings in the middle of their columns may be far from short values: as many values as headings are in their order.
  if (
    isLost(values, placed) &&
    values.length === columns.length &&
    values.every((cell, at) => suits(cell, columns[at]))
  )
    return [...values];
  placed.forEach((cell, at) => {
    const [own, next] = [columns[at], columns[at + 1]];
    if (!cell || !own || !next || placed[at + 1] || cell.x + cell.width <= next.cell.x) return;
    const apart = cutAt(cell, next);
    if (apart) [placed[at], placed[at + 1]] = apart;
  });
  return placed;
}

const isLost = (values: readonly Cell[], placed: readonly (Cell | undefined)[]) =>
  placed.filter((cell) => cell !== undefined).length < values.length;

const suits = ({ text }: Cell, column: GridColumn | undefined) =>
  !column?.part || column.part.field === "none" || fits(column.part.field, text);

/** The last word or words of a cell that begin in the next column and are of its kind: amounts, days, numbers. */
function cutAt(cell: Cell, { cell: { x }, part }: GridColumn): [Cell, Cell] | undefined {
  const letter = cell.width / Math.max(1, cell.text.length);
  const gaps = [...cell.text.matchAll(/ /g)].map(({ index }) => index);
  const gap = gaps.sort((a, b) => Math.abs(cell.x + a * letter - x) - Math.abs(cell.x + b * letter - x))[0];
  if (gap === undefined) return undefined;
  const rest = cell.text.slice(gap + 1);
  const [first = "", ...others] = rest.split(" ");
  // What goes on into a third column is not yet cut there: its first word tells.
  const isFirstOwn = part && fits(part.field, first) && others.every(isAmountOrDay);
  const isStatus = part?.field === "payStatus" && isStatusAlone(rest);
  const isOwn = isStatus || (part && !isText(part.field) && (fits(part.field, rest) || isFirstOwn));
  const isUnknown = !part && isAmountOrDay(rest) && Math.abs(cell.x + (gap + 1) * letter - x) < letter;
  if (!isOwn && !isUnknown) return undefined;
  const width = gap * letter;
  return [
    { ...cell, text: cell.text.slice(0, gap), width },
    { ...cell, text: rest, x, width: cell.width - width },
  ];
}

const isAmountOrDay = (text: string) => dayOfText(text) !== undefined || moneyOf(text) !== undefined;

/** Whether values in their columns are a row: below a creditor's name its address may be beside values that go on. */
export const isRow = ([name, ...others]: readonly (Cell | undefined)[]): boolean =>
  name !== undefined && !isPlace(name.text) && others.filter((cell) => cell !== undefined).length >= 2;
