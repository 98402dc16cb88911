import { joined } from "../lines/broken-words";
import { isUnder } from "../lines/columns";
import { type Cell, LEAST_SURE, type TextLine, textOf } from "../lines/text-line";
import { gridColumns, isRow, placedInGrid } from "../tables/label-grid";
import {
  goesOn,
  isBehindSame,
  isBehindUnknown,
  isInColumn,
  isLeftOf,
  isNextOf,
  type Open,
  reachesOver,
} from "../tables/wraps";
import { withBureausBeside } from "../words/bureau-names";
import { type Confidence, type Field, fits, isText, type Labelled, type Labels, type Reading } from "../words/fields";
import { isPart } from "../words/sections";
import { isStatusWord } from "../words/status-values";
import { isRowOfValues, printed } from "../words/values";
import { labelRunAt } from "./label-runs";
import { type Seen, SeenLines } from "./seen-lines";

/** A label with its value, which may be missing, and the line in which the label is. `isUnread`: no value of its own was found. */
export type Pair = { label: string; field: Field; at: number; reading?: Reading; isUnread?: true };

/** What the lines of a report say, and which of them say nothing but values of labels elsewhere. */
export type PairsRead = { pairs: Pair[]; taken: ReadonlySet<number> };

const SAME_START = 4;
/** Lines that a value may go on in. */
const MOST_WRAPS = 4;
/** Of one account, as far as its next name. */
const MOST_LABELS = 30;
/** Of a wider line only this is looked at. */
const MOST_ROWS_BELOW = 60;

/**
 * Finds the value of every label by where it is: behind it, in the next cell of its row, or below it in its column; a long
 * value goes on in the next row of its own column. Labels without a value keep their place.
 *
 * @param isStop whether a line is a heading and no value
 */
export function readPairs(
  lines: readonly TextLine[],
  labels: Labels,
  isStop: (line: TextLine) => boolean = () => false,
): PairsRead {
  return new PairReader(lines, labels, isStop).read();
}

class PairReader {
  private readonly pairs: Pair[] = [];
  private readonly taken = new Set<number>();
  private readonly lines: SeenLines;
  private open: Open<Pair>[] = [];

  constructor(lines: readonly TextLine[], labels: Labels, isStop: (line: TextLine) => boolean) {
    this.lines = new SeenLines(lines, labels, isStop);
  }

  private get seen(): readonly Seen[] {
    return this.lines.rows;
  }

  read(): PairsRead {
    for (let at = 0; at < this.seen.length; at += 1) {
      if (this.taken.has(at)) continue;
      const hasLabels = this.lines.isLabelRow(at);
      if (hasLabels && (this.readGrid(at) || this.readRun(at))) continue;
      // No value goes on where another account begins.
      const isOver = this.seen[at]?.line.begins || this.lines.isStopAt(at) || this.lines.isAfterGap(at);
      if (isOver || this.opensNext(at)) this.open = [];
      else this.goOn(at);
      if (hasLabels) this.readRow(at);
    }
    return { pairs: this.pairs, taken: this.taken };
  }

  /** Whether the name over the next account is here: the one before has its number already. */
  private opensNext(at: number): boolean {
    const own = this.pairs.slice(-MOST_LABELS);
    const last = own.findLast(({ field }) => field === "accountNumber" || field === "creditorName");
    return last?.field === "accountNumber" && last.reading !== undefined && this.lines.opensAccountBelow(last.at, at);
  }

