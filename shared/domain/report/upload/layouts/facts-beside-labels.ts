import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { factLine, isFact, nameLine } from "../tables/name-facts";
import { labelledLine } from "../tables/table-values";
import { columnsOf } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { isTypeLine } from "../words/names";
import { sectionOf } from "../words/sections";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 3;
const FEWEST_FACTS = 2;
const MOST_LINES_BELOW = 8;
const MOST_REMARKS = 3;

/**
 * Accounts whose name, number, kind and status are below one another without labels, beside columns of labels with their values,
 * as lines of the name, of each fact and of the labels: "NORTHLAKE CARD  Opened 03/19  Balance $310" over "441712XX  Past due $90".
 */
export function withFactsBesideLabels(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const account = accountAt(lines, at);
    rows.push(...(account?.lines ?? [line]));
    if (account) at += account.below;
  }
  return rows;
}

function accountAt(lines: readonly TextLine[], at: number): { lines: TextLine[]; below: number } | undefined {
  const line = lines[at];
  const [name, ...beside] = line?.cells ?? [];
  if (!line || !name || !areLabelled(beside) || columnsOf(line)) return undefined;
  const own = nameLine(line, name);
  const labelX = beside[0]?.x ?? 0;
  if (!own) return undefined;
  const said: TextLine[] = [own, { ...line, cells: beside }];
  let [below, facts] = [0, 0];
  for (; below < MOST_LINES_BELOW; below += 1) {
    const next = lines[at + below + 1];
    const [first, ...others] = next?.cells ?? [];
    if (!next || !first || next.begins) break;
    const isBeside = Math.abs(first.x - labelX) < SAME_START && areLabelled(next.cells);
    const isFactOf = Math.abs(first.x - name.x) < SAME_START && isFactAlone(first);
    if (!isBeside && !(isFactOf && (others.length === 0 || areLabelled(others)))) break;
    if (isBeside) said.push(next);
    else {
      facts += 1;
      said.push(factLine(next, first), ...(others.length > 0 ? [{ ...next, cells: others }] : []));
    }
  }
  if (facts < FEWEST_FACTS) return undefined;
  const remarks = remarksFrom(lines, at + below + 1, { left: name.x, right: labelX });
  return { lines: [...said, ...remarks], below: below + remarks.length };
}

/** Labels with their values behind them or in the next cell; the last one may have none. */
const areLabelled = (cells: readonly Cell[]) =>
  cells.length > 1 && partsOf(cells[0]).length > 0 && cells.every((cell, at) => isLabelled(cell, cells[at - 1]));

const isLabelled = (cell: Cell, before: Cell | undefined) =>
  partsOf(cell).length > 0 || (before !== undefined && partsOf(before).at(-1)?.value === "");

const partsOf = (cell: Cell | undefined) => (cell ? labelled(cell, accountLabels) : []);

const isFactAlone = (cell: Cell) => partsOf(cell).length === 0 && (isFact(cell.text) || isTypeLine(cell.text));

/** Further right than the name, below the account: what its creditor remarks. */
function remarksFrom(lines: readonly TextLine[], from: number, { left, right }: { left: number; right: number }) {
  const below = lines.slice(from, from + MOST_REMARKS);
  const isRemark = (line: TextLine) => {
    const [cell, ...others] = line.cells;
    return cell !== undefined && others.length === 0 && cell.x > left + SAME_START && cell.x < right && !line.begins;
  };
  const end = below.findIndex((line) => !isRemark(line) || sectionOf(textOf(line)) !== undefined);
  return (end < 0 ? below : below.slice(0, end)).map((line) =>
    line.cells.some((cell) => partsOf(cell).length > 0) || !line.cells[0]
      ? line
      : labelledLine(line, "Remarks:", line.cells[0]),
  );
}
