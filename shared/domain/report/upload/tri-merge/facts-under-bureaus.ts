import type { Cell, TextLine } from "../lines/text-line";
import { accountNumber, isFact } from "../tables/name-facts";
import { bureauIn, type Columns } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { isWords, labelIn } from "../words/heading-words";
import { isTypeLine, nameOf } from "../words/names";
import { sectionOf } from "../words/sections";
import { isStatusWord } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";

const STRAY = 8;
const FEWEST_ROWS = 2;
const MOST_LINES = 8;

/** The heading of a table: a column of names, and one for each bureau; what is beyond the last of them is of no bureau. */
type Table = { heading: TextLine; columns: Columns; end: number; name: number };
type Said = { label: string; text: string };
/** An account's name and the lines of it, with what each says of which bureau. */
type Row = { name: Cell; lines: TextLine[]; height: number };
type Fact = { line: TextLine; label: string; values: Cell[] };

/**
 * A table whose rows are accounts and whose columns are bureaus, with several values in a cell that need no label: an account's number,
 * its status, "Bal: $310". Each row becomes a table of one account, whose rows have a label first.
 */
export function withFactsUnderBureaus(lines: readonly TextLine[]): readonly TextLine[] {
  const arranged: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const table = tableAt(line);
    const below = table ? at + 1 + restOfHeading(lines.slice(at + 1), table) : at;
    const rows = table ? rowsBelow(lines, below, table) : [];
    if (!table || rows.length < FEWEST_ROWS) {
      arranged.push(line);
      continue;
    }
    arranged.push(...rows.flatMap((row) => linesOf(row, table)));
    at = below - 1 + rows.reduce((sum, { height }) => sum + height, 0);
  }
  return arranged;
}

function tableAt(heading: TextLine): Table | undefined {
  const [first, ...others] = heading.cells;
  if (!first || labelIn(first.text)?.field !== "creditorName") return undefined;
  const named = others.filter(({ text }) => bureauIn(text) !== undefined);
  const columns = named.flatMap(({ text, x, width }) => {
    const bureau = bureauIn(text);
    return bureau ? [{ bureau, x, middle: x + width / 2 }] : [];
  });
  const isApart = new Set(columns.map(({ bureau }) => bureau)).size === columns.length && columns.length > 1;
  const last = columns.at(-1);
  const next = others.find(({ x }) => last && x > last.x);
  return isApart
    ? { heading: { ...heading, cells: named }, columns, end: next?.x ?? Number.POSITIVE_INFINITY, name: first.x }
    : undefined;
}

/** Words of its other columns may go on below: "Dispute", "status". */
function restOfHeading(below: readonly TextLine[], table: Table): number {
  const end = below.findIndex(({ cells }) => !cells.every((cell) => cell.x > table.end - STRAY && isWords(cell)));
  return Math.max(0, end);
}

/** The rows right below a heading; what is between them is the end of the one before, as a page's foot is. */
function rowsBelow(lines: readonly TextLine[], from: number, table: Table): Row[] {
  const rows: Row[] = [];
  for (let at = from; at < lines.length; ) {
    const row = rowAt(lines, at, table);
    const last = rows.at(-1);
    if (row) {
      rows.push(row);
      at += row.height;
    } else if (last && isBetween(lines, at, table)) {
      last.height += 1;
      at += 1;
    } else break;
  }
  return rows;
}

const isBetween = (lines: readonly TextLine[], at: number, table: Table) =>
  lines.slice(at + 1, at + MOST_BETWEEN).some((_, index) => rowAt(lines, at + 1 + index, table) !== undefined) &&
  sectionOf(lines[at]?.cells[0]?.text ?? "") === undefined;
const MOST_BETWEEN = 4;

