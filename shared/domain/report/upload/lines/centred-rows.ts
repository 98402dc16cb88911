import { endOf, inOnePiece, wordsOf } from "./pieces-together";
import type { PlacedText } from "./placed-text";

type Row = readonly PlacedText[];
/** The lines of a cell: where it is, and of each line which row of the page it is in. */
type Stack = { left: number; right: number; lines: Map<number, PlacedText[]> };

/** Of a letter's height: lines of one cell stand further apart, those of cells beside one another in a row may not. */
const CLOSE = 0.85;
/** Of a letter's height: no lines of one cell are further apart. */
const SAME_CELL = 1.7;
/** Of a letter's height: a row of values may be taller than its label. */
const STRAY = 0.3;
/** A cell of five lines beside one of four. */
const MOST_LINES = 9;
/** Of the gap between cells: in a narrow column words may nearly touch the next one, and those of one cell are closer still. */
const WITHIN_CELL = 0.84;
/** Where no lines are close, so many cells of one line show a table's row. */
const FEWEST_OF_ONE_LINE = 3;
/** Or so many, where the first cell is one of them. */
const FEWEST_BEHIND = 2;

/** `column`: of several lines of one cell, in which column it is. */
export type AlignedText = PlacedText & { column?: number };

/**
 * Rows whose cells are in the middle of their height, where a label of one line is between the two lines of its neighbour:
 * as if each cell began at the top. `gap` is between words, of a letter's height.
 */
export function topAligned(rows: readonly PlacedText[][], gap: number): AlignedText[][] {
  const bands = rows.map((_, at) => bandAt(rows, at, gap));
  // Only between lines that are close is it sure that cells are in the middle.
  const isSure = bands.some((band) => band?.isClose);
  const aligned: AlignedText[][] = [];
  for (let at = 0; at < rows.length; ) {
    const band = bands[at];
    const isOwn = band !== undefined && (band.isClose || isSure);
    aligned.push(...(isOwn ? band.lines : rows.slice(at, at + 1)));
    at += isOwn ? band.height : 1;
  }
  return aligned;
}

type Band = { lines: AlignedText[][]; height: number; isClose: boolean };

/** The lines of the table's row that begins in a row of the page. */
function bandAt(rows: readonly Row[], at: number, gap: number): Band | undefined {
  let most = 1;
  while (most < MOST_LINES && isWithin(rows[at + most - 1], rows[at + most], SAME_CELL)) most += 1;
  for (let height = most - ((most + 1) % 2); height > 1; height -= 2) {
    const own = rows.slice(at, at + height);
    const isClose = own.some((row, index) => index > 0 && isWithin(own[index - 1], row, CLOSE));
    // Columns that go on at a pace of their own have lines close to these.
    const isPart = isWithin(rows[at - 1], own[0], CLOSE) || isWithin(own.at(-1), rows[at + height], CLOSE);
    if (isPart || (!isClose && !standsApart(rows, at, height))) continue;
    const lines = linesOf(own, gap, isClose ? 1 : beginsInMiddle(own) ? FEWEST_BEHIND : FEWEST_OF_ONE_LINE);
    const [above, below] = [rows.slice(Math.max(0, at - MOST_LINES), at), rows.slice(at + height).slice(0, MOST_LINES)];
    if (lines && !goOnApart(stacksOf(own, (height - 1) / 2, gap), above, below)) return { lines, height, isClose };
  }
  return undefined;
}

/** Whether the first cell, a label as a rule, is in the middle line alone. */
function beginsInMiddle(band: readonly Row[]): boolean {
  const left = (row: Row | undefined) => Math.min(...(row ?? []).map(({ x }) => x));
  const middle = (band.length - 1) / 2;
  return band.every((row, at) => at === middle || left(row) > left(band[middle]) + 1);
}

/** Whether what is above and below is further away than the lines are from one another: else each line is a row of its own. */
function standsApart(rows: readonly Row[], at: number, height: number): boolean {
  const step = (index: number) => (rows[index - 1]?.[0]?.y ?? Number.POSITIVE_INFINITY) - (rows[index]?.[0]?.y ?? 0);
  const within = Array.from({ length: height - 1 }, (_, index) => step(at + 1 + index));
  const below = rows[at + height] ? step(at + height) : Number.POSITIVE_INFINITY;
  return Math.min(step(at), below) > Math.max(...within) * APART;
}

const APART = 1.08;

function isWithin(above: Row | undefined, below: Row | undefined, heights: number): boolean {
  const [a, b] = [above?.[0], below?.[0]];
  return a !== undefined && b !== undefined && a.y - b.y < Math.min(a.height, b.height) * heights;
}

