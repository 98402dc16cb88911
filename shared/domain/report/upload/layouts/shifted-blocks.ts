import type { Cell, TextLine } from "../lines/text-line";
import { isText, type Labelled, labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

const SAME_START = 2;
/** A value begins where its label does, or a little further right. */
const MOST_INDENT = 48;

/**
 * Blocks of a label over its value beside one another, which end at one height: one whose value has two lines begins a line higher
 * than the others.
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
    const found = blocksAt(lines, at);
    const line = lines[at];
    if (found) {
      rows.push(...found);
      at += found.length;
    } else if (line) rows.push(line);
  }
  return rows;
}

function blocksAt(lines: readonly TextLine[], at: number): [TextLine, TextLine] | undefined {
  const [high, labels, values] = lines.slice(at, at + 3);
  if (!high || !labels || !values || high.page !== values.page || !high.cells.every(isOfWords)) return undefined;
  const begun = labels.cells.filter((cell) => !isLabel(cell));
  const others = labels.cells.filter(isLabel);
  const isOver = (label: Cell, value: Cell) => value.x > label.x - SAME_START && value.x - label.x < MOST_INDENT;
  const heads = begun.flatMap((value) => high.cells.find((label) => isOver(label, value)) ?? []);
  const isWhole = heads.length === high.cells.length && new Set(heads).size === begun.length && others.length > 0;
  if (!isWhole || values.cells.some(isLabel)) return undefined;
  const rest = begun.map((value) => values.cells.find(({ x }) => Math.abs(x - value.x) < SAME_START));
  const own = others.map((label) => values.cells.find((value) => isOver(label, value) && !rest.includes(value)));
  const known = [...rest, ...own];
  if (known.includes(undefined) || new Set(known).size !== values.cells.length) return undefined;
  const whole = begun.map((value, index) => ({ ...value, text: `${value.text} ${rest[index]?.text}` }));
  const inOrder = (cells: readonly Cell[]) => [...cells].sort((a, b) => a.x - b.x);
  return [
    { ...labels, cells: inOrder([...high.cells, ...others]) },
    { ...values, cells: inOrder([...whole, ...own.flatMap((value) => value ?? [])]) },
  ];
}

/** A label alone, as one that stands over its value. */
function labelIn(cell: Cell): Labelled | undefined {
  const [part, ...others] = labelled(cell, accountLabels);
  return part?.value === "" && others.length === 0 ? part : undefined;
}

const isLabel = (cell: Cell) => labelIn(cell) !== undefined;

/** An amount, a day and a number have one line. */
function isOfWords(cell: Cell): boolean {
  const { field = "none" } = labelIn(cell) ?? {};
  return field !== "none" && isText(field);
}
