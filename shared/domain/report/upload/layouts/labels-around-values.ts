import { isNegativeMark } from "../accounts/accounts-begin";
import { isApart, type TextLine, textOf } from "../lines/text-line";
import { lineOf } from "../tables/table-values";
import { fits, isText, type Labelled, labelled, tellsStatus } from "../words/fields";
import { isPart, sectionOf } from "../words/sections";
import { dayOfText } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 4;
const MOST = 16;
const MOST_WRAPS = 3;
/** Between a name and its account's labels may be the heading of a part. */
const NEAR = 3;
/** Ways to give labels their values that are tried. */
const MOST_STEPS = 3_000;

type Own = { label: Labelled; line: TextLine };
/** A label and its values' lines, which are one value. */
type Given = { own: Own; lines: readonly TextLine[] };

/**
 * Columns that were copied one after the other: labels one per line, then their values, of which a long one has several lines, with a
 * mark of the account between them; the last labels of the column may be below the values. They become rows of a label and its value
 * where the values suit the labels in one way alone.
 */
export function withLabelsAroundValues(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const found = columnFrom(lines, at);
    rows.push(...(found?.rows ?? [line]));
    at += found ? found.height - 1 : 0;
  }
  return rows;
}

function columnFrom(lines: readonly TextLine[], from: number): { rows: TextLine[]; height: number } | undefined {
  const above = labelsFrom(lines, from);
  if (above.length < FEWEST || above.length > MOST) return undefined;
  const start = from + above.length;
  const marks = marksFrom(lines, start);
  const values = valuesFrom(lines, start + marks.length);
  const end = start + marks.length + values.length;
  const below = labelsFrom(lines, end).slice(0, FEWEST);
  // As many values as labels are read as they are elsewhere.
  if (values.length < FEWEST || (marks.length === 0 && values.length <= above.length)) return undefined;
  // Right above the first label may be one that is not known, whose value would be taken for the first one's.
  if (marks.length === 0 && !isFirst(lines, from)) return undefined;
  const given = onlyWay(above, below, values);
  // With the creditor's among them the labels may be the heading of a table, but below that name.
  if (!given?.every((each) => isNamedAbove(each, lines.slice(Math.max(0, from - NEAR), from)))) return undefined;
  const taken = given.filter(({ own }) => below.includes(own)).length;
  const own = given.map(({ own: { label }, lines: [first, ...rest] }) => rowOf(label, first, rest));
  return { rows: [...marks, ...own.flatMap((row) => row ?? [])], height: end + taken - from };
}

function isFirst(lines: readonly TextLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  return before === undefined || line === undefined || isPart(textOf(before)) || isApart(before, line);
}

const isNamedAbove = ({ own, lines }: Given, above: readonly TextLine[]) =>
  own.label.field !== "creditorName" || above.some((line) => textOf(line) === lines.map(textOf).join(" "));

function rowOf(label: Labelled, first: TextLine | undefined, rest: readonly TextLine[]): TextLine | undefined {
  const [cell] = first?.cells ?? [];
  const text = [first, ...rest].map((line) => (line ? textOf(line) : "")).join(" ");
  return first && cell && lineOf(first, label, { ...cell, text });
}

function labelsFrom(lines: readonly TextLine[], from: number): Own[] {
  const found: Own[] = [];
  for (let at = from; found.length <= MOST; at += 1) {
    const line = lines[at];
    const label = line && loneLabel(line);
    if (!line || !label) break;
    found.push({ label, line });
  }
  return found;
}

function loneLabel({ cells: [cell, ...more] }: TextLine): Labelled | undefined {
  const [label, ...others] = cell && more.length === 0 ? labelled(cell, accountLabels) : [];
  return label?.value === "" && others.length === 0 ? label : undefined;
}

const marksFrom = (lines: readonly TextLine[], from: number) =>
  lines.slice(from, from + 1).filter((line) => isNegativeMark(textOf(line)));

function valuesFrom(lines: readonly TextLine[], from: number): TextLine[] {
  const near = lines.slice(from, from + MOST * 2);
  const end = near.findIndex(
    (line) =>
      line.cells.length !== 1 || line.cells.some((cell) => labelled(cell, accountLabels).length > 0) || isHeading(line),
  );
  return end < 0 ? near : near.slice(0, end);
}

const isHeading = (line: TextLine) => isPart(textOf(line)) || sectionOf(textOf(line)) !== undefined;

/** Each label its value, in their order, so that no value is left over; undefined where there are two such ways. */
function onlyWay(above: readonly Own[], below: readonly Own[], values: readonly TextLine[]): Given[] | undefined {
  const labels = [...above, ...below];
  const ways: Given[][] = [];
  let steps = 0;
  const give = (at: number, from: number, given: readonly Given[]): void => {
    steps += 1;
    if (ways.length > 1 || steps > MOST_STEPS) return;
    // A label above the values has none but where it is a heading; of those below, the last ones are of other values.
    const isWhole = labels.slice(at, above.length).every(isOfNothing);
    if (from === values.length) {
      if (isWhole) ways.push([...given]);
      return;
    }
    const own = labels[at];
    if (!own) return;
    for (let count = 1; count <= MOST_WRAPS && from + count <= values.length; count += 1) {
      const lines = values.slice(from, from + count);
      if (suits(own.label, lines)) give(at + 1, from + count, [...given, { own, lines }]);
    }
    if (isOfNothing(own)) give(at + 1, from, given);
  };
  give(0, 0, []);
  const [way] = ways;
  return ways.length === 1 && steps <= MOST_STEPS ? way : undefined;
}

const isOfNothing = ({ label, line }: Own) =>
  label.field === "none" && (isPart(textOf(line)) || /^(?:address|contact)\b/i.test(label.label));

const amount = /^-?\$[\d,]+(?:\.\d\d)?$/;

/** An amount is no part of a status, nor is a day below words that do not ask for one. */
const isOwn = (text: string, before: string | undefined) =>
  amount.test(text) || (before !== undefined && dayAlone.test(text) && !/\b(?:as of|in|on|since|until)$/i.test(before));

const dayAlone = /^(?:\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}|\p{L}{3,9}\.? (?:\d{1,2}, )?\d{4})$/u;

/** Only words go on in a second line; a status may end with a day: "$816 past due as of", "Oct 2026." */
function suits({ field, label }: Labelled, lines: readonly TextLine[]): boolean {
  const [first = "", ...rest] = lines.map(textOf);
  const all = [first, ...rest];
  if (/^[-–—]$/.test(first)) return rest.length === 0;
  if (field === "payStatus") return tellsStatus(all.join(" ")) && !all.some((text, at) => isOwn(text, all[at - 1]));
  const areWords = all.every((text) => dayOfText(text) === undefined && !amount.test(text));
  if (rest.length > 0 && (field === "none" || !isText(field) || !areWords)) return false;
  if (field !== "none") return fits(field, first) && (!isText(field) || areWords);
  if (/\b(?:date|updated|reported|opened|until)\b/i.test(label)) return dayOfText(first) !== undefined;
  if (/\b(?:balance|amount|payment|limit|credit)\b/i.test(label)) return amount.test(first);
  return areWords;
}