/** A row begins with a name and, in a bureau's column, the account's number or that the bureau does not report it. */
function rowAt(lines: readonly TextLine[], at: number, table: Table): Row | undefined {
  const first = lines[at];
  const name = first && beginningOf(first, table);
  if (!first || !name) return undefined;
  const row: Row = { name, lines: [], height: 0 };
  for (const line of lines.slice(at, at + MOST_LINES)) {
    if (line.page !== first.page || (row.height > 0 && beginningOf(line, table))) break;
    const own = line.cells.filter(({ x }) => x < table.end - STRAY);
    const values = own.filter((cell) => isUnderBureau(cell, table));
    const rest = own.find((cell) => !values.includes(cell));
    if (values.length === 0 && (!rest || Math.abs(rest.x - table.name) > STRAY)) break;
    if (row.height > 0 && rest && isRestOfName(rest)) row.name = { ...row.name, text: `${row.name.text} ${rest.text}` };
    row.lines.push({ ...line, cells: values });
    row.height += 1;
  }
  return row;
}

function beginningOf(line: TextLine, table: Table): Cell | undefined {
  const [name, ...others] = line.cells;
  if (!name || Math.abs(name.x - table.name) > STRAY || nameOf({ ...line, cells: [name] })?.isSure !== true)
    return undefined;
  const said = others.filter((cell) => isUnderBureau(cell, table)).map(({ text }) => text);
  const isNumbered = said.some((text) => accountNumber.test(text));
  return isNumbered && said.every((text) => accountNumber.test(text) || isNotReported(text)) ? name : undefined;
}

const isNotReported = (text: string) => /^(?:[-–—]+|not (?:reported|reporting|found)|n\/a|none)$/i.test(text);
const isUnderBureau = ({ x }: Cell, { columns }: Table) => columns.some((column) => Math.abs(column.x - x) < STRAY);
const isRestOfName = ({ text }: Cell) =>
  text === text.toUpperCase() && !isTypeLine(text.split(" / ", 1)[0] ?? "") && !isStatusWord(text);

/** What the values of a row say, each kind as a row of its own with its label. */
function factsIn(lines: readonly TextLine[], table: Table): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { x } of table.columns) {
    const own = lines.flatMap((line) =>
      line.cells.filter((cell) => Math.abs(cell.x - x) < STRAY).map((cell) => ({ cell, line })),
    );
    const seen: string[] = [];
    for (let at = 0; at < own.length; at += 1) {
      const [first, next] = [own[at], own[at + 1]];
      if (!first) continue;
      // "Voluntary", and below it "Surrender".
      const whole = next && { ...first.cell, text: `${first.cell.text} ${next.cell.text}` };
      const alone = saidIn(first.cell);
      const said = alone ?? (whole && saidIn(whole));
      if (!said) continue;
      if (!alone) at += 1;
      const key = `${said.label} ${seen.filter((label) => label === said.label).length}`;
      seen.push(said.label);
      const fact = facts.get(key) ?? { line: first.line, label: said.label, values: [] };
      fact.values.push({ ...first.cell, text: said.text });
      facts.set(key, fact);
    }
  }
  return [...facts.values()];
}

function saidIn(cell: Cell): Said | undefined {
  const [part, ...others] = labelled(cell, accountLabels);
  if (part && part.value !== "" && others.length === 0) return { label: part.label, text: part.value };
  if (accountNumber.test(cell.text)) return { label: "account number", text: cell.text };
  if (isTypeLine(cell.text) && !isStatusWord(cell.text)) return { label: "account type", text: cell.text };
  return isStatusWord(cell.text) || isFact(cell.text) ? { label: "payment status", text: cell.text } : undefined;
}

const GAP = 40;

function linesOf({ name, lines }: Row, table: Table): TextLine[] {
  const [line] = lines;
  if (!line) return [];
  const label = (text: string): Cell => ({ text, x: table.name, width: GAP });
  return [
    { ...line, cells: [name] },
    { ...table.heading, page: line.page, line: line.line },
    ...factsIn(lines, table).map((fact) => ({ ...fact.line, cells: [label(fact.label), ...fact.values] })),
  ];
}
