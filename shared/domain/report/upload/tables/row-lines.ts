import { joined } from "../lines/broken-words";
import { type Cell, isApart, type TextLine } from "../lines/text-line";
import { isText, labelled, tellsStatus } from "../words/fields";
import type { TableColumn } from "../words/heading-words";
import { isPlace } from "../words/places";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";
import { isNoRest, isOverKind, SAME_LEFT, saysLess, withNameEnd } from "./name-ends";
import { factsBesideNumber, factsIn, statusOf } from "./row-facts";
import type { TableHeader } from "./table-header";
import {
  areFigures,
  beginsRow,
  creditorOf,
  endsTable,
  isLabel,
  isOfOtherBureau,
  type Placed,
  place,
  suits,
} from "./table-lines";
import type { Row } from "./table-values";
import { hadNoRoom } from "./wraps";

export const MOST_ROW_LINES = 6;

/** A row and the lines that go on in it: the second value of a column, or the rest of a long one. */
export function rowAt(lines: readonly TextLine[], table: TableHeader): Row {
  const row: Row = { values: table.columns.map(() => []), facts: [], height: 0 };
  for (const printed of lines) {
    const { line, status } =
      row.height > 0 ? withoutStatus(withKindApart(printed), table) : { line: printed, status: [] };
    if (row.height > 0 && isOverAddress(line, lines[row.height + 1])) break;
    const whole = row.height === 1 ? withNameEnd(row.values, line, lines[2], table) : undefined;
    if (whole) {
      row.values = whole;
      row.height += 1;
      continue;
    }
    const beside = row.height > 0 ? factsBesideNumber(line, table, row.values) : undefined;
    if (beside) {
      row.facts.push(...status, ...beside);
      row.height += 1;
      continue;
    }
    const isNext = row.height > 0 && isNextValue(row.values, line, table);
    const isStatus = row.height > 0 && !isNext && isStatusBelow(line, lines[row.height - 1]);
    const isOver = isOverKind(line, lines[row.height + 1]);
    const isNameEnd = isOver && saysLess(line, row.values, table);
    if (row.height > 0 && !isNext && !isStatus && endsRow(line, table, isNameEnd)) break;
    // Below a line that says more of the account nothing goes on from above it.
    const where = { isDirect: row.facts.length === 0, isOver };
    const grown = isStatus ? undefined : withLine(row.values, placedBelow(row.values, line, table), table, where);
    const ended = grown || row.height !== 1 ? undefined : withStatusEnd(row.values, line, table);
    const facts = grown || row.height === 0 ? undefined : factsIn(ended?.line ?? line, table, row.values);
    if (!grown && !facts) break;
    row.values = grown ?? ended?.values ?? row.values;
    row.facts.push(...status, ...(facts ?? []));
    row.height += 1;
  }
  return row;
}

const numberAndKind = /^#?([\dXx*]{6,24}) (?=\p{Lu}{3})/u;

/** "#441712345678 CREDIT CARD": a number and the kind of its account, in one cell of the line below a name. */
function withKindApart(line: TextLine): TextLine {
  const cells = line.cells.flatMap((cell) => {
    const [whole = "", number = ""] = numberAndKind.exec(cell.text) ?? [];
    if (!/\d{4}/.test(number)) return [cell];
    const x = cell.x + (cell.width * whole.length) / cell.text.length;
    const kind = { ...cell, text: cell.text.slice(whole.length), x, width: cell.x + cell.width - x };
    return [{ ...cell, text: number, width: x - cell.x }, kind];
  });
  return cells.length > line.cells.length ? { ...line, cells } : line;
}

/** The rest of a status, "IN BANKRUPTCY" under "INCL", beside what else the line says, which is of no column. */
function withStatusEnd(values: Row["values"], line: TextLine, table: TableHeader) {
  const at = table.columns.findIndex(
    ({ labels: [label, ...more] }) => label?.field === "payStatus" && more.length === 0,
  );
  const [status, ...others] = values[at] ?? [];
  const cell = line.cells.find(({ x }) => status && Math.abs(x - status.cell.x) < SAME_LEFT);
  const isRest = cell && line.cells.length > 1 && /^\p{L}[^:$\d]*$/u.test(cell.text);
  if (!status || others.length > 0 || !isRest || !wraps(status.cell, cell, table.columns)) return undefined;
  const whole = [{ ...status, cell: { ...status.cell, text: joined(status.cell.text, cell.text) } }];
  return {
    line: { ...line, cells: line.cells.filter((each) => each !== cell) },
    values: values.map((own, column) => (column === at ? whole : own)),
  };
}

/** A name over an address below the rows begins what is said of one of them. */
function isOverAddress({ cells: [cell, ...others] }: TextLine, below: TextLine | undefined): boolean {
  const [place, ...more] = below?.cells ?? [];
  if (!cell || !place || others.length > 0 || more.length > 0 || Math.abs(cell.x - place.x) >= SAME_LEFT) return false;
  return isPlace(place.text) && !isPlace(cell.text);
}

