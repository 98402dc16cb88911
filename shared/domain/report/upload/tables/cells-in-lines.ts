import { type TextLine, textOf } from "../lines/text-line";
import { sectionOf } from "../words/sections";
import { type CellColumn, columnsOfHeading, isHeadingWord, isNameHeading } from "./cell-columns";
import { isLabelled, type Row, type Rows, rowsBelow } from "./cell-rows";

const COLUMN_WIDTH = 600;
const LETTER = 6;
const MOST_HEADINGS = 24;
const FEWEST_HEADINGS = 4;
const FEWEST_KNOWN = 3;
const LONGEST = 40;
/** Of a table of which no row has all cells so much is there. */
const MANY = 0.7;

/** No report has more tables; each try takes some milliseconds. */
const MOST_TRIES = 100;
/** So many lines may be between two rows. */
const MOST_BETWEEN = 3;

type Table = Rows & { columns: readonly CellColumn[]; pace?: number };

/**
 * Tables copied with each cell in a line of its own, first the headings and then the cells of each row, as rows whose cells are in
 * columns. An empty cell may be an empty line or missing: then what may be in several columns is left out.
 */
export function withCellsInRows(lines: readonly TextLine[]): TextLine[] {
  const heads = headingsIn(lines);
  const rows: TextLine[] = [];
  let tries = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const mayBegin = tries < MOST_TRIES && isNearTable(heads, at);
    const table = mayBegin ? tableAt(lines, heads, at) : undefined;
    if (mayBegin) tries += 1;
    if (table && line) {
      const { found, end } = goOn(table, lines);
      rows.push(headingLine(line, table), ...found);
      at = end - 1;
    } else if (line) rows.push(line);
  }
  return rows;
}

/** The rows of a table, and after what is said of its last account, or the heading of a part, those that follow. */
function goOn(table: Table, lines: readonly TextLine[]): { found: TextLine[]; end: number } {
  const found = rowLines(table, lines);
  let { end } = table;
  for (let height = 1; height <= MOST_BETWEEN; height += 1) {
    const between = lines.slice(end, end + height);
    if (between.length < height || !between.every(mayBeBetween)) break;
    const next = { ...table, ...rowsBelow(lines, end + height, table.columns, table.pace) };
    if (filledOf(next) < MANY) continue;
    found.push(...between, ...rowLines(next, lines));
    [end, height] = [next.end, 0];
  }
  return { found, end };
}

function mayBeBetween(line: TextLine): boolean {
  const section = sectionOf(textOf(line));
  return isLabelled(line) || (section !== undefined && section !== "other" && section !== "records");
}

type Head = { isKnown: boolean; isName: boolean };

/** What each line says that may be a heading's; undefined for what is none. The same words are read once. */
function headingsIn(lines: readonly TextLine[]): (Head | undefined)[] {
  const known = new Map<string, Head | undefined>();
  return lines.map(({ cells: [cell, ...others] }) => {
    if (!cell || others.length > 0 || cell.text.length > LONGEST) return undefined;
    if (!known.has(cell.text)) known.set(cell.text, headingIn(cell.text));
    return known.get(cell.text);
  });
}

function headingIn(text: string): Head | undefined {
  if (/[:$]|\d{2}\/\d|\d{3}/.test(text)) return undefined;
  const isKnown = isHeadingWord(text);
  return !isKnown && sectionOf(text) !== undefined ? undefined : { isKnown, isName: isNameHeading(text) };
}

/** The table whose first heading is in a line: with as many headings as fit the rows below best. */
function tableAt(lines: readonly TextLine[], heads: readonly (Head | undefined)[], at: number): Table | undefined {
  const most = runAt(heads, at).length;
  let best: Table | undefined;
  for (let height = most; height >= FEWEST_HEADINGS; height -= 1) {
    const heading = lines.slice(at, at + height);
    for (const columns of columnsOfHeading(heading)) {
      for (const pace of [paceOf(heading), undefined]) {
        const table = { columns, pace, ...rowsBelow(lines, at + height, columns, pace) };
        if (isTable(table) && (!best || isBetter(table, best))) best = table;
      }
    }
  }
  return best;
}

/** The lines from one on that may be headings. */
function runAt(heads: readonly (Head | undefined)[], at: number): readonly (Head | undefined)[] {
  const near = heads.slice(at, at + MOST_HEADINGS);
  const end = near.indexOf(undefined);
  return end < 0 ? near : near.slice(0, end);
}

function isNearTable(heads: readonly (Head | undefined)[], at: number): boolean {
  const run = runAt(heads, at);
  return run.some((head) => head?.isName) && run.filter((head) => head?.isKnown).length >= FEWEST_KNOWN;
}

/** How many lines further each heading begins; undefined where they are not at one distance, or no lines of a text. */
function paceOf(heading: readonly TextLine[]): number | undefined {
  const [first, second] = heading;
  if (!first || !second || first.box) return undefined;
  const pace = second.line - first.line;
  return heading.every(({ line }, index) => line === first.line + index * pace) ? pace : undefined;
}

/** Several rows, or one with all its cells; in most the first column is not empty. */
function isTable({ columns, rows }: Table): boolean {
  const [first] = columns;
  const withFirstCell = rows.filter((row) => row.columns.has(0)).length;
  return (
    first !== undefined &&
    withFirstCell * 2 > rows.length &&
    (filledOf({ columns, rows }) === 1 || (rows.length > 1 && filledOf({ columns, rows }) >= MANY))
  );
}

const filledOf = ({ columns, rows }: Pick<Table, "columns" | "rows">) =>
  rows.reduce((sum, { size }) => sum + size, 0) / Math.max(1, rows.length * columns.length);

const isBetter = (table: Table, best: Table) =>
  table.end > best.end || (table.end === best.end && filledOf(table) > filledOf(best));

const headingLine = (line: TextLine, { columns }: Table): TextLine => ({
  ...line,
  cells: columns.map(({ text }, column) => ({ text, ...placeOf(column, text) })),
});

const rowLines = ({ rows }: Table, lines: readonly TextLine[]) => rows.flatMap((row) => rowLine(row, lines) ?? []);

const placeOf = (column: number, text: string) => ({ x: column * COLUMN_WIDTH, width: text.length * LETTER });

function rowLine({ columns }: Row, lines: readonly TextLine[]): TextLine | undefined {
  const placed = [...columns].sort(([a], [b]) => a - b);
  const first = lines[placed[0]?.[1] ?? -1];
  const cells = placed.flatMap(([column, at]) =>
    (lines[at]?.cells ?? []).map((cell) => ({ ...cell, ...placeOf(column, cell.text) })),
  );
  return first && { ...first, cells };
}
