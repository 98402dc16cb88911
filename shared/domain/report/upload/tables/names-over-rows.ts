import { valuesBelow } from "../lines/columns";
import type { Cell, TextLine } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { fits, isText, labelled } from "../words/fields";
import { isWords, type Label, labelIn } from "../words/heading-words";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";
import { factLine, isFact, nameLine } from "./name-facts";
import { lineOf } from "./table-values";

const FEWEST_LABELS = 4;
const FEWEST_VALUES = 3;
/** Before it a name ends in its line: "NORTHLAKE RECOVERY 4417**** Original creditor: HUDSON CLINIC". */
const original = /\s(?=orig(?:inal|\.)? cred(?:itor|\.)?(?: name)?:)/i;

/**
 * A table whose heading has no column for names: each account's name is in a line of its own, over the row of its values. Each
 * account as lines of one label and its value.
 */
export function withNamesOverRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let read = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const head = headOf(line);
    // Labels that are below their values are no heading of the next account's.
    const above = head && at >= read + 2 ? accountsBelow(lines.slice(at - 2, at), 0, line.cells, head) : undefined;
    const found = head ? accountsBelow(lines, at + 1, line.cells, head) : undefined;
    if (above && above.count > 0) {
      rows.splice(-2, 2, ...above.rows);
      read = at + 1;
    } else if (found && found.count > 0) {
      rows.push(...found.rows);
      at += found.count;
      read = at + 1;
    } else rows.push(line);
  }
  return rows;
}

function headOf(line: TextLine): (Label | undefined)[] | undefined {
  if (line.cells.length < FEWEST_LABELS || !line.cells.every(isWords) || columnsOf(line)) return undefined;
  const labels = line.cells.map(({ text }) => labelIn(text));
  const known = labels.filter((label) => label !== undefined);
  const isNamed = known.some(({ field }) => field === "creditorName");
  return known.length < FEWEST_LABELS || isNamed ? undefined : labels;
}

type Head = readonly (Label | undefined)[];

function accountsBelow(lines: readonly TextLine[], from: number, columns: readonly Cell[], head: Head) {
  const rows: TextLine[] = [];
  let count = 0;
  for (let at = from; at + 1 < lines.length; at += 2) {
    const [line, below] = lines.slice(at, at + 2);
    const named = line && namedLines(line);
    const values = below && valuesOf(below, columns, head);
    if (!named || !values) break;
    rows.push(...named, ...values);
    count += 2;
  }
  return { rows, count };
}

/** A name, and beside it its number, its status, or labels with their values. */
function namedLines(line: TextLine): TextLine[] | undefined {
  const [first, ...others] = line.cells.flatMap(partsIn);
  const own = first && nameLine(line, first);
  const isKnown = ({ text }: Cell) => isFact(text) || (labelled({ text }, accountLabels)[0]?.value ?? "") !== "";
  if (!own || !others.every(isKnown)) return undefined;
  const beside = others.map((cell) =>
    labelled(cell, accountLabels).length > 0 ? { ...line, cells: [cell] } : factLine(line, cell),
  );
  const number = nameOf({ ...line, cells: [first] })?.accountNumber;
  return [own, ...(number ? [factLine(line, { ...first, text: number })] : []), ...beside];
}

const partsIn = (cell: Cell): Cell[] => cell.text.split(original).map((text) => ({ ...cell, text }));

/** A value below each of some labels, and none that is of another kind. */
function valuesOf(line: TextLine, columns: readonly Cell[], head: Head): TextLine[] | undefined {
  if (line.cells.length < FEWEST_VALUES || line.cells.length > columns.length || line.begins) return undefined;
  if (line.cells.some((cell) => labelled(cell, accountLabels).length > 0)) return undefined;
  const placed = valuesBelow(line.cells, columns);
  const pairs = head.flatMap((label, at) => {
    const cell = placed[at];
    return label && cell ? [{ label, cell }] : [];
  });
  const isOwn = pairs.every(({ label, cell }) => label.field === "none" || fits(label.field, cell.text));
  const tells = pairs.some(({ label }) => label.field !== "none" && !isText(label.field));
  return isOwn && tells ? pairs.map(({ label, cell }) => lineOf(line, label, cell)) : undefined;
}
