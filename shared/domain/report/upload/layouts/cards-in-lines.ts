import { bureaus } from "#shared/domain/bureau/bureau";
import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { isLabelLikeValue } from "../words/status-values";
import { printed } from "../words/values";
import { accountLabels } from "../words/vocabulary";

/** Where the column of each bureau is put. */
const STEP = 100;

type Pair = { label: string; line: TextLine; value: string };
type Group = { pairs: (Pair | undefined)[]; height: number };

/**
 * Bureaus' cards beside one another, copied with one cell per line: the bureaus' names, then each label once for every bureau with
 * its value below it, "Balance", "$120", "Balance", "$130". Each becomes a row with a column for each bureau. A bureau without the
 * account has a dash or "not reported" in the first row. If that is missing, the values cannot be assigned to a bureau and are left out.
 */
export function withCardsInLines(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some((_, at) => isOverCards(lines, at))) return [...lines];
  const rows: TextLine[] = [];
  let count = 0;
  let present: number[] | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const names = namesAt(lines, at);
    if (names.length > 1) {
      [count, present] = [names.length, undefined];
      rows.push(rowOf(line, "", names.map(textOf)));
      at += names.length - 1;
      continue;
    }
    const group = count > 0 ? groupAt(lines, at, count) : undefined;
    if (!group) {
      rows.push(line);
      continue;
    }
    present ??= placesIn(group, count);
    const pairs = group.pairs.flatMap((pair) => pair ?? []);
    if (present?.length === pairs.length) rows.push(rowOf(line, pairs[0]?.label ?? "", spread(pairs, present, count)));
    at += group.height - 1;
  }
  return rows;
}

/** The bureaus' names in lines of their own. */
function namesAt(lines: readonly TextLine[], from: number): TextLine[] {
  const names = lines
    .slice(from, from + bureaus.length)
    .map((line) => (isAlone(line) ? bureauIn(textOf(line)) : undefined));
  const end = names.findIndex((name, at) => name === undefined || names.indexOf(name) < at);
  return lines.slice(from, from + (end < 0 ? names.length : end));
}

const isAlone = ({ cells }: TextLine) => cells.length === 1;

/** Whether the bureaus' names are over a label that comes again with its second value. */
function isOverCards(lines: readonly TextLine[], at: number): boolean {
  const names = namesAt(lines, at);
  const group = names.length > 1 ? groupAt(lines, at + names.length, names.length) : undefined;
  return group !== undefined && group.pairs.filter((pair) => pair).length > 1;
}

/** One label with its values, and a place without it for each bureau that says it has none. */
function groupAt(lines: readonly TextLine[], from: number, most: number): Group | undefined {
  const pairs: Group["pairs"] = [];
  let at = from;
  while (pairs.length < most) {
    const line = lines[at];
    const pair = pairAt(lines, at);
    const first = pairs.find((each) => each);
    if (pair && (!first || first.label === pair.label)) at += 2;
    else if (line && isAlone(line) && first && printed(textOf(line)) === undefined) at += 1;
    else break;
    pairs.push(pair);
  }
  return pairs.length > 0 ? { pairs, height: at - from } : undefined;
}

function pairAt(lines: readonly TextLine[], at: number): Pair | undefined {
  const [line, below] = [lines[at], lines[at + 1]];
  const [cell] = line && isAlone(line) ? line.cells : [];
  const [part, ...others] = cell ? labelled(cell, accountLabels) : [];
  const [value] = below && isAlone(below) ? below.cells : [];
  if (!line || !part || part.value !== "" || others.length > 0 || !value) return undefined;
  const isValue = labelled(value, accountLabels).length === 0 || isLabelLikeValue(part, value.text);
  return isValue && bureauIn(value.text) === undefined ? { label: part.label, line, value: value.text } : undefined;
}

/** Whose the values of a table are, from the left: known when each bureau has one or says that it has none. */
const placesIn = ({ pairs }: Group, count: number): number[] | undefined =>
  pairs.length === count ? pairs.flatMap((pair, place) => (pair ? [place] : [])) : undefined;

function spread(pairs: readonly Pair[], present: readonly number[], count: number): string[] {
  return Array.from({ length: count }, (_, place) => pairs[present.indexOf(place)]?.value ?? "-");
}

function rowOf(line: TextLine, label: string, values: readonly string[]): TextLine {
  const cells = [label, ...values].map((text, at): Cell => ({ text, x: at * STEP, width: STEP }));
  return { ...line, cells: cells.filter(({ text }) => text !== "") };
}
