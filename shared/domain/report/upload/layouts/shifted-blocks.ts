import { joined } from "../lines/broken-words";
import type { Cell, TextLine } from "../lines/text-line";
import { fits, type Labelled, labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 2;
/** A value begins where its label does, or a little further right. */
const MOST_INDENT = 48;
/** A label and the lines of its value. */
const MOST_LINES = 5;

/** A label with the lines of its value, the first and the last of which are in these lines of the page. */
type Block = { label: Cell; part: Labelled; from: number; to: number; value: string; x: number };

/**
 * Blocks of a label over its value beside one another, which end at one height: one whose value has more lines than the others'
 * begins higher.
 *
 *                                     Account status
 *     Account number    Balance       Charged off as
 *     xxxx0943          $0            bad debt
 *
 * They become a row of labels and a row of values.
 */
export function withBlocksAtOneTop(lines: readonly TextLine[]): readonly TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const blocks = blocksAt(lines, at);
    const [line, last] = [lines[at], lines[blocks?.[0]?.to ?? at]];
    if (!line || !last) continue;
    if (!blocks) {
      rows.push(line);
      continue;
    }
    const ordered = [...blocks].sort((a, b) => a.label.x - b.label.x);
    rows.push({ ...line, cells: ordered.map(({ label }) => label) });
    rows.push({ ...last, cells: ordered.map(({ value, x }) => ({ text: value, x, width: value.length * LETTER })) });
    at = lines.indexOf(last);
  }
  return rows;
}

/** What a letter's width is about; only where a value begins counts. */
const LETTER = 4;

function blocksAt(lines: readonly TextLine[], from: number): Block[] | undefined {
  const blocks: Block[] = [];
  for (let at = from; at < from + MOST_LINES; at += 1) {
    const line = lines[at];
    if (!line || line.page !== lines[from]?.page || !line.cells.every((cell) => take(blocks, cell, at)))
      return undefined;
    if (blocks.every(({ value, to }) => value !== "" && to === at) && areShifted(blocks)) return blocks;
    // A block goes on down to the last line.
    if (blocks.some(({ to }) => to < at)) return undefined;
  }
  return undefined;
}

/** Puts a cell into the block below whose label it is, or begins a block with it. */
function take(blocks: Block[], cell: Cell, at: number): boolean {
  const part = labelIn(cell);
  const own = blocks.find(({ label }) => cell.x > label.x - SAME_START && cell.x - label.x < MOST_INDENT);
  if (!own) {
    if (part) blocks.push({ label: cell, part, from: at, to: at, value: "", x: cell.x });
    return part !== undefined;
  }
  if (part || own.to !== at - 1 || (own.value !== "" && Math.abs(cell.x - own.x) >= SAME_START)) return false;
  Object.assign(own, { to: at, value: own.value === "" ? cell.text : joined(own.value, cell.text), x: cell.x });
  return true;
}

/** What begins higher has a value of its label, in all its lines together. */
function areShifted(blocks: readonly Block[]): boolean {
  const last = Math.max(...blocks.map(({ from }) => from));
  const higher = blocks.filter(({ from }) => from < last);
  const suits = ({ part: { field }, value }: Block) => field === "none" || fits(field, value);
  return higher.length > 0 && higher.every(({ part }) => part.field !== "none") && blocks.every(suits);
}

/** A label alone, as one that stands over its value. */
function labelIn(cell: Cell): Labelled | undefined {
  const [part, ...others] = labelled(cell, accountLabels);
  return part?.value === "" && others.length === 0 ? part : undefined;
}
