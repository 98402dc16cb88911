import type { Page, PlacedText } from "#shared/domain/report/upload/lines/placed-text";

export type Piece = { str: string; transform: number[]; width: number; height: number };
/** A page's corners, as the file has them: left, bottom, right and top. */
export type Corners = readonly number[];
/** How far a text is turned to the left, in quarters of a circle. */
type Quarters = 0 | 1 | 2 | 3;

/** The pieces of a page, upright: as most of its text is turned, so is the page. */
export function uprightPage(printed: readonly Piece[], corners: Corners): Page {
  const pieces = withoutDoubles(printed);
  const [left = 0, bottom = 0, right = 612, top = 792] = corners;
  const [across, along] = [right - left, top - bottom];
  const turned = turnOfMost(pieces);
  const isOnSide = turned % 2 === 1;
  return {
    width: isOnSide ? along : across,
    height: isOnSide ? across : along,
    pieces: pieces.map((piece) => placed(piece, { left, bottom, across, along }, turned)),
  };
}

/** As near as this the same text was printed twice to look bold. */
const BOLD = 1;

function withoutDoubles(pieces: readonly Piece[]): readonly Piece[] {
  const known = new Map<string, (readonly number[])[]>();
  return pieces.filter(({ str, transform }) => {
    const same = known.get(str);
    if (!same) known.set(str, [transform]);
    const isDouble = same?.some((each) => apart(each, transform, 4) < BOLD && apart(each, transform, 5) < BOLD);
    if (same && !isDouble) same.push(transform);
    return !isDouble;
  });
}

const apart = (one: readonly number[], other: readonly number[], at: 4 | 5) =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0));

function turnOfMost(pieces: readonly Piece[]): Quarters {
  const letters: [number, number, number, number] = [0, 0, 0, 0];
  for (const { str, transform } of pieces) letters[quartersOf(transform)] += str.length;
  const most = Math.max(...letters);
  return ([0, 1, 2, 3] as const).find((turn) => letters[turn] === most) ?? 0;
}

function quartersOf([a = 1, b = 0]: readonly number[]): Quarters {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2;
  return b > 0 ? 1 : 3;
}

type Sheet = { left: number; bottom: number; across: number; along: number };

function placed({ str, transform, width, height }: Piece, sheet: Sheet, turned: Quarters): PlacedText {
  const [, , c = 0, d = 10, e = 0, f = 0] = transform;
  const [x, y] = [e - sheet.left, f - sheet.bottom];
  const places: Readonly<Record<Quarters, readonly [x: number, y: number]>> = {
    0: [x, y],
    1: [y, sheet.across - x],
    2: [sheet.across - x, sheet.along - y],
    3: [sheet.along - y, x],
  };
  const [own, up] = places[turned];
  return { text: str, x: own, y: up, width, height: height || Math.hypot(c, d) };
}
