/** What a line's cell has, whatever else it is. */
type Cell = { text: string; x: number; width: number; confidence?: number };

/** Of a letter's height: where a picture's reader places a word a little off, it is so far behind the one before. */
const LOOSE = 1.3;
/** Of the same: words that begin so near below one another are of one column. */
const SAME_START = 1 / 3;
/** A name in capitals. Shorter words may be marks of months. */
const capitals = /^\p{Lu}[\p{Lu}.,&'/-]{2,}(?: [\p{Lu}.,&'/-]+)*$/u;

/** Before the rest of a name, "I" of "I C SYSTEM": its letters have more white beside them. */
const initial = /^\p{Lu}$/u;
const restInCapitals = /^(?:\p{Lu} )?\p{Lu}[\p{Lu}.,&'/-]{2,}/u;

/** A picture's line: its cells, and how high its letters are. */
type LooseLine = { cells: Cell[]; height: number };

/**
 * The lines of a picture, a name in capitals as one cell: "CREDIT" and "ONE BANK" a little too far apart are no columns where nothing
 * else on the page begins below or above the second of them.
 */
export function withLooseWords(lines: readonly LooseLine[]): Cell[][] {
  const starts = lines.flatMap(({ cells }) => cells.map(({ x }) => x)).sort((a, b) => a - b);
  return lines.map(({ cells, height }) => {
    const isColumn = ({ x }: Cell) => starts.filter((start) => Math.abs(start - x) < height * SAME_START).length > 1;
    const whole: Cell[] = [];
    for (const cell of cells) {
      const before = whole.at(-1);
      const isName = before && (areCapitals(before, cell) || (isInitial(before, cell) && isColumn(before)));
      if (isName && areNear(before, cell, height) && !isColumn(cell)) whole[whole.length - 1] = together(before, cell);
      else whole.push(cell);
    }
    return whole;
  });
}

const areCapitals = (before: Cell, cell: Cell) => capitals.test(before.text) && capitals.test(cell.text);

/** Alone at the left of a table an initial is of a column of its own. */
const isInitial = (before: Cell, cell: Cell) => initial.test(before.text) && restInCapitals.test(cell.text);

function areNear(before: Cell, cell: Cell, height: number): boolean {
  if (before.confidence === undefined || cell.confidence === undefined) return false;
  return cell.x - before.x - before.width <= height * LOOSE;
}

const together = (before: Cell, cell: Cell): Cell => ({
  ...{ text: `${before.text} ${cell.text}`, x: before.x, width: cell.x + cell.width - before.x },
  confidence: Math.min(before.confidence ?? 1, cell.confidence ?? 1),
});
