import type { Box, Cell, TextLine } from "./text-line";

/** The lines of one side of a page: those cells of each line that are on it. */
export function sideOf(lines: readonly TextLine[], isOwn: (cell: Cell) => boolean): TextLine[] {
  return lines.flatMap((line) => {
    const cells = line.cells.filter(isOwn);
    return cells.length > 0 ? [{ ...line, cells, ...(line.box && { box: boxOf(line.box, line.cells, cells) }) }] : [];
  });
}

/** The part of a line's box in which some of its cells are. */
function boxOf(box: Box, all: readonly Cell[], own: readonly Cell[]): Box {
  const [left, right] = extentOf(all);
  const [from, to] = extentOf(own);
  const scale = box.width / Math.max(1, right - left);
  return { ...box, x: box.x + (from - left) * scale, width: (to - from) * scale };
}

const extentOf = (cells: readonly Cell[]): [number, number] => [
  Math.min(...cells.map(({ x }) => x)),
  Math.max(...cells.map(({ x, width }) => x + width)),
];
