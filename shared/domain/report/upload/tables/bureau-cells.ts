import type { Bureau } from "#shared/domain/bureau/bureau";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { labelled } from "../words/fields";
import { sectionOf } from "../words/sections";
import { isStatusWord } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";
import { isStatus, statusOf } from "./row-facts";
import type { TableHeader } from "./table-header";
import { beginsRow, creditorOf, place } from "./table-lines";
import { absent, labelledLine } from "./table-values";

type Said = { bureau: Bureau; line: TextLine; facts: TextLine[] };
const wordsOf = ({ facts }: Said) => facts.map(textOf).join("\n");

/**
 * A row whose cells in the bureaus' columns say several things below one another, "Negative", "Charge-off", "Balance: $120", as an
 * account for those bureaus that say the same. Undefined for another row.
 *
 * @param base what the row says in its other columns
 */
export function accountsByBureau(
  lines: readonly TextLine[],
  table: TableHeader,
  base: (lines: readonly TextLine[]) => TextLine[],
): { rows: TextLine[]; height: number } | undefined {
  const columns = table.columns.flatMap(({ bureau }, at) => (bureau ? [{ bureau, at }] : []));
  if (columns.length < 2) return undefined;
  const end = lines.findIndex((line, at) => at > 0 && !goesOn(line, table));
  const own = end < 0 ? lines : lines.slice(0, end);
  const said = columns.flatMap(({ bureau, at }) => saidBy(bureau, at, own, table) ?? []);
  if (own.length < 2 || said.length === 0 || !said.every(({ facts }) => facts.some(isStatusLine))) return undefined;
  const others = own.map((line) => withoutBureaus(line, table)).filter(({ cells }) => cells.length > 0);
  // "Orig: HUDSON CLINIC" may be below the name.
  const labelledOnes = others.slice(1).filter(hasLabel);
  const rows = [...new Set(said.map(wordsOf))].flatMap((words) => {
    const group = said.filter((each) => wordsOf(each) === words);
    const names = group.map(({ bureau }) => bureau).join(" ");
    const [first] = group;
    const source = first && labelledLine(first.line, "Source:", { text: names, x: 0, width: names.length });
    const row = base(others.filter((line) => !labelledOnes.includes(line)));
    return [...row, ...labelledOnes, ...(first?.facts ?? []), ...(source ? [source] : [])];
  });
  return { rows, height: own.length };
}

/** Whether a line below a row has cells in the bureaus' columns, and beside them at most more of the name. */
function goesOn(line: TextLine, table: TableHeader): boolean {
  if (beginsRow(line, table) || sectionOf(textOf(line)) !== undefined) return false;
  const { cells } = place(line, table);
  const isOwn = (at: number) => table.columns[at]?.bureau !== undefined;
  const isKnown = cells.every((cell, at) => !cell || isOwn(at) || at === creditorOf(table));
  const count = cells.filter((cell) => cell).length;
  return isKnown && count === line.cells.length && cells.some((cell, at) => cell && isOwn(at));
}

function saidBy(bureau: Bureau, at: number, own: readonly TextLine[], table: TableHeader): Said | undefined {
  const [line, ...below] = own;
  const mark = line && place(line, table).cells[at];
  if (!line || !mark || printed(mark.text) === undefined || absent.test(mark.text)) return undefined;
  const first = isStatusWord(mark.text) ? [statusOf(line, mark)] : [];
  const others = below.flatMap((each) => {
    const cell = place(each, table).cells[at];
    return cell ? factsOf(each, cell) : [];
  });
  return { bureau, line, facts: [...first, ...others] };
}

const hasLabel = ({ cells }: Pick<TextLine, "cells">) =>
  cells.some((cell) => labelled(cell, accountLabels).some(({ value }) => value !== ""));

function factsOf(line: TextLine, cell: Cell): TextLine[] {
  if (hasLabel({ cells: [cell] })) return [{ ...line, cells: [cell] }];
  return isStatus(cell.text) ? [statusOf(line, cell)] : [];
}

const isStatusLine = ({ cells: [cell] }: TextLine) =>
  cell !== undefined && labelled(cell, accountLabels).some(({ field }) => field === "payStatus");

function withoutBureaus(line: TextLine, table: TableHeader): TextLine {
  const { cells } = place(line, table);
  const own = new Set(cells.filter((cell, at) => cell && table.columns[at]?.bureau !== undefined));
  return { ...line, cells: line.cells.filter((cell) => !own.has(cell)) };
}
