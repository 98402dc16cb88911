import type { PlacedText } from "./placed-text";

/** The pieces of a page, those of one height together, from the top down. */
export function rowsOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const printed = pieces.map(withoutRules).filter(({ text }) => text.trim() !== "");
  if (printed.some(({ confidence }) => confidence !== undefined)) return rowsOfPicture(printed);
  const rows: PlacedText[][] = [];
  for (const piece of printed.sort((a, b) => placeOf(b) - placeOf(a) || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && distance(first, piece) <= 0) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** A line of print may still lean a little, as all of the page's do: long lines show how much. */
function rowsOfPicture(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows = rowsLeaning(pieces, 0);
  const lean = leanOf(rows);
  return Math.abs(lean) < LEAST_LEAN ? rows : rowsLeaning(pieces, lean);
}

/** Less puts no word on another line: two points over the width of a page. */
const LEAST_LEAN = 0.003;
const LONG_LINE = 180;
const FEWEST_LONG = 3;

/** How much long lines rise from the left to the right. */
function leanOf(rows: readonly PlacedText[][]): number {
  const slopes = rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    const width = first && last ? last.x - first.x : 0;
    return first && last && width >= LONG_LINE ? [(placeOf(last) - placeOf(first)) / width] : [];
  });
  return slopes.length < FEWEST_LONG ? 0 : medianOf(slopes);
}

/** Each word is on the line of the word that is to the left of it. */
function rowsLeaning(pieces: readonly PlacedText[], lean: number): PlacedText[][] {
  const rows: PlacedText[][] = [];
  const off = (before: PlacedText, piece: PlacedText) => distance(before, piece, lean * (piece.x - before.x));
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const near = rows.map((row) => ({ row, off: off(row.at(-1) ?? piece, piece) })).filter(({ off }) => off <= 0);
    const [nearest] = near.sort((a, b) => a.off - b.off);
    if (nearest) nearest.row.push(piece);
    else rows.push([piece]);
  }
  const top = ([first]: readonly PlacedText[]) => (first ? placeOf(first) - lean * first.x : 0);
  return rows.sort((a, b) => top(b) - top(a));
}

/** How much further than the letters of one line two pieces are apart, in points; 0 or less on one line. */
const distance = (a: PlacedText, b: PlacedText, rise = 0) =>
  Math.abs(placeOf(a) + rise - placeOf(b)) - Math.max(a.height, b.height, 4) * 0.4;

/** The lines of a table in a picture look like signs before and behind its words: "[$34,422", "|", "STATUS|". */
function withoutRules(piece: PlacedText): PlacedText {
  if (piece.confidence === undefined || /^\[.*\]$/.test(piece.text)) return piece;
  return { ...piece, text: piece.text.replaceAll(/^[|¦¡[\]{}]+|[|¦[\]{}]+$/g, "") };
}

/** Letters stand on a line of print. In a picture a word's box ends where its own ink does, and a dash is far above: its middle is the row's. */
const placeOf = ({ y, height, confidence }: PlacedText) => (confidence === undefined ? y : y + height / 2);

/** The value in the middle; 0 of none. */
export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
