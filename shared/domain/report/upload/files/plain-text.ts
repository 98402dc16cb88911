import { cut } from "#shared/domain/text/cut";
import { type Cell, LONGEST_CELL, MOST_CELLS, MOST_LINES, type TextLine } from "../lines/text-line";
import { columnsIn, isRule, type Ruled, ruledCells, withWholeRows } from "./ruled-rows";
import { type TabbedLine, withStackedRows } from "./stacked-rows";

const CHARACTER_WIDTH = 6;

/** The lines of plain text: a form feed begins a page, two spaces a column, and each tab the next one: a table's, if one is empty. At most `MOST_LINES` and one more. */
export function linesOfText(text: string): TextLine[] {
  const lines: (TabbedLine & { ruled?: Ruled })[] = [];
  let [from, page, line, group] = [0, 1, 1, 0];
  while (from < text.length && lines.length <= MOST_LINES) {
    lineEnd.lastIndex = from;
    const end = lineEnd.exec(text);
    const raw = text.slice(from, end?.index);
    const { cells, isRuled, ...tabbed } = cellsIn(raw);
    if (!isRuled || cells.length === 0) group += 1;
    const ruled = isRuled ? { group, columns: columnsIn(raw) } : undefined;
    if (cells.length > 0) lines.push({ line: { page, line, cells }, ...tabbed, ruled });
    from = end ? lineEnd.lastIndex : text.length;
    if (end?.[0] === "\f") [page, line] = [page + 1, 1];
    else line += 1;
  }
  return withStackedRows(withWholeRows(lines), TAB_WIDTH);
}

const lineEnd = /\r\n|\n|\r|\f/g;

const TAB_WIDTH = 600;

function cellsIn(raw: string): ReturnType<typeof cellsOf> & { isRuled: boolean } {
  const cells = isRule(raw) ? [] : ruledCells(raw);
  return cells ? { cells, tabs: 0, columns: new Map(), isRuled: true } : { ...cellsOf(raw), isRuled: false };
}

function cellsOf(raw: string): { cells: Cell[]; tabs: number; columns: Map<number, Cell> } {
  const cells: Cell[] = [];
  const columns = new Map<number, Cell>();
  let [tabs, begin] = [0, 0];
  for (const { 0: text, index } of raw.replaceAll("\u00a0", " ").matchAll(/\t|[^\s]+(?: [^\s]+)*/g)) {
    if (text === "\t") {
      tabs += 1;
      begin = index + 1;
      continue;
    }
    const x = tabs * TAB_WIDTH + (index - begin) * CHARACTER_WIDTH;
    const cell = { text: cut(text, LONGEST_CELL), x, width: text.length * CHARACTER_WIDTH };
    const before = columns.get(tabs);
    columns.set(tabs, before ? { ...before, text: `${before.text} ${cell.text}` } : cell);
    cells.push(cell);
    if (cells.length === MOST_CELLS) break;
  }
  return { cells, tabs, columns };
}
