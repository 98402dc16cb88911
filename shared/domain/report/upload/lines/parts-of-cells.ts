import type { Cell } from "./text-line";

/** The parts of a cell between separators, each where it stands if all letters are of one width. */
export function apart(cell: Cell, separator: RegExp): Cell[] {
  const letter = cell.width / Math.max(1, cell.text.length);
  const parts: Cell[] = [];
  let from = 0;
  for (const text of cell.text.split(separator)) {
    const at = cell.text.indexOf(text, from);
    from = at + text.length;
    if (text !== "") parts.push({ ...cell, text, x: cell.x + at * letter, width: text.length * letter });
  }
  return parts;
}