  /** A row of labels alone, above the rows of their values. */
  private readGrid(at: number): boolean {
    const row = this.seen[at];
    const below = this.seen[at + 1];
    if (!row || !below || row.line.cells.length < 2) return false;
    const columns = gridColumns(row.line, row.parts, below.line);
    if (!columns || !this.lines.isValueRow(at + 1)) return false;
    const isTable = columns.length > 2 && columns[0]?.part?.field === "creditorName";
    const lastRow = isTable ? at + MOST_ROWS_BELOW : at + 1;
    this.open = [];
    for (let next = at + 1; next <= lastRow && next < this.seen.length; next += 1) {
      const values = this.seen[next]?.line;
      if (!values || !this.lines.isValueRow(next)) break;
      const placed = placedInGrid(values.cells, columns);
      // What is right below a table's last row and has no values in its columns goes on a value or is something else.
      if (next > at + 1 && !isRow(placed)) break;
      columns.forEach(({ cell, part }, index) => {
        if (part) this.add(part, isTable ? next : at, placed[index], values, cell.x, "medium", next);
        const last = this.open.at(-1);
        if (!last || !placed[index] || last.x !== placed[index]?.x) return;
        last.right = columns[index + 1]?.cell.x;
        last.isRightmost = index > 0 && index === columns.length - 1;
      });
      this.taken.add(next);
    }
    return true;
  }

  /** Labels one per line, and then their values one per line. */
  private readRun(at: number): boolean {
    const run = labelRunAt(this.seen, at);
    if (!run) return false;
    this.open = [];
    run.forEach(({ label, line }, index) => {
      const cell = line.cells[0];
      this.add(label, at + index, cell, line, cell?.x ?? 0, "medium", at + run.length + index);
      this.taken.add(at + index).add(at + run.length + index);
    });
    return true;
  }

  private readRow(at: number): void {
    const { line, parts } = this.seen[at] ?? { line: { page: 1, line: 1, cells: [] }, parts: [] };
    parts.forEach((found, column) => {
      const cell = line.cells[column];
      if (!cell) return;
      this.open = this.open.filter(({ labelX }) => Math.abs(labelX - cell.x) > SAME_START);
      found.forEach((own, index) => {
        const isLast = index === found.length - 1;
        const isList = isLast && own.field === "bureaus";
        const part = isList ? { ...own, value: withBureausBeside(own.value, line.cells.slice(column + 1)) } : own;
        if (part.value === "" && isLast) this.readApart(part, at, column);
        else {
          this.add(part, at, { ...cell, text: part.value }, line, cell.x, "high", at);
          this.bound(part, cell, line.cells[column + 1]);
        }
      });
    });
  }

  /** A company's name behind its label goes on below the label, at the left, where its next word had no room before the next cell. */
  private bound({ field }: Labelled, { x }: Cell, next: Cell | undefined): void {
    const last = this.open.at(-1);
    if (last && field === "originalCreditor" && last.x === x && last.pair.field === field) last.right = next?.x;
  }

  /** The value in the next cell, or else in the next line. */
  private readApart(part: Labelled, at: number, column: number): void {
    const { line, parts } = this.seen[at] ?? { line: { page: 1, line: 1, cells: [] }, parts: [] };
    const label = line.cells[column];
    if (!label) return;
    const beside = line.cells[column + 1];
    const isOwn = beside && !this.goesOnBeside(beside, label, at) && !this.isUnderOther(part, label, beside, at);
    if (isOwn && parts[column + 1]?.length === 0) {
      const isInRow = !isText(part.field) && this.lines.isRowOfValues(line, parts, column + 1, part.field);
      if (isInRow && !fits(part.field, beside.text)) {
        this.addEmpty(part, at);
        return;
      }
      const field = isInRow && this.pairs.some((pair) => pair.field === part.field) ? "none" : part.field;
      this.add({ ...part, field }, at, beside, line, label.x, "high", at);
      return;
    }
    const next = this.seen[at + 1];
    const below = next?.line.cells.findIndex((cell) => isUnder(cell, label)) ?? -1;
    const value = next?.line.cells[below];
    const isAlone = line.cells.length === 1 && (next?.line.cells.length ?? 0) > 1;
    const isBelow = next && value && !isAlone && next.parts[below]?.length === 0;
    const isHeading =
      (part.field === "none" && isPart(part.label)) ||
      (this.lines.isStopAt(at + 1) && !/^(?:accountType|payStatus)$/.test(part.field));
    const isOfOther = this.lines.isNextName(part, at + 1) || (!isText(part.field) && this.lines.isEndOfLabels(at));
    const isNoName = part.field === "creditorName" && isStatusWord(value?.text ?? "");
    const isOwnValue = isBelow && fits(part.field, value.text) && !isRowOfValues(value.text);
    if (!isOwnValue || isHeading || isOfOther || isNoName) {
      this.addEmpty(part, at);
      return;
    }
    this.add(part, at, value, next.line, label.x, "medium", at + 1);
    if (next.line.cells.length === 1) this.taken.add(at + 1);
  }

