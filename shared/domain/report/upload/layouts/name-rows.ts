import type { Cell, TextLine } from "../lines/text-line";
import { accountNumber, nameLine } from "../tables/name-facts";
import { lineOf } from "../tables/table-values";
import { type Field, fits, type Labelled, labelled, tellsStatus } from "../words/fields";
import { isTypeLine } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 2;
const FEWEST_OVER = 3;
const LONGEST_STATUS = 40;

/**
 * Accounts of which each has its own labels beside its name, over values in the next line, and its number below the name, as lines
 * of one label and its value: "NORTHLAKE CARD  Opened 03/19  Balance  Past due  CHARGE OFF" over "441712XX  Reported 10/26  $1,240
 * $310".
 */
export function withNameRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const account = accountAt(line, lines[at + 1]);
    rows.push(...(account ?? [line]));
    if (account) at += 1;
  }
  return rows;
}

/** What the line of a name and the line below it say, each value with its label; undefined for what is no such line. */
function accountAt(line: TextLine, below: TextLine | undefined): TextLine[] | undefined {
  const [name, ...others] = withoutOwner(line.cells);
  if (!name || !below || others.length <= FEWEST_OVER) return undefined;
  const values = withoutOwner(below.cells);
  const number = values.find(({ x, text }) => Math.abs(x - name.x) < SAME_START && accountNumber.test(text));
  const over = others.flatMap((label) => pairUnder(label, values) ?? []);
  if (!number || over.length < FEWEST_OVER) return undefined;
  const own = nameLine(line, name);
  if (!own) return undefined;
  const taken = new Set([number, ...over.map(({ value }) => value)]);
  const labels = new Set(over.map(({ cell }) => cell));
  const rest = others.filter((cell) => !labels.has(cell));
  return [
    own,
    lineOf(below, { label: "Account number", field: "accountNumber" }, number),
    ...over.map(({ part, value }) => lineOf(below, part, value)),
    ...rest.flatMap((cell) => factOf(line, cell)),
    ...values.filter((cell) => !taken.has(cell)).flatMap((cell) => factOf(below, cell)),
  ];
}

/** Before a name and before its number may stand whose the account is: "B", "I". */
const withoutOwner = (cells: readonly Cell[]) => (/^\p{Lu}$/u.test(cells[0]?.text ?? "") ? cells.slice(1) : cells);

/** A label alone, and the value that begins below it. */
function pairUnder(cell: Cell, values: readonly Cell[]): { cell: Cell; part: Labelled; value: Cell } | undefined {
  const [part, ...others] = labelled(cell, accountLabels);
  const value = values.find(({ x }) => Math.abs(x - cell.x) < SAME_START);
  if (part?.value !== "" || others.length > 0 || !value || labelled(value, accountLabels).length > 0) return undefined;
  return part.field === "none" || fits(part.field, value.text) ? { cell, part, value } : undefined;
}

/** What needs no label, or has its own before it. */
function factOf(line: TextLine, cell: Cell): TextLine[] {
  if (labelled(cell, accountLabels).length > 0) return [{ ...line, cells: [cell] }];
  const counts = [...cell.text.matchAll(/(?:^|\s)(?:30|60|90): ?(\d{1,2})(?=\s|$)/g)].map(([, count]) => count);
  if (counts.length === FEWEST_OVER)
    return [lineOf(line, fact("Times late", "lateCounts"), { ...cell, text: counts.join("/") })];
  if (isTypeLine(cell.text) && cell.text !== cell.text.toUpperCase())
    return [lineOf(line, fact("Account type", "accountType"), cell)];
  const isStatus = cell.text.length <= LONGEST_STATUS && !/[:$]/.test(cell.text) && tellsStatus(cell.text);
  return isStatus ? [lineOf(line, fact("Status", "payStatus"), cell)] : [];
}

const fact = (label: string, field: Field) => ({ label, field });
