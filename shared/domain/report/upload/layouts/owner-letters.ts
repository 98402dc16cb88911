import type { Cell, TextLine } from "../lines/text-line";

/** Down the first columns of a lender's table stand these words, a letter in each line of its heading. */
const words = ["WHOSE", "ECOA"];
const SAME_START = 4;
/** Of a heading: a line for each letter, and those between them. */
const MOST_LINES = 9;
const letter = /^\p{Lu}$/u;

/**
 * The rows of a lender's table without the letters before each name, which say whose the account is, and its heading without the
 * words over them: "B | B | NORTHLAKE CARD" below "W | E", "H | C | CREDITOR", "O | O", "S | A", "E".
 */
export function withoutOwnerLetters(lines: readonly TextLine[]): readonly TextLine[] {
  const places = new Set(lines.flatMap((_, at) => placesAt(lines, at)));
  if (places.size === 0) return lines;
  return lines.map((line) => withoutLetters(line, [...places])).filter(({ cells }) => cells.length > 0);
}

/** Where the words begin that are spelled down from a line. */
const placesAt = (lines: readonly TextLine[], at: number): number[] =>
  (lines[at]?.cells ?? [])
    .filter(({ text }) => words.some((word) => word.startsWith(text)) && letter.test(text))
    .flatMap(({ x }) => (words.includes(wordDown(lines, at, x)) ? [x] : []));

/** The letters stand closer than the heading's own lines, some of which are between them: "O", "Account Number | Date", "A". */
function wordDown(lines: readonly TextLine[], at: number, x: number): string {
  const below = lines.slice(at, at + MOST_LINES).flatMap(({ cells }) => cells.find((cell) => isAt(cell, x)) ?? []);
  const end = below.findIndex(({ text }) => !letter.test(text));
  const spelled = below.slice(0, end < 0 ? below.length : end).map(({ text }) => text);
  return words.find((word) => spelled.join("").startsWith(word)) ?? "";
}

const isAt = (cell: Cell, x: number) => Math.abs(cell.x - x) < SAME_START;

function withoutLetters(line: TextLine, places: readonly number[]): TextLine {
  const isOwner = (cell: Cell) => letter.test(cell.text) && places.some((x) => isAt(cell, x));
  const from = line.cells.findIndex((cell) => !isOwner(cell));
  return from === 0 ? line : { ...line, cells: from < 0 ? [] : line.cells.slice(from) };
}
