import type { Cell, TextLine } from "../lines/text-line";

const spaced = /^\p{Lu}(?: \p{Lu}){2,}$/u;

/** "P U B L I C   R E C O R D S": letters with a space between each are a word, and such words alone in their line, or before stars, a heading. */
export function withSpacedLettersJoined(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const end = line.cells.findIndex(({ text }) => text.startsWith("*"));
    const cells = end < 0 ? line.cells : line.cells.slice(0, end);
    const [first] = cells;
    if (!first || !cells.every(({ text }) => spaced.test(text))) return line;
    const text = cells.map((cell) => cell.text.replaceAll(" ", "")).join(" ");
    return { ...line, cells: [{ ...first, text, width: endOf(cells) - first.x }] };
  });
}

const endOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ x, width }) => x + width));
