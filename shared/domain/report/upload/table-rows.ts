import { bureauIn } from "./bureau-columns";
import { bureauHeading } from "./bureau-names";
import { valuesBelow } from "./columns";
import { fits, isText, labelled, tellsStatus } from "./fields";
import { sectionOf } from "./sections";
import { type Label, type TableColumn, type TableHeader, tableHeaderAt } from "./table-header";
import type { Cell, TextLine } from "./text-line";
import { printed } from "./values";
import { accountLabels } from "./vocabulary";

const FEWEST_CELLS = 3;
const GAP = 60;

/** Tables with a row for each account as lines of one label and its value; a row may have several lines. */
export function withTableRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let table: TableHeader | undefined;
  let name: Cell | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const printedLine = lines[at];
    if (!printedLine) continue;
    const line = table && name ? withName(printedLine, name, table) : printedLine;
    const header = tableHeaderAt(lines, at);
    if (header && hasRows(lines, at + header.height, header)) {
      table = header;
      at += header.height - 1;
      continue;
    }
    if (table && endsTable(line, table)) table = undefined;
    const row =
      table && beginsRow(line, table) ? rowAt([line, ...lines.slice(at + 1, at + MOST_ROW_LINES)], table) : undefined;
    if (!row || !table || row.height === 0) rows.push(line);
    else {
      rows.push(...valuesOf(row, table));
      name = row.values[creditorOf(table)]?.[0]?.cell;
      at += row.height - 1;
    }
  }
  return rows;
}

/** How far below its heading a table's second row may begin. */
const NEAR = 10;
const MANY_COLUMNS = 6;

/** A heading with several rows, or with so many columns that one row is enough; labels over one account's values are no table. */
function hasRows(lines: readonly TextLine[], from: number, table: TableHeader): boolean {
  let count = 0;
  for (const line of lines.slice(from, from + NEAR)) {
    if (endsTable(line, table)) break;
    if (beginsRow(line, table)) count += 1;
  }
  return count > 1 || (count === 1 && table.columns.length >= MANY_COLUMNS);
}

type Placed = { line: TextLine; cells: (Cell | undefined)[] };

/** A heading, or labels of something else. */
const endsTable = (line: TextLine, table: TableHeader) =>
  (line.cells.length > 1 && line.cells.every((cell) => labelled(cell, accountLabels).length > 0)) ||
  isHeading(line, table);

/** "Closed" and "60 days late" are labels elsewhere. */
const isLabel = (cell: Cell) => labelled(cell, accountLabels)[0]?.value === "" && !tellsStatus(cell.text);

/** A bureau's name also stands alone where a list of them goes on in its own column. */
function isHeading(line: TextLine, table: TableHeader): boolean {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0) return false;
  const isAtEdge = place(line, table).cells[creditorOf(table)] !== undefined;
  return sectionOf(cell.text) !== undefined || (isAtEdge && bureauHeading(cell.text) !== undefined);
}

const place = (line: TextLine, { columns }: TableHeader): Placed => ({
  line,
  cells: valuesBelow(
    line.cells,
    columns.map(({ cell }) => cell),
  ),
});

const suits = ({ field }: Label, text: string) => field === "none" || fits(field, text);

const creditorOf = ({ columns }: TableHeader) =>
  columns.findIndex(({ labels }) => labels.some((label) => label?.field === "creditorName"));

const sourceIn = (line: TextLine, table: TableHeader) =>
  place(line, table).cells[table.columns.findIndex(({ labels }) => labels.some((label) => label?.field === "bureaus"))]
    ?.text ?? "";

/** Where each bureau has a row, the creditor's name stands in the first of them. */
const isOfOtherBureau = (line: TextLine, table: TableHeader) =>
  line.cells.length >= FEWEST_CELLS &&
  place(line, table).cells[creditorOf(table)] === undefined &&
  bureauIn(sourceIn(line, table)) !== undefined;

const withName = (line: TextLine, name: Cell, table: TableHeader): TextLine =>
  isOfOtherBureau(line, table) ? { ...line, cells: [name, ...line.cells] } : line;

/** A row begins with a creditor's name and has values of the kinds that its columns have. */
function beginsRow(line: TextLine, table: TableHeader): boolean {
  if (line.cells.length < FEWEST_CELLS || line.cells.some(isLabel)) return false;
  const { cells } = place(line, table);
  const name = cells[creditorOf(table)]?.text ?? "";
  // A number may be masked with letters.
  if (!/[^\P{L}X].*[^\P{L}X]/iu.test(name)) return false;
  const isValue = ({ labels }: TableColumn, at: number) => labels[0] && !isText(labels[0].field) && cells[at];
  if (!table.columns.some(isValue)) return false;
  return table.columns.every(({ labels }, at) => {
    const [label] = labels;
    const text = cells[at]?.text;
    return (
      !label || text === undefined || label.field === "creditorName" || partsIn(text).some((part) => suits(label, part))
    );
  });
}

/** What a row says in each column, its values from the top, each with the line that it begins in. */
type Row = { values: { line: TextLine; cell: Cell }[][]; height: number };

const MOST_ROW_LINES = 6;

