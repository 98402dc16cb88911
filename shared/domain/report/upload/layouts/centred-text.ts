import { type Cell, isApart, type TextLine } from "../lines/text-line";
import { type TableHeader, tableHeaderAt } from "../tables/table-header";
import { creditorOf, endsTable, isHeading, place } from "../tables/table-lines";
import { isText, labelled, labelsIn, tellsStatus } from "../words/fields";
import { isWords } from "../words/heading-words";
import { isTypeLine } from "../words/names";
import { isPlace } from "../words/places";
import { recordLabels } from "../words/record-vocabulary";
import { isStatusWord } from "../words/status-values";
import { dayOfText } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { type Band, Bands, hasEvenCell, type PlacedLine, together } from "./centred-bands";

const FEWEST_VALUES = 2;
const FEWEST_COLUMNS = 4;
const FEWEST_KNOWN = 3;
const LONGEST_WORDS = 60;

/**
 * Tables in plain text whose cells are in the middle of their rows: the words of a cell that wraps are above and below the line that
 * has the row's values. Each row becomes one line, where its lines show that they can be read in no other way.
 */
export function withCentredRows(lines: readonly TextLine[]): TextLine[] {
  const pieces = piecesOf(lines);
  // Where one table shows it, the others of a report are drawn in the same way.
  if (!pieces.some(({ rows }) => rows?.isSure)) return [...lines];
  return pieces.flatMap(({ heading, own, rows }) => {
    if (!rows) return [...heading, ...own];
    const { table, bands } = rows;
    return [...inOneLine(heading, table), ...bands.flatMap((band) => rowOf(band, table))];
  });
}

/** Lines below one another: a heading or none, and what follows it, with the rows that it may be. */
type Piece = { heading: TextLine[]; own: TextLine[]; rows?: Rows };
type Rows = { table: TableHeader; bands: readonly Band[]; isSure: boolean };

function piecesOf(lines: readonly TextLine[]): Piece[] {
  const pieces: Piece[] = [];
  let table: TableHeader | undefined;
  for (let at = 0; at < lines.length; ) {
    const header = headerAt(lines, at);
    table = header ?? table;
    const from = at + (header?.height ?? 0);
    const { lines: run, found } = table ? runAt(lines, from, table) : new Bands();
    const rows =
      table && found && areWhole(found, table) ? { table, bands: found, isSure: isSure(found, table) } : undefined;
    const end = rows ? from + rows.bands.flat().length : Math.max(from + run.length, at + 1);
    pieces.push({ heading: lines.slice(at, from), own: lines.slice(from, end), rows });
    // Behind what is not understood it is not known where a row begins.
    const stop = rows ? undefined : lines[from + run.length];
    if (table && stop && !mayBeBetween(stop, table)) table = undefined;
    at = end;
  }
  return pieces;
}

/** Whether all rows have a name, and no cell in the middle may hold some words of the next one. */
function areWhole(bands: readonly Band[], table: TableHeader): boolean {
  const name = creditorOf(table);
  return bands.every((band) => {
    const middle = band.find(({ isAnchor }) => isAnchor)?.cells ?? [];
    const isOfNext = (cell: Cell | undefined, at: number) =>
      cell !== undefined &&
      middle[at + 1] === undefined &&
      band.some(({ cells }) => cells[at + 1] !== undefined) &&
      reachesOver(cell, at, table);
    return band.some(({ cells }) => cells[name] !== undefined) && !middle.some(isOfNext);
  });
}

function headerAt(lines: readonly TextLine[], at: number): TableHeader | undefined {
  const line = lines[at];
  return !line || line.box ? undefined : (tableHeaderAt(lines, at) ?? recordHeaderOf(line));
}

/** The heading in one line, as its rows are: else its last words may be taken for labels of their own. */
function inOneLine(heading: readonly TextLine[], { columns }: TableHeader): TextLine[] {
  const [first] = heading;
  const cells = columns.flatMap(({ cell }) => (cell.text === "" ? [] : [cell]));
  return first && cells.length > 0 ? [{ ...first, cells }] : [...heading];
}

/** The heading of a table of court records. */
function recordHeaderOf({ cells }: TextLine): TableHeader | undefined {
  if (cells.length < FEWEST_COLUMNS || !cells.every(isWords)) return undefined;
  const columns = cells.map((cell) => {
    const [label, ...others] = labelsIn(cell.text, recordLabels);
    return { cell, labels: [label?.value === "" && others.length === 0 ? label : undefined] };
  });
  const known = columns.flatMap(({ labels: [label] }) => label?.field ?? []);
  return known.length >= FEWEST_KNOWN && known.includes("creditorName") ? { columns, height: 1 } : undefined;
}

/** The lines of a table from one on, up to a heading, a label or another thing that is no cell of a row. */
function runAt(lines: readonly TextLine[], from: number, table: TableHeader): Bands {
  const bands = new Bands();
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.page !== lines[from]?.page) break;
    const placed = placedIn(line, table);
    // "COLLECTIONS" may be the rest of a name.
    const isRest = placed && isWordsOf(bands.mirrored, placed);
    if (!placed || (!isRest && (endsTable(line, table) || (!placed.isAnchor && headerAt(lines, at))))) break;
    bands.add(placed);
  }
  return bands;
}