/** What begins where a value of the row's first line does is in its column, whatever the heading above is nearer to. */
function placedBelow(values: Row["values"], line: TextLine, table: TableHeader): Placed {
  const { cells } = place(line, table);
  const own = (cell: Cell) =>
    values.findIndex(([first]) => first !== undefined && Math.abs(first.cell.x - cell.x) < SAME_LEFT);
  const columns = line.cells.map((cell) => (own(cell) < 0 ? cells.indexOf(cell) : own(cell)));
  const isApart = !columns.includes(-1) && new Set(columns).size === columns.length;
  return { line, cells: isApart ? cells.map((_, column) => line.cells[columns.indexOf(column)]) : cells };
}

/** What is below a name and says the account's status is no part of the name: apart from the line's other cells. */
function withoutStatus(line: TextLine, table: TableHeader): { line: TextLine; status: TextLine[] } {
  const cell = line.cells.length > 1 ? place(line, table).cells[creditorOf(table)] : undefined;
  if (!cell || !isStatusWord(cell.text)) return { line, status: [] };
  return { line: { ...line, cells: line.cells.filter((each) => each !== cell) }, status: [statusOf(line, cell)] };
}

const endsRow = (line: TextLine, table: TableHeader, isNameEnd: boolean) =>
  endsTable(line, table) ||
  (!isNameEnd && beginsRow(line, table)) ||
  isOfOtherBureau(line, table) ||
  line.cells.some((cell) => labelled(cell, accountLabels).some(({ value }) => value !== "") || isLabel(cell));

/** "Collection" right below a row says that account's status; over others it has space above. */
const isStatusBelow = (line: TextLine, above: TextLine | undefined) =>
  line.cells.length === 1 && isStatusWord(line.cells[0]?.text ?? "") && above !== undefined && !isApart(above, line);

/** "Collection" alone in its line is the account's kind where its column has one below the name. */
function isNextValue(values: Row["values"], line: TextLine, table: TableHeader): boolean {
  const [cell, ...others] = line.cells;
  const at = place(line, table).cells.findIndex((placed) => placed !== undefined);
  const column = table.columns[at];
  const count = values[at]?.length ?? 0;
  const next = column?.labels[count];
  if (!cell || others.length > 0 || !column || !next || count === 0) return false;
  return Math.abs(cell.x - column.cell.x) < SAME_START && isText(next.field) && suits(next, cell.text);
}

/** The values with those of one more line; undefined when the line does not go on in the row. */
function withLine(
  values: Row["values"],
  { line, cells }: Placed,
  { columns }: TableHeader,
  { isDirect, isOver }: { isDirect: boolean; isOver: boolean },
): Row["values"] | undefined {
  let isOwn = true;
  // Where the kind of the account has a column of its own, what is below a name is no kind.
  const hasKind = columns.some(({ labels }, at) => values[at]?.length && labels[0]?.field === "accountType");
  const grown = columns.map(({ labels }, at) => {
    const known = values[at] ?? [];
    const cell = cells[at];
    if (!cell) return known;
    const [next, last, before] = [labels[known.length], known.at(-1), labels[known.length - 1]];
    const isNext =
      known.length < labels.length &&
      (!next || suits(next, cell.text) || (next.field === "accountNumber" && areFigures(cell.text)));
    if (known.length === 0 || isNext) return [...known, { line, cell }];
    // Below a name may be the kind of the account, or the heading over its details.
    const isOfName = before?.field === "creditorName";
    const isEndOfName = isOfName && (isOver || hasKind) && capitals.test(cell.text);
    const isBelowName = isOfName && last && isNoRest(last, { line, cell }, isEndOfName);
    if (isDirect && last && !isBelowName && isText(before?.field ?? "none") && wraps(last.cell, cell, columns)) {
      const text = joined(last.cell.text, cell.text);
      return [...known.slice(0, -1), { ...last, cell: { ...last.cell, text } }];
    }
    // Below how the account is rated may stand in words what that means: "REV-09", "CHARGE OFF".
    if (last && before?.field === "payStatus" && tellsStatus(cell.text) && rated.test(last.cell.text))
      return [...known.slice(0, -1), { ...last, cell: { ...last.cell, text: `${last.cell.text} ${cell.text}` } }];
    // Below a value of an unknown column may stand another one.
    if (last && !before) return known;
    isOwn = false;
    return known;
  });
  return isOwn ? grown : undefined;
}

/** A long value goes on below when its next word had no room before the next column. */
function wraps(above: Cell, cell: Cell, columns: readonly TableColumn[]): boolean {
  const right = Math.min(...columns.map(({ cell: { x } }) => x).filter((x) => x > above.x + SAME_START));
  if (right === Number.POSITIVE_INFINITY) return true;
  return Math.abs(cell.x - above.x) < SAME_START && hadNoRoom(cell, above.x + above.width, right);
}

const capitals = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
const SAME_START = 8;
/** "REV-09", "O9". */
const rated = /^[A-Z]{1,5}-?\d{1,2}$/;
