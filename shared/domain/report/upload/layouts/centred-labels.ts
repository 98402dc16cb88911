import type { Cell, TextLine } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";
import { type Band, Bands, hasEvenCell, type PlacedLine, together } from "./centred-bands";

const SAME_START = 7;
/** So many lines show where the columns are. */
const NEAR = 24;

/**
 * Labels in plain text that are in the middle beside values of several lines: the words of a value are above and below the line that
 * has its label. Each row of labels becomes one line, where some value has words above its label and none beside it.
 */
export function withCentredLabels(lines: readonly TextLine[]): TextLine[] {
  const pieces: { own: TextLine[]; bands?: readonly Band[] }[] = [];
  for (let at = 0; at < lines.length; ) {
    const { lines: run, found: bands } = runAt(lines, at);
    // What is above the first label may be of no row.
    const first = run.findIndex(({ isAnchor }) => isAnchor);
    const height = Math.max(1, bands?.flat().length ?? (first > 0 ? first : run.length));
    pieces.push({ own: lines.slice(at, at + height), bands });
    at += height;
  }
  // Where one account shows it, the others of a report are drawn in the same way.
  if (!pieces.some(({ bands }) => bands?.some(isSure))) return [...lines];
  return pieces.flatMap(({ own, bands }) => bands?.map(rowOf) ?? own);
}

const isSure = (band: Band) => band.length > 1 && hasEvenCell(band);

type Column = { x: number; isOfLabels: boolean };

/** Rows that begin with labels at one place, and lines between with nothing but words in the columns of their values. */
function runAt(lines: readonly TextLine[], from: number): Bands {
  const bands = new Bands();
  const columns = columnsAt(lines, from);
  for (let at = from; columns.length > 1 && at < lines.length; at += 1) {
    const line = lines[at];
    const placed = line && !line.box && line.page === lines[from]?.page ? placedIn(line, columns) : undefined;
    if (!placed) break;
    bands.add(placed);
  }
  return bands;
}

/** The columns of labels and values in the next rows that begin with a label. */
function columnsAt(lines: readonly TextLine[], from: number): Column[] {
  const near = lines.slice(from, from + NEAR);
  const first = near.find((line) => line.cells.length > 1 && startsWithLabel(line));
  const left = first?.cells[0]?.x ?? 0;
  const columns: Column[] = [];
  for (const line of first ? near : []) {
    if (!startsWithLabel(line) || Math.abs((line.cells[0]?.x ?? 0) - left) >= SAME_START) continue;
    for (const cell of line.cells) {
      const known = columns.find(({ x }) => Math.abs(x - cell.x) < SAME_START);
      if (known) known.isOfLabels ||= isLabel(cell);
      else columns.push({ x: cell.x, isOfLabels: isLabel(cell) });
    }
  }
  return columns.sort((a, b) => a.x - b.x);
}

const startsWithLabel = ({ cells: [cell] }: TextLine) => cell !== undefined && isLabel(cell);

const isLabel = (cell: Cell) => labelled(cell, accountLabels)[0]?.value === "";

function placedIn(line: TextLine, columns: readonly Column[]): PlacedLine | undefined {
  const cells = columns.map(({ x }) => line.cells.find((cell) => Math.abs(cell.x - x) < SAME_START));
  if (cells.filter((cell) => cell !== undefined).length < line.cells.length) return undefined;
  if (columnsOf(line)) return undefined;
  if (cells[0] !== undefined) return startsWithLabel(line) ? { line, cells, isAnchor: true } : undefined;
  const isOfLabels = columns.some((column, at) => column.isOfLabels && cells[at] !== undefined);
  return isOfLabels ? undefined : { line, cells, isAnchor: false };
}

function rowOf(band: Band): TextLine {
  const { line } = band.find(({ isAnchor }) => isAnchor) ?? band[0] ?? { line: { page: 1, line: 1, cells: [] } };
  const columns = Math.max(...band.map(({ cells }) => cells.length));
  const cells = Array.from({ length: columns }, (_, column) =>
    together(band.flatMap((each) => each.cells[column] ?? [])),
  );
  return { ...line, cells: cells.flat() };
}