/** Whether a line has words in the same columns as another one. */
const isWordsOf = (above: PlacedLine | undefined, { cells }: PlacedLine) =>
  above !== undefined &&
  !above.isAnchor &&
  cells.every((cell, at) => (cell === undefined) === (above.cells[at] === undefined));

const mayBeBetween = (line: TextLine, table: TableHeader) => isHeading(line, table) || line.cells.some(isLabelled);

function placedIn(line: TextLine, table: TableHeader): PlacedLine | undefined {
  if (line.cells.some(isLabelled)) return undefined;
  const { cells } = place(line, table);
  const values = line.cells.filter(isValue).length;
  if (values >= FEWEST_VALUES) return { line, cells, isAnchor: true };
  const isWhole = cells.filter((cell) => cell !== undefined).length === line.cells.length;
  const areWords = cells.every((cell, at) => !cell || (mayWrap(cell, at, table) && !reachesOver(cell, at, table)));
  return values === 0 && isWhole && areWords ? { line, cells, isAnchor: false } : undefined;
}

/** "Account" alone may be the first word of a status, and "60 days past" some of its words. */
const isLabelled = (cell: Cell) =>
  labelled(cell, accountLabels).some(({ value }) => /:$/.test(cell.text) || (value !== "" && !tellsStatus(cell.text)));

/** An amount, a day or a number. */
const isValue = ({ text }: Cell) =>
  /^\$?\d[\d,]*(?:\.\d\d)?$/.test(text) ||
  dayOfText(text) !== undefined ||
  /^(?=.*[\dXx*•]{3})[A-Z\dXx*•-]+$/.test(text);

/** Words of a column that holds words. */
function mayWrap(cell: Cell, at: number, { columns }: TableHeader): boolean {
  const [label] = columns[at]?.labels ?? [];
  const isOfWords = label === undefined || label.field === "none" || isText(label.field);
  return isOfWords && cell.text.length <= LONGEST_WORDS;
}

/** Whether a cell reaches into the next column: some of it may be that column's. */
const reachesOver = ({ x, width }: Cell, at: number, { columns }: TableHeader) =>
  x + width > (columns[at + 1]?.cell.x ?? Number.POSITIVE_INFINITY) + STRAY;

const STRAY = 12;

/**
 * Whether rows can be read in no other way: a cell has words above and below the values and none beside them,
 * an empty line is between rows and not within one, or words come before the first row's values and had no room in one line.
 */
function isSure(bands: readonly Band[], table: TableHeader): boolean {
  const wrapped = bands.filter(({ length }) => length > 1);
  if (wrapped.some(hasEvenCell)) return true;
  const isWithin = wrapped.some((band) => band.slice(1).some(({ line }, at) => isApart(band[at]?.line ?? line, line)));
  const isBetween = bands.slice(1).some(([first], at) => {
    const last = bands[at]?.at(-1);
    return first && last && !first.isAnchor && last.isAnchor && isApart(last.line, first.line);
  });
  if (isBetween && !isWithin) return true;
  return (bands[0]?.length ?? 0) > 1 && wrapped.every((band) => hadNoRoom(band, table));
}

/** Of a column's width: letters differ in width, so it is only about known how many have room. */
const FULL = 0.65;

/** Whether the words of each cell in several lines would have filled more than one. */
function hadNoRoom(band: Band, { columns }: TableHeader): boolean {
  return columns.every((column, at) => {
    const next = columns[at + 1];
    const cells = band.flatMap((placed) => placed.cells[at] ?? []);
    return cells.slice(1).every((cell, index) => {
      const above = cells[index];
      const letter = cell.width / Math.max(1, cell.text.length);
      const word = ((cell.text.split(" ")[0]?.length ?? 0) + 1) * letter;
      return !next || !above || above.width + word > (next.cell.x - column.cell.x) * FULL;
    });
  });
}

/** The row in one line, and what is below its name and no part of it. */
function rowOf(band: Band, table: TableHeader): TextLine[] {
  const anchor = band.find(({ isAnchor }) => isAnchor);
  if (!anchor || band.length === 1) return band.map(({ line }) => line);
  const name = creditorOf(table);
  const below: TextLine[] = [];
  const cells = table.columns.flatMap((_, column) => {
    const own = band.flatMap((placed) =>
      placed.cells[column] ? [{ line: placed.line, cell: placed.cells[column] }] : [],
    );
    const end = column === name ? own.findIndex(({ cell }, at) => at > 0 && isOfNoName(cell.text)) : -1;
    if (end > 0) below.push(...own.splice(end).map(({ line, cell }) => ({ ...line, cells: [cell] })));
    return together(own.map(({ cell }) => cell));
  });
  const others = anchor.line.cells.filter((cell) => !cells.some((own) => isWithin(cell, own)));
  return [{ ...anchor.line, cells: [...cells, ...others].sort((a, b) => a.x - b.x) }, ...below];
}

const isWithin = (cell: Cell, own: Cell) => cell.x >= own.x && cell.x < own.x + own.width;

const isOfNoName = (text: string) => isPlace(text) || isTypeLine(text) || isStatusWord(text);
