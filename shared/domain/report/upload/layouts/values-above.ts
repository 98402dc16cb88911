import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { isHeadingOfCopy } from "../words/copied-columns";
import { fits, type Labelled, labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { recordLabels } from "../words/record-vocabulary";
import { isPart } from "../words/sections";
import { isLabelLikeValue, isStatusAlone } from "../words/status-values";
import { accountLabels } from "../words/vocabulary";
import { amountAlone } from "./amount-cards";
import { type Above, endsValues, wrappedAbove } from "./wrapped-above";

/** A row of values with the row of their labels below it. */
type Pair = Above & { empty: Cell[] };
type Run = { from: number; pairs: Pair[]; isSure: boolean };

const FEWEST_PAIRS = 2;
const SAME_START = 6;
const GAP = 60;

/**
 * Pages that print each value above its label ("$1,240" over "Balance") as labels with their values behind them. Only where the
 * values do not fit the labels above them: else it is not known which way the page is to be read.
 */
export function withValuesAbove(lines: readonly TextLine[]): TextLine[] {
  // Below the bureaus' names, copied one in a line, each label is over its values.
  if (lines.some((_, at) => isHeadingOfCopy(lines, at, [accountLabels]))) return [...lines];
  const found = runsOf(lines);
  const several = found.filter(({ pairs }) => !isLone(pairs));
  const sure = several.filter(({ isSure }) => isSure).length;
  const isThisWay = sure > 0 && sure * 2 >= several.length;
  const runs = isThisWay ? found : found.filter(({ pairs }) => isLone(pairs));
  const rows: TextLine[] = [];
  let at = 0;
  for (const { from, pairs } of runs) {
    rows.push(...lines.slice(at, from), ...pairs.flatMap(linesOf));
    at = from + heightOf(pairs);
  }
  return [...rows, ...lines.slice(at)];
}

function runsOf(lines: readonly TextLine[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const pairs: Pair[] = [];
    for (let next = at; ; ) {
      const isWithin = pairs.length >= FEWEST_PAIRS;
      const isEnd = endsValues(lines[next + 1], lines[next + 2], (cell) => labelAlone(cell)[0]);
      const pair =
        (isEnd ? undefined : pairAt(lines[next], lines[next + 1])) ??
        wrappedAt(lines, next) ??
        (isWithin ? remarkAt(lines, next) : undefined);
      if (!pair) break;
      pairs.push(pair);
      next += pair.height;
    }
    const end = at + heightOf(pairs);
    const isEnough = isLone(pairs) ? isSureAlone(pairs, lines.slice(end, end + 2)) : pairs.length > 0;
    if (!isEnough || isBelowLabel(lines[at], lines[at - 1])) continue;
    const isSure = pairs.slice(1).some(({ cells }, index) => !fitAll(pairs[index]?.parts ?? [], cells));
    runs.push({ from: at, pairs, isSure });
    at += heightOf(pairs) - 1;
  }
  return runs;
}

/** One value over its label. */
const isLone = (pairs: readonly Pair[]) => pairs.flatMap(({ cells }) => cells).length === 1;

/** An amount over its label, and below that no value of it: a part of the account, or another label with its own value behind or below it. */
function isSureAlone([pair]: readonly Pair[], [below, next]: readonly TextLine[]): boolean {
  const [, value] = pair?.cells[0] ?? [];
  const [first, second] = below?.cells ?? [];
  const label = first && labelled(first, accountLabels).at(-1);
  const [own, ...others] = next?.cells ?? [];
  const isOverOwn = label && own && others.length === 0 && labelAlone(own).length === 0 && fits(label.field, own.text);
  const isOther = label !== undefined && (label.value !== "" || second !== undefined || isOverOwn === true);
  return (
    value !== undefined && amountAlone.test(value.text) && below !== undefined && (isOther || isPart(textOf(below)))
  );
}

const heightOf = (pairs: readonly Pair[]) => pairs.reduce((sum, { height }) => sum + height, 0);

function wrappedAt(lines: readonly TextLine[], at: number): Pair | undefined {
  const found = wrappedAbove(lines, at, (cell) => labelAlone(cell)[0]);
  return found && fitAll(found.parts, found.cells) ? { ...found, empty: [] } : undefined;
}

/** Within an account a remark may have several lines for itself; the next account's name is in capitals. */
function remarkAt(lines: readonly TextLine[], at: number): Pair | undefined {
  const line = lines[at];
  if (line?.cells.length !== 1 || nameOf(line)?.isSure) return undefined;
  const remarkOf = (cell: Cell) => labelAlone(cell).find(({ field }) => field === "remarks" || field === "lateCounts");
  const found = wrappedAbove(lines, at, remarkOf, 1);
  // "subscriber" may be the last word of one.
  const own = lines.slice(at, at + (found?.height ?? 1) - 1).flatMap(({ cells }) => cells.flatMap(labelAlone));
  const isRemark = found && own.every(({ field }) => field === "creditorName") && fitAll(found.parts, found.cells);
  return isRemark ? { ...found, empty: [] } : undefined;
}

function pairAt(values: TextLine | undefined, labels: TextLine | undefined): Pair | undefined {
  if (!values || !labels) return undefined;
  // A label without a value comes up into the row of the others' values.
  const empty = values.cells.filter((cell) => labelAlone(cell).length > 0 && !labels.cells.some(isAt(cell)));
  const own = values.cells.filter((cell) => !empty.includes(cell));
  if (own.length !== labels.cells.length) return undefined;
  const parts = labels.cells.flatMap(labelAlone);
  const cells = labels.cells.map((label, at): [Cell, Cell] => [label, own[at] ?? label]);
  const isPlaced = cells.every(([label, value]) => isAt(value)(label));
  const isPair = parts.length === cells.length && own.every((cell, at) => isValue(cell, parts[at]));
  return isPlaced && isPair && fitAll(parts, cells) ? { cells, parts, line: labels, empty, height: 2 } : undefined;
}

const isValue = (cell: Cell, label: Labelled | undefined) =>
  labelled(cell, accountLabels).length === 0 || (label !== undefined && isLabelLikeValue(label, cell.text));

const isAt =
  ({ x }: Cell) =>
  (cell: Cell) =>
    Math.abs(cell.x - x) < SAME_START;

const labelAlone = (cell: Cell): Labelled[] => {
  const own = labelled(cell, accountLabels);
  const [part, ...others] = own.length > 0 ? own : labelled(cell, recordLabels);
  // "60 days late" counts months in some reports.
  return part?.value === "" && others.length === 0 && !isStatusAlone(cell.text) ? [part] : [];
};

const fitAll = (parts: readonly Labelled[], cells: readonly [label: Cell, value: Cell][]) =>
  cells.every(([, { text }], at) => {
    const field = parts[at]?.field;
    return field === undefined || field === "none" || fits(field, text);
  });

/** The first value may be the one of a label above it. */
function isBelowLabel(values: TextLine | undefined, above: TextLine | undefined): boolean {
  const [value, label] = [values?.cells[0], above?.cells[0]];
  const part = label && labelAlone(label)[0];
  return value !== undefined && part !== undefined && (part.field === "none" || fits(part.field, value.text));
}

const linesOf = ({ cells, line, empty }: Pair): TextLine[] => [
  ...cells.map(([label, value]) => ({ ...line, cells: [label, { ...value, x: label.x + label.width + GAP }] })),
  ...empty.map((label) => ({ ...line, cells: [label, { ...label, text: "-", x: label.x + label.width + GAP }] })),
];
