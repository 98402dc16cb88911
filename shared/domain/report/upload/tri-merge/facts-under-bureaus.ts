import type { Cell, TextLine } from "../lines/text-line";
import { accountNumber, isFact } from "../tables/name-facts";
import { bureauIn, type Columns } from "../words/bureau-columns";
import { type Field, labelled, tellsStatus } from "../words/fields";
import { isWords, labelIn } from "../words/heading-words";
import { isTypeLine, nameOf } from "../words/names";
import { isKindAlone, recordTypeOf } from "../words/record-type";
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
type Row = { name: Cell; number?: string; lines: TextLine[]; height: number };
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
    const table = tableAt(line, lines.slice(at + 1, at + 1 + MOST_LINES));
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

function tableAt(printed: TextLine, below: readonly TextLine[]): Table | undefined {
  const [head] = printed.cells;
  if (!head || !(labelIn(head.text)?.field === "creditorName" || /^accounts?$/i.test(head.text))) return undefined;
  const heading = overValues(printed, below);
  const [first = head, ...others] = heading.cells;
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

/** The heading's words may be in the middle of their columns: the first row with a value in each shows where these begin. */
function overValues(heading: TextLine, below: readonly TextLine[]): TextLine {
  const full = below.find(({ cells }) => cells.length === heading.cells.length);
  const isOver = heading.cells.every((cell, at) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [full?.cells[at]?.x, full?.cells[at + 1]?.x];
    return cell.x >= from - STRAY && cell.x + cell.width < to;
  });
  if (!full || !isOver) return heading;
  return { ...heading, cells: heading.cells.map((cell, at) => ({ ...cell, x: full.cells[at]?.x ?? cell.x })) };
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

/** "…5255", "#5255", "517800****" below a name, "22-26020" below a court's. */
const isNumber = (text: string) => accountNumber.test(text) || shortNumber.test(text);
const shortNumber = /^(?:…|\.{2,}|#|ending (?:in )?)\s?\d{3,6}$|^\d{1,2}[-:]\d{2,6}(?:-\d{1,6})?$/i;

/** A row begins with a name and, in a bureau's column, the account's number, how it stands or that the bureau does not report it. */
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
    if (row.height > 0 && rest && isNumber(rest.text)) row.number = rest.text;
    else if (row.height > 0 && rest && isRestOfName(rest))
      row.name = { ...row.name, text: `${row.name.text} ${rest.text}` };
    row.lines.push({ ...line, cells: values });
    row.height += 1;
  }
  return row;
}

function beginningOf(line: TextLine, table: Table): Cell | undefined {
  const [name, ...others] = line.cells;
  if (!name || Math.abs(name.x - table.name) > STRAY || nameOf({ ...line, cells: [name] })?.isSure !== true)
    return undefined;
  if (labelled(name, accountLabels).length > 0) return undefined;
  const said = others.filter((cell) => isUnderBureau(cell, table)).map(({ text }) => text);
  const tells = said.filter((text) => accountNumber.test(text) || isStatus(text));
  return tells.length > 0 && said.every((text) => tells.includes(text) || isNotReported(text)) ? name : undefined;
}

const isNotReported = (text: string) => /^(?:[-–—]+|not (?:reported|reporting|found)|n\/a|none)$/i.test(text);
const isStatus = (text: string) =>
  isStatusWord(text) || (text.length <= LONGEST_STATUS && !/[:$]/.test(text) && tellsStatus(text)) || isRecord(text);
const LONGEST_STATUS = 60;
const isRecord = (text: string) => recordTypeOf(text) !== undefined && isKindAlone(text);
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
      // "was 60 days", and below it "late".
      const goesOn = next !== undefined && /^\p{Ll}/u.test(next.cell.text);
      const alone = goesOn ? undefined : saidIn(first.cell);
      const joined = alone ? undefined : whole && saidIn(whole);
      const said = alone ?? joined ?? saidIn(first.cell);
      if (!said) continue;
      if (joined) at += 1;
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
  const [, amount = "", of = ""] = amountFirst.exec(cell.text) ?? [];
  const label = labelIn(of);
  if (label && isAmount(label.field)) return { label: label.label, text: amount };
  if (accountNumber.test(cell.text)) return { label: "account number", text: cell.text };
  if (isTypeLine(cell.text) && !isStatusWord(cell.text)) return { label: "account type", text: cell.text };
  return isStatus(cell.text) || isFact(cell.text) ? { label: "payment status", text: cell.text } : undefined;
}

/** "$310 balance" */
const amountFirst = /^(\$[\d,]+(?:\.\d\d)?) (\p{L}[\p{L} -]{2,30})$/u;
const isAmount = (field: Field) => field === "balance" || field === "pastDue" || field === "creditLimit";

const GAP = 40;
const court = /\b(?:court|tribunal|corte|clerk|recorder)\b/i;

function linesOf({ name, number, lines }: Row, table: Table): TextLine[] {
  const [line] = lines;
  if (!line) return [];
  const label = (text: string): Cell => ({ text, x: table.name, width: GAP });
  const facts = factsIn(lines, table);
  const isOfCourt = court.test(name.text) && facts.some(({ values: [value] }) => value && isRecord(value.text));
  const section = (text: string) => (isOfCourt ? [{ ...line, cells: [label(text)] }] : []);
  const reported = facts[0]?.values.map((cell) => ({ ...cell, text: number ?? "" })) ?? [];
  return [
    ...section("Public records"),
    { ...line, cells: [name] },
    { ...table.heading, page: line.page, line: line.line },
    ...(number ? [{ ...line, cells: [label("account number"), ...reported] }] : []),
    ...facts.map((fact) => ({
      ...fact.line,
      cells: [label(isOfCourt && fact === facts[0] ? "type" : fact.label), ...fact.values],
    })),
    ...section("Accounts"),
  ];
}
