import { type Bend, bendOf } from "./flat-lines";
import type { Page, PlacedText } from "./placed-text";

/** The pieces of a page, those of one height together, from the top down. */
export function rowsOf({ pieces, width, height }: Page): PlacedText[][] {
  const printed = pieces.map(withoutRules).filter(({ text }) => text.trim() !== "");
  if (printed.some(({ confidence }) => confidence !== undefined)) return rowsOfPicture(printed, { width, height });
  const rows: PlacedText[][] = [];
  for (const piece of printed.sort((a, b) => placeOf(b) - placeOf(a) || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && distance(first, piece) <= 0) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/**
 * The lines of a photographed page may lean, each by itself, and be bent: words side by side show how much. Few words say little of
 * what is far from them: a bend that takes lines apart is none.
 */
function rowsOfPicture(pieces: readonly PlacedText[], size: { width: number; height: number }): PlacedText[][] {
  const asTheyLie = rowsLeaning(pieces);
  const bend = bendOf(pieces, size);
  if (!bend) return asTheyLie;
  const flat = new Map(pieces.map((piece) => [{ ...piece, y: flatY(piece, bend) }, piece]));
  const unbent = rowsLeaning([...flat.keys()]).map((row) => row.flatMap((piece) => flat.get(piece) ?? []));
  return unbent.length > asTheyLie.length ? asTheyLie : unbent;
}

const flatY = (piece: PlacedText, bend: Bend) => piece.y - bend(piece.x + piece.width / 2, placeOf(piece));

/** Each word is on the line of the word that is to the left of it. */
function rowsLeaning(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  const rooms = new Map(pieces.map((piece) => [piece, roomAround(piece, pieces)]));
  const offOf = (last: PlacedText, piece: PlacedText) =>
    distance(last, piece, Math.min(rooms.get(last) ?? 0, rooms.get(piece) ?? 0));
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const near = rows.map((row) => ({ row, off: offOf(row.at(-1) ?? piece, piece) })).filter(({ off }) => off <= 0);
    const [nearest] = near.sort((a, b) => a.off - b.off);
    if (nearest) nearest.row.push(piece);
    else rows.push([piece]);
  }
  const top = ([first]: readonly PlacedText[]) => (first ? placeOf(first) : 0);
  return rows.sort((a, b) => top(b) - top(a));
}

/** How far it is from a word to the next one above or below it. */
function roomAround(piece: PlacedText, pieces: readonly PlacedText[]): number {
  const isOver = ({ x, width }: PlacedText) => x < piece.x + piece.width && piece.x < x + width;
  const stacked = pieces.filter((other) => other !== piece && isOver(other));
  return Math.min(...stacked.map((other) => Math.abs(placeOf(other) - placeOf(piece))));
}

/** Of a letter's height: so far the words of a line are off it; and on a crumpled sheet, where lines are far apart, at the most. */
const OFF = 0.4;
const MOST_OFF = 0.7;
/** Of the way to the next line. */
const NEARER_THAN_NEXT = 1 / 3;

/** How much further than the words of one line two pieces are apart, in points; 0 or less on one line. @param room to the next line */
function distance(a: PlacedText, b: PlacedText, room = 0): number {
  const letters = Math.max(a.height, b.height, 4);
  const most = Math.max(letters * OFF, Math.min(room * NEARER_THAN_NEXT, letters * MOST_OFF));
  return Math.abs(placeOf(a) - placeOf(b)) - most;
}

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
