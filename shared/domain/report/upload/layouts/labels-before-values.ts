import { isApart, type TextLine, textOf } from "../lines/text-line";
import { lineOf } from "../tables/table-values";
import { fits, isText, type Labelled, labelled, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { isLabelLikeValue } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;
const MOST = 14;
const NOTHING = { cells: [] };

/**
 * Labels one per line and behind the last of them just as many values, in the same order, as a column of labels beside a column of
 * values is copied, as lines of one label and its value: among the values may be words that are a section's heading elsewhere.
 */
export function withLabelsBeforeValues(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const pairs = pairsFrom(lines, at);
    rows.push(...(pairs ?? [line]));
    if (pairs) at += pairs.length * 2 - 1;
  }
  return rows;
}

function pairsFrom(lines: readonly TextLine[], from: number): TextLine[] | undefined {
  const labels = labelsFrom(lines, from);
  // With the creditor's among them the labels may be the heading of a table, of which the values are but the first row.
  const isTable = labels.some(({ field }) => field === "creditorName");
  if (labels.length < FEWEST || labels.length > MOST || isTable) return undefined;
  const values = valuesFrom(lines, from + labels.length, labels.length + 1);
  if (values.length !== labels.length) return undefined;
  const pairs = labels.flatMap((label, at) => {
    const [line, cell] = [values[at], values[at]?.cells[0]];
    return line && cell && isOf(label, cell.text) ? { label, line, cell } : [];
  });
  const tells = pairs.some(({ label, cell }) => tellsItself(label) && printed(cell.text) !== undefined);
  if (pairs.length < labels.length || !tells || !isOrdered(labels, textOf(values[0] ?? NOTHING))) return undefined;
  return pairs.map(({ label, line, cell }) => lineOf(line, label, cell));
}

function labelsFrom(lines: readonly TextLine[], from: number): Labelled[] {
  const labels: Labelled[] = [];
  for (let at = from; labels.length <= MOST; at += 1) {
    const [label, before] = [loneLabel(lines[at]), labels.at(-1)];
    // Below "Payment status" the words "60 days late" are no label.
    if (!label || (before && isLabelLikeValue(before, textOf(lines[at] ?? NOTHING)))) break;
    labels.push(label);
  }
  return labels;
}

function loneLabel(line: TextLine | undefined): Labelled | undefined {
  const [cell, ...more] = line?.cells ?? [];
  if (!cell || more.length > 0) return undefined;
  const [label, ...others] = labelled(cell, accountLabels);
  return label?.value === "" && others.length === 0 ? label : undefined;
}

/** As far as the next label, a gap or the next account's name with its number. */
function valuesFrom(lines: readonly TextLine[], from: number, most: number): TextLine[] {
  const values: TextLine[] = [];
  for (let at = from; values.length < most; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    const [cell, ...others] = line?.cells ?? [];
    if (!before || !line || !cell || others.length > 0 || isApart(before, line)) break;
    if (labelled(cell, accountLabels).length > 0 || nameOf(line)?.isMarked) break;
    values.push(line);
  }
  return values;
}

function isOf({ field }: Labelled, text: string): boolean {
  if (printed(text) === undefined || field === "none") return true;
  return field === "payStatus" ? tellsStatus(text) : fits(field, text);
}

/** A day, an amount or a number can be of few labels, and a status is in words that say one. */
const tellsItself = ({ field }: Labelled) => field === "payStatus" || (field !== "none" && !isText(field));

/** Of two labels the first one may have no value: then both lines below are the other one's. */
function isOrdered(labels: readonly Labelled[], first: string): boolean {
  const [label, last] = [labels[0], labels.at(-1)];
  return labels.length > FEWEST || label?.field === "payStatus" || (last !== undefined && !isOf(last, first));
}
