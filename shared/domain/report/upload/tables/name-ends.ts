import { joined } from "../lines/broken-words";
import type { TextLine } from "../lines/text-line";
import { isText } from "../words/fields";
import { isTypeLine } from "../words/names";
import { isPlace } from "../words/places";
import { isPart } from "../words/sections";
import { isStatusWord } from "../words/status-values";
import { factsBesideNumber, isAccountNumber } from "./row-facts";
import type { TableHeader } from "./table-header";
import { creditorOf, place } from "./table-lines";
import type { Row } from "./table-values";

/** How far apart what begins at one left may be. */
export const SAME_LEFT = 1.5;

/** Whether the kind of the account is right below a line: what is between it and the name is of the name. */
export function isOverKind({ cells: [cell] }: TextLine, below: TextLine | undefined): boolean {
  const [kind] = below?.cells ?? [];
  return cell !== undefined && kind !== undefined && Math.abs(cell.x - kind.x) < SAME_LEFT && isTypeLine(kind.text);
}

/** Whether a line has fewer amounts, days and numbers in their columns than the row's first one, as where a name goes on in it. */
export function saysLess(line: TextLine, values: Row["values"], table: TableHeader): boolean {
  const { cells } = place(line, table);
  const counted = table.columns.map(({ labels: [label] }) => label !== undefined && !isText(label.field));
  const count = (has: (column: number) => boolean) => counted.filter((is, column) => is && has(column)).length;
  return count((column) => cells[column] !== undefined) < count((column) => (values[column]?.length ?? 0) > 0);
}

/** The rest of a name right over the line with the account's number, whatever room the name had. */
export function withNameEnd(values: Row["values"], line: TextLine, below: TextLine | undefined, table: TableHeader) {
  const at = creditorOf(table);
  const [name, ...more] = values[at] ?? [];
  const [cell, ...others] = line.cells;
  if (!name || !cell || more.length > 0 || others.length > 0 || isNoRest(name, { line, cell })) return undefined;
  const isUnder = Math.abs(cell.x - name.cell.x) < SAME_LEFT && /^\p{Lu}[^:]*$/u.test(cell.text);
  if (!isUnder || isStatusWord(cell.text) || !below || !factsBesideNumber(below, table, values)) return undefined;
  const whole = [{ ...name, cell: { ...name.cell, text: joined(name.cell.text, cell.text) } }];
  return values.map((own, column) => (column === at ? whole : own));
}

/** The kind of the account, its number, an address, a heading, the whole name again or what is on the next page is not the end of a name. `isEnd`: it is known to be, and may be "COLLECTION AGENCY". */
export const isNoRest = (
  name: Row["values"][number][number],
  { line, cell }: Row["values"][number][number],
  isEnd = false,
) =>
  (isTypeLine(cell.text) && !isEnd) ||
  isPlace(cell.text) ||
  isAccountNumber(cell.text) ||
  isPart(cell.text) ||
  cell.text === name.cell.text ||
  line.page !== name.line.page;