  /** Whether a cell behind a label without a value belongs to a column further right. */
  private goesOnBeside(cell: Cell, label: Cell, at: number): boolean {
    const isOver = (open: Open<Pair>) => open.at === at - 1 && Math.abs(open.x - cell.x) < SAME_START;
    return this.open.some(
      (open) => isOver(open) && isLeftOf(label, open) && !isBehindSame(open, label, this.seen[at - 1]),
    );
  }

  /** Whether what is beside a label is below a label of its own, and below this label there is a value too. */
  private isUnderOther({ field }: Labelled, label: Cell, beside: Cell, at: number): boolean {
    const cellAt = (row: number, { x }: Cell) => {
      const column = this.seen[row]?.line.cells.findIndex((cell) => Math.abs(cell.x - x) < SAME_START) ?? -1;
      return { cell: this.seen[row]?.line.cells[column], parts: this.seen[row]?.parts[column] };
    };
    const [above, below] = [cellAt(at - 1, beside), cellAt(at + 1, label)];
    const isLabelAbove = above.parts?.length === 1 && above.parts[0]?.value === "";
    return isLabelAbove && below.cell !== undefined && below.parts?.length === 0 && fits(field, below.cell.text);
  }

  private goOn(at: number): void {
    const { line, parts } = this.seen[at] ?? { line: { page: 1, line: 1, cells: [] }, parts: [] };
    let gone = 0;
    line.cells.forEach((cell, column) => {
      if (parts[column]?.length !== 0) return;
      const left = column > 0 ? parts[column - 1]?.at(-1) : undefined;
      const open = this.open.find((each) => isInColumn(cell, each) && isNextOf(each, at, this.seen));
      if (!open?.pair.reading || !isText(open.pair.field)) return;
      const before = line.cells[column - 1];
      const isOwn = left?.value === "" && !isLeftOf(before, open);
      if (isOwn || reachesOver(before, open) || isBehindUnknown(open, cell, line)) return;
      if (!goesOn(open, cell, line) && !this.lines.isOfParagraph(open.pair.at, at)) return;
      const { reading } = open.pair;
      reading.value = joined(reading.value, cell.text.replaceAll(/[<>]/g, "").trim()).slice(0, 300);
      [open.at, open.end] = [at, cell.x + cell.width];
      gone += 1;
    });
    if (gone > 0 && gone === line.cells.length) this.taken.add(at);
  }

  private addEmpty({ label, field }: Labelled, at: number): void {
    this.pairs.push({ label, field, at, isUnread: true });
  }

  private add(
    part: Labelled,
    at: number,
    cell: Cell | undefined,
    line: TextLine,
    labelX: number,
    sure: Confidence,
    row: number,
  ) {
    const value = printed(cell?.text ?? "");
    const pair: Pair = { label: part.label, field: part.field, at };
    this.pairs.push(pair);
    if (cell === undefined || value === undefined) return;
    const confidence = (cell.confidence ?? 1) < LEAST_SURE ? "low" : sure;
    pair.reading = { value, line, rawText: textOf(line), confidence };
    this.open = this.open.filter(({ x }) => Math.abs(x - cell.x) >= SAME_START);
    this.open.push({ pair, x: cell.x, labelX, at: row, end: cell.x + cell.width });
    if (this.open.length > MOST_WRAPS * 4) this.open.shift();
  }
}