/** Undefined where cells have no middle in common, or none of one line is between the lines of others. */
function linesOf(band: readonly Row[], gap: number, fewest: number): AlignedText[][] | undefined {
  const middle = (band.length - 1) / 2;
  if (!isSymmetric(band)) return undefined;
  const stacks = stacksOf(band, middle, gap);
  const single: PlacedText[] = [];
  for (const piece of band[middle] ?? []) {
    const own = stacks.find(({ left, right }) => piece.x > left - 1 && piece.x < right);
    const line = own?.lines.get(middle);
    if (line) line.push(piece);
    else if (own) own.lines.set(middle, [piece]);
    else single.push(piece);
  }
  const others = stacks.filter((stack) => !isCentred(stack, band.length));
  // Beside a label in the middle, values may all begin at the top: a dash is as high as the first line of the words beside it.
  const areAtTop = others.length < stacks.length && beginsInMiddle(band) && others.every(isAtTop);
  // Cells of three lines beside cells of two show it as well as those of one line do.
  const isMixed = fewest === 1 && new Set(stacks.map(({ lines: own }) => own.has(middle))).size > 1;
  if (!(isMixed || cellCount(single, gap) >= fewest) || (others.length > 0 && !areAtTop)) return undefined;
  if (stacks.filter(hasLabelBelow).length > 1) return undefined;
  const cells = stacks.map(({ lines }, column) => {
    const sorted = [...lines].sort(([a], [b]) => a - b).map(([, pieces]) => inOnePiece(pieces));
    return (sorted.slice(1).some(isValue) ? sorted : [wordsOf(sorted)]).map((piece) => ({ ...piece, column }));
  });
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, at) => [
    ...(at === 0 ? single : []),
    ...cells.flatMap((lines) => lines[at] ?? []),
  ]);
}

/** An amount, a day or a number is a value of its own, and no words that go on. */
const isValue = ({ text }: PlacedText) => /\d/.test(text) && !/\p{L}{2}/u.test(text.replaceAll(/[Xx]{2,}/g, ""));

/** Whether the rows above the middle one are as far from it as those below. */
function isSymmetric(band: readonly Row[]): boolean {
  const heights = band.map(([first]) => first?.y ?? 0);
  const letter = Math.min(...band.map(([first]) => first?.height ?? 0));
  const [top = 0] = heights;
  const sum = top + (heights.at(-1) ?? 0);
  return heights.every((y, at) => Math.abs(y + (heights[heights.length - 1 - at] ?? 0) - sum) < letter * STRAY * 2);
}

/** The cells of several lines, by what is above and below the middle row. */
function stacksOf(band: readonly Row[], middle: number, gap: number): Stack[] {
  const pieces = band.flatMap((row, at) => (at === middle ? [] : row.map((piece) => ({ piece, at }))));
  const stacks: Stack[] = [];
  for (const { piece, at } of pieces.sort((a, b) => a.piece.x - b.piece.x)) {
    const right = endOf(piece);
    const stack = stacks.at(-1);
    const isBeside = stack?.lines.has(at) === true;
    const reach = stack && (isBeside ? stack.right + piece.height * gap * WITHIN_CELL : stack.right);
    if (stack && reach !== undefined && piece.x < reach) {
      stack.right = Math.max(stack.right, right);
      stack.lines.set(at, [...(stack.lines.get(at) ?? []), piece]);
    } else stacks.push({ left: piece.x, right, lines: new Map([[at, [piece]]]) });
  }
  return stacks;
}

/** As many lines below the middle as above, at one distance from one another, which lines of a cell may have. */
function isCentred({ lines }: Stack, height: number): boolean {
  const rows = [...lines].sort(([a], [b]) => a - b);
  const labels = rows.filter(([, pieces]) => /:\s*$/.test(pieces.at(-1)?.text ?? ""));
  if (labels.length > 1 || !rows.every(([at]) => lines.has(height - 1 - at))) return false;
  const heights = rows.flatMap(([, [piece]]) => piece ?? []);
  const steps = heights.slice(1).map((piece, at) => ((heights[at]?.y ?? 0) - piece.y) / Math.max(1, piece.height));
  return (
    Math.min(...steps) >= CLOSE && Math.max(...steps) < SAME_CELL && Math.max(...steps) - Math.min(...steps) < STRAY
  );
}

/** Just two columns that go on above or below in step, as far apart or closer, are labels with their values; a table's heading has more. */
function goOnApart(stacks: readonly Stack[], above: readonly Row[], below: readonly Row[]): boolean {
  if (stacks.length !== LABEL_AND_VALUE) return false;
  const isInStep = (others: readonly PlacedText[], side: 1 | -1) => {
    const next = stacks.flatMap(({ left, right, lines }) => {
      const [outer, inner] = [...lines].sort(([a], [b]) => (b - a) * side).flatMap(([, [piece]]) => piece ?? []);
      if (!outer || !inner) return [];
      const reach = Math.abs(inner.y - outer.y) + SAME_STEP;
      return others.find(({ x, y }) => x > left - 1 && x < right && Math.abs(outer.y - y) <= reach)?.y ?? [];
    });
    return new Set(next).size < next.length;
  };
  return isInStep(below.flat(), 1) || isInStep(above.flat(), -1);
}

const LABEL_AND_VALUE = 2;
/** In points. */
const SAME_STEP = 0.3;

const isAtTop = ({ lines }: Stack) => lines.size === 1 && lines.has(0);

/** "Past due $310": words with a value behind them are no rest of a cell. */
const labelWithValue = /^\p{L}.* (?:\$[\d,.]+|\d{1,2}\/\d{2,4}|-)$/u;

/** Lines that each have a label and its value are of another column, which goes on beside this line. */
function hasLabelBelow({ lines }: Stack): boolean {
  const [, ...below] = [...lines].sort(([a], [b]) => a - b).map(([, pieces]) => inOnePiece(pieces).text.trim());
  return below.some((text) => labelWithValue.test(text));
}

/** How many cells some pieces of a row are. */
function cellCount(pieces: readonly PlacedText[], gap: number): number {
  const sorted = [...pieces].sort((a, b) => a.x - b.x);
  return sorted.filter((piece, at) => {
    const before = sorted[at - 1];
    return !before || piece.x > endOf(before) + piece.height * gap * WITHIN_CELL;
  }).length;
}
