import { type Cell, type TextLine, textOf } from "../../upload/lines/text-line";
import { type DisputedItem, mentionsIn } from "./mentions";
import { TOLERANCE } from "./rows";

/** Lines in which columns with items of their own stand one after another: "Deleted" and its items, then "Verified" and its own. */
export function columnsInOrder(lines: readonly TextLine[], items: readonly DisputedItem[]): readonly TextLine[] {
  const at = lines.findIndex((line) => areItemsBeside(line, items));
  const row = lines[at];
  if (!row) return lines;
  const isIn = (line: TextLine | undefined) =>
    line !== undefined && line.page === row.page && line.cells.every((cell) => columnOf(cell, row.cells) >= 0);
  let from = at;
  while (from > 0 && isIn(lines[from - 1]) && (lines[from - 1]?.cells.length ?? 0) > 1) from -= 1;
  let to = at + 1;
  while (to < lines.length && isIn(lines[to])) to += 1;
  const within = lines.slice(from, to);
  const columns = row.cells.flatMap((_, column) =>
    within.flatMap((line) => {
      const cells = line.cells.filter((cell) => columnOf(cell, row.cells) === column);
      return cells.length > 0 ? [{ ...line, cells }] : [];
    }),
  );
  return [...lines.slice(0, from), ...columns, ...columnsInOrder(lines.slice(to), items)];
}

const columnOf = ({ x }: Cell, columns: readonly Cell[]) =>
  columns.findIndex((column) => Math.abs(column.x - x) <= TOLERANCE);

/** Whether each of a line's cells names another account. */
function areItemsBeside(line: TextLine, items: readonly DisputedItem[]): boolean {
  const named = line.cells.map(({ text }) => mentionsIn(text, items)[0]?.item);
  const known = named.filter((item) => item !== undefined);
  return new Set(known).size > 1 && textOf(line).length > 0 && known.length === line.cells.length;
}