/** A row and the lines that go on in it: the second value of a column, or the rest of a long one. */
function rowAt(lines: readonly TextLine[], table: TableHeader): Row {
  const row: Row = { values: table.columns.map(() => []), height: 0 };
  for (const line of lines) {
    if (row.height > 0 && (endsTable(line, table) || beginsRow(line, table) || isOfOtherBureau(line, table))) break;
    if (
      row.height > 0 &&
      line.cells.some((cell) => labelled(cell, accountLabels).length > 0 && !tellsStatus(cell.text))
    )
      break;
    const grown = withLine(row.values, place(line, table), table);
    if (!grown) break;
    row.values = grown;
    row.height += 1;
  }
  return row;
}

/** The values with those of one more line; undefined when the line does not go on in the row. */
function withLine(values: Row["values"], { line, cells }: Placed, { columns }: TableHeader): Row["values"] | undefined {
  let isOwn = true;
  const grown = columns.map(({ labels }, at) => {
    const known = values[at] ?? [];
    const cell = cells[at];
    if (!cell) return known;
    const [next, last, before] = [labels[known.length], known.at(-1), labels[known.length - 1]];
    if (known.length === 0 || (next && suits(next, cell.text))) return [...known, { line, cell }];
    if (last && isText(before?.field ?? "none") && wraps(last.cell, cell, columns)) {
      const text = `${last.cell.text} ${cell.text}`;
      return [...known.slice(0, -1), { ...last, cell: { ...last.cell, text } }];
    }
    isOwn = false;
    return known;
  });
  return isOwn ? grown : undefined;
}

/** A long value goes on below when its next word had no room before the next column. */
function wraps(above: Cell, cell: Cell, columns: readonly TableColumn[]): boolean {
  const right = Math.min(...columns.map(({ cell: { x } }) => x).filter((x) => x > above.x + SAME_START));
  const letter = cell.width / Math.max(1, cell.text.length);
  const word = (cell.text.split(" ")[0]?.length ?? 0) + 1;
  if (right === Number.POSITIVE_INFINITY) return true;
  const needed = above.x + above.width + word * letter;
  return Math.abs(cell.x - above.x) < SAME_START && cell.x + cell.width <= right && needed > right - PADDING;
}

const SAME_START = 8;
const PADDING = 24;

function valuesOf({ values }: Row, { columns }: TableHeader): TextLine[] {
  const found = columns.flatMap(({ labels, bureau }, at) => {
    const own = values[at] ?? [];
    const [only] = own;
    if (bureau !== undefined || !only) return [];
    const parts = labels.length > 1 && own.length === 1 ? partsIn(only.cell.text) : [];
    const each =
      parts.length === labels.length ? parts.map((text) => ({ ...only, cell: { ...only.cell, text } })) : own;
    return each.flatMap(({ line, cell }, depth) => linesOf(line, labels[depth], cell));
  });
  return [...named(found), ...sourcesOf(values, columns)];
}

/** The creditor's name first: with it an account begins. */
function named(lines: readonly TextLine[]): TextLine[] {
  const [first, ...others] = [...lines].sort((a, b) => Number(isName(b)) - Number(isName(a)));
  return first ? [{ ...first, begins: true }, ...others] : [];
}
const isName = ({ cells }: TextLine) => cells[0]?.text === CREDITOR;
const CREDITOR = "Creditor name:";

/** "Balance / Past due: $120 / $0". */
const partsIn = (text: string) => text.split(/\s+[/|]\s+/);

/** A masked number may touch the creditor's name, or follow it in its column with a month: "NORTHLAKExxxxxx4471 05/2019". */
const nameAndNumber = /^(.*?\p{L}.*?)\s*([Xx*•]{3,}[\dXx*•]*\d{2,})(?:\s+\d{1,2}\/\d{2,4})?$/u;

function linesOf(line: TextLine, label: Label | undefined, cell: Cell): TextLine[] {
  if (!label) return [];
  const [, name, number] = label.field === "creditorName" ? (nameAndNumber.exec(cell.text) ?? []) : [];
  if (name === undefined || number === undefined) return [lineOf(line, label, cell)];
  return [
    lineOf(line, label, { ...cell, text: name }),
    lineOf(line, { field: "accountNumber", label: "Account number" }, { ...cell, text: number }),
  ];
}

function lineOf(line: TextLine, label: Label, cell: Cell): TextLine {
  const text = label.field === "creditorName" ? CREDITOR : `${label.label}:`;
  const width = text.length;
  return {
    ...line,
    cells: [
      { text, x: 0, width },
      { ...cell, x: width + GAP },
    ],
  };
}

/** The bureaus under whose names a row has a mark. */
function sourcesOf(values: Row["values"], columns: readonly TableColumn[]): TextLine[] {
  const line = values.flat()[0]?.line;
  const marked = columns.flatMap(({ bureau }, at) => {
    const mark = printed(values[at]?.[0]?.cell.text ?? "");
    return bureau && mark !== undefined && !/^no?$/i.test(mark) ? [bureau] : [];
  });
  const text = marked.join(" ");
  const cell = { text, x: GAP * 2, width: text.length };
  return line && marked.length > 0 ? [{ ...line, cells: [{ text: "Source:", x: 0, width: GAP }, cell] }] : [];
}
