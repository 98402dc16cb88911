import type { TextLine } from "../lines/text-line";
import { type Field, labelled } from "../words/fields";
import { sectionOf } from "../words/sections";
import { isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";
import { type CellColumn, isNameHeading, nameColumn, suitsColumn } from "./cell-columns";

/** A row: the line of each cell of which the column is known. `size`: how many cells it has, those that are empty too. */
export type Row = { columns: Map<number, number>; size: number };
export type Rows = { rows: Row[]; end: number };

/** A cell of a table, or an empty line between two. */
type Slot = { text: string; at?: number };

const MOST_SLOTS = 6_000;
const FEWEST_CELLS = 3;
/** A cell more is worth this, and one that is lacking costs less. */
const PER_CELL = 100;
const PER_LACKING = 30;

const amounts: readonly (Field | undefined)[] = ["balance", "amount", "pastDue", "creditLimit"];

/**
 * The rows whose cells are the lines from one on: as many lines as can be cells, in rows that lack as few as possible. `pace` is how
 * far cells are apart where empty ones are empty lines.
 */
export function rowsBelow(
  lines: readonly TextLine[],
  from: number,
  columns: readonly CellColumn[],
  pace?: number,
): Rows {
  // Most lines that look like headings have no row below them.
  const near = new RowReader(slotsIn(lines, from, columns, pace, columns.length), columns);
  if (!near.hasRow()) return { rows: [], end: from };
  return new RowReader(slotsIn(lines, from, columns, pace, MOST_SLOTS), columns).read(from);
}

function slotsIn(
  lines: readonly TextLine[],
  from: number,
  columns: readonly CellColumn[],
  pace: number | undefined,
  most: number,
): Slot[] {
  const slots: Slot[] = [];
  for (let at = from; at < lines.length && slots.length < most; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    const [cell, ...others] = line?.cells ?? [];
    if (!line || !cell || others.length > 0 || isLabelled(line) || isHeading(cell.text) || isNameHeading(cell.text))
      break;
    const gap = pace && before?.page === line.page ? Math.round((line.line - before.line) / pace) - 1 : 0;
    for (let empty = 0; empty < Math.min(gap, columns.length); empty += 1) slots.push({ text: "" });
    slots.push({ text: cell.text, at });
  }
  return slots;
}

/** "Balance: $120"; "Closed" is a value too. */
export const isLabelled = ({ cells }: TextLine) =>
  cells.some((cell) => labelled(cell, accountLabels).some(({ value }) => value !== "") && !isStatusAlone(cell.text));

/** "Collections" may be a kind of account. */
function isHeading(text: string): boolean {
  const section = sectionOf(text);
  return section !== undefined && section !== "collections" && !isStatusAlone(text);
}

class RowReader {
  private readonly nameAt: number;
  /** By a slot's text, whether it suits each column: strictly by even numbers, else by odd ones. */
  private readonly suitedAt: (boolean | undefined)[][];

  constructor(
    private readonly slots: readonly Slot[],
    private readonly columns: readonly CellColumn[],
  ) {
    this.nameAt = nameColumn(columns);
    const byText = new Map<string, (boolean | undefined)[]>();
    this.suitedAt = slots.map(({ text }) => {
      const known = byText.get(text) ?? [];
      byText.set(text, known);
      return known;
    });
  }

  hasRow(): boolean {
    return this.sizesAt(0).length > 0;
  }

  read(from: number): Rows {
    const best = this.bestFrom();
    const rows: Row[] = [];
    let [at, end] = [0, from];
    while (at < this.slots.length) {
      const size = best[at]?.size ?? 0;
      if (size === 0 && (this.slots[at]?.at !== undefined || (best[at]?.score ?? 0) === 0)) break;
      if (size > 0) {
        rows.push({ columns: this.placed(at, size), size });
        end = this.slots.slice(at, at + size).findLast((slot) => slot.at !== undefined)?.at ?? end;
      }
      at += Math.max(1, size);
    }
    return { rows, end: rows.length > 0 ? end + 1 : from };
  }

  /** From each slot on, the size of its row in the best reading of all that follows; 0 where no row begins. */
  private bestFrom(): { score: number; size: number }[] {
    const best: { score: number; size: number }[] = [];
    best[this.slots.length] = { score: 0, size: 0 };
    const sizes = this.sizesReached();
    for (let at = this.slots.length - 1; at >= 0; at -= 1) {
      const reached = sizes[at];
      if (!reached) continue;
      const isEmpty = this.slots[at]?.at === undefined;
      let own = { score: isEmpty ? (best[at + 1]?.score ?? 0) : 0, size: 0 };
      for (const size of reached) {
        const lacking = this.columns.length - size;
        const score = size * PER_CELL - lacking * PER_LACKING + (best[at + size]?.score ?? 0);
        if (score > own.score) own = { score, size };
      }
      best[at] = own;
    }
    return best;
  }

  /** The sizes of rows by the slots in which they begin, of those that rows from the first slot on reach. */
  private sizesReached(): number[][] {
    const sizes: number[][] = [];
    const isReached = [true];
    for (let at = 0; at < this.slots.length; at += 1) {
      if (!isReached[at]) continue;
      const own = this.sizesAt(at);
      sizes[at] = own;
      for (const size of own) isReached[at + size] = true;
      if (this.slots[at]?.at === undefined) isReached[at + 1] = true;
    }
    return sizes;
  }

  /** How many cells a row may have that begins in a slot. */
  private sizesAt(at: number): number[] {
    const most = Math.min(this.columns.length, this.slots.length - at);
    const fewest = Math.max(FEWEST_CELLS, Math.ceil(this.columns.length / 2));
    const sizes = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => most - index);
    return sizes.filter((size) => this.isRow(at, size));
  }

  private isRow(at: number, size: number): boolean {
    const own = this.slots.slice(at, at + size);
    if (own.filter((slot) => slot.at !== undefined).length < FEWEST_CELLS) return false;
    if (!own.slice(1).some(({ text }) => /\d/.test(text))) return false;
    return this.choicesOf(at, size) !== undefined;
  }

  /** The cells of a row in the only columns that they can be in. */
  private placed(at: number, size: number): Map<number, number> {
    const placed = new Map<number, number>();
    const choices = this.choicesOf(at, size) ?? [];
    choices.forEach(([column, ...others], index) => {
      const slot = this.slots[at + index];
      if (column !== undefined && others.length === 0 && slot?.at !== undefined) placed.set(column, slot.at);
    });
    // What is owed in all is not what is past due, though that alone is known.
    const isOpen = choices.some((own) => own.length > 1 && own.some((column) => this.isAmount(column)));
    for (const column of isOpen ? [...placed.keys()] : []) if (this.isAmount(column)) placed.delete(column);
    return placed;
  }

  private readonly isAmount = (column: number) => amounts.includes(this.columns[column]?.field);

  /** Which columns each cell of a row may be in, in their order; undefined where they can be in none. */
  private choicesOf(at: number, size: number): number[][] | undefined {
    return this.choices(at, size, true) ?? this.choices(at, size, false);
  }

  private choices(at: number, size: number, isStrict: boolean): number[][] | undefined {
    for (let before = Math.min(this.nameAt, size - 1); before >= 0; before -= 1) {
      if (!this.suits(at + before, this.nameAt, true)) continue;
      const left = this.ordered(at, before, 0, this.nameAt, isStrict);
      const right = this.ordered(at + before + 1, size - before - 1, this.nameAt + 1, this.columns.length, isStrict);
      if (left && right) return [...left, [this.nameAt], ...right];
    }
    return undefined;
  }

  /** The columns from one to another that some slots may be in, from the left to the right. */
  private ordered(at: number, size: number, from: number, to: number, isStrict: boolean): number[][] | undefined {
    const choices: number[][] = [];
    let least = from - 1;
    for (let index = 0; index < size; index += 1) {
      const own: number[] = [];
      for (let column = least + 1; column < to; column += 1) {
        if (this.suits(at + index, column, isStrict)) own.push(column);
      }
      if (own[0] === undefined) return undefined;
      least = own[0];
      choices.push(own);
    }
    let most = to;
    for (let index = size - 1; index >= 0; index -= 1) {
      const own = (choices[index] ?? []).filter((column) => column < most);
      choices[index] = own;
      most = own.at(-1) ?? from;
    }
    return choices;
  }

  private suits(at: number, column: number, isStrict: boolean): boolean {
    const [slot, own] = [this.slots[at], this.columns[column]];
    if (!slot || !own) return false;
    if (slot.at === undefined) return own.field !== "creditorName";
    const known = this.suitedAt[at] ?? [];
    const key = column * 2 + Number(!isStrict);
    known[key] ??= suitsColumn(own, slot.text, isStrict);
    return known[key] ?? false;
  }
}
