/** What a line's cell has, whatever else it is. */
type Cell = { text: string; x: number; width: number; confidence?: number };

/** Of a letter's height: where a picture's reader places a word a little off, it is so far behind the one before. */
const LOOSE = 1.3;
/** A name in capitals. Shorter words may be marks of months. */
const capitals = /^\p{Lu}[\p{Lu}.,&'/-]{2,}(?: [\p{Lu}.,&'/-]+)*$/u;

/** A picture's line: its cells, and how high its letters are. */
type LooseLine = { cells: Cell[]; height: number };

/**
 * The lines of a picture, a name in capitals as one cell: "CREDIT" and "ONE BANK" a little too far apart are no columns where nothing
 * else on the page begins below or above the second of them.
 */
export function withLooseWords(lines: readonly LooseLine[]): Cell[][] {
  const starts = lines.flatMap(({ cells }) => cells.map(({ x }) => x)).sort((a, b) => a - b);
  return lines.map(({ cells, height }) => {
    const isColumn = ({ x }: Cell) => starts.filter((start) => Math.abs(start - x) < height / 2).length > 1;
    const whole: Cell[] = [];
    for (const cell of cells) {
      const before = whole.at(-1);
      if (before && areLoose(before, cell, height) && !isColumn(cell)) whole[whole.length - 1] = together(before, cell);
      else whole.push(cell);
    }
    return whole;
  });
}

function areLoose(before: Cell, cell: Cell, height: number): boolean {
  if (before.confidence === undefined || cell.confidence === undefined) return false;
  const gap = cell.x - before.x - before.width;
  return gap <= height * LOOSE && capitals.test(before.text) && capitals.test(cell.text);
}

const together = (before: Cell, cell: Cell): Cell => ({
  ...{ text: `${before.text} ${cell.text}`, x: before.x, width: cell.x + cell.width - before.x },
  confidence: Math.min(before.confidence ?? 1, cell.confidence ?? 1),
});
