import type { TextLine } from "../lines/text-line";
import { textOf } from "../lines/text-line";
import { type Field, fits, isText, type Labelled, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";

const MOST_LABELS = 12;
/** Where the labels say little of their values, so many must. */
const FEWEST_TELLING = 2;

type Seen = { line: TextLine; parts: (readonly Labelled[])[] };

/** Labels that follow one another, each alone in its line, and their values that follow them in the same order. */
export type LabelRun = { label: Labelled; line: TextLine }[];

/**
 * "Account Name", "Account Number", and then "NORTHLAKE CARD", "441712****": the run of labels that begins in a line. Undefined
 * where the last label's own value may be what follows it: then the labels before it have none.
 */
export function labelRunAt(seen: readonly Seen[], at: number): LabelRun | undefined {
  const labels: Labelled[] = [];
  for (let next = at; next < at + MOST_LABELS; next += 1) {
    const label = loneLabel(seen[next]);
    if (!label) break;
    labels.push(label);
  }
  const values = seen.slice(at + labels.length, at + labels.length * 2);
  const last = labels.at(-1);
  const [first] = values;
  if (labels.length < 2 || values.length < labels.length || !first || !last) return undefined;
  const isRun = values.every(({ line, parts }, index) => {
    const field = labels[index]?.field;
    if (line.cells.length !== 1 || parts[0]?.length !== 0 || !field) return false;
    return isLikely(field, textOf(line)) || (field === "none" && nameOf(line)?.isSure !== true);
  });
  const telling = labels.filter(({ field }) => !isText(field)).length;
  const isKnown = labels.every(({ field }) => field !== "none") || telling >= FEWEST_TELLING;
  return isRun &&
    isKnown &&
    !isLikely(last.field, textOf(first.line)) &&
    !isOneMore(values, seen[at + labels.length * 2])
    ? values.map(({ line }, index) => ({ label: labels[index] ?? last, line }))
    : undefined;
}

/** One amount more than there are labels for amounts: it is not known which of them is of none. */
function isOneMore(values: readonly Seen[], next: Seen | undefined): boolean {
  const isAmount = ({ line, parts }: Seen) =>
    line.cells.length === 1 && parts[0]?.length === 0 && amount.test(textOf(line));
  return next !== undefined && isAmount(next) && values.every(isAmount);
}

const amount = /^\$[\d,]+(?:\.\d\d)?$/;

/** A label with nothing else in its line. */
function loneLabel({ line, parts }: Seen = { line: { page: 1, line: 1, cells: [] }, parts: [] }): Labelled | undefined {
  const [label, ...others] = parts[0] ?? [];
  return line.cells.length === 1 && others.length === 0 && label?.value === "" ? label : undefined;
}

/** Any words fit a field of text, so a status must be in words that say one, and other text must have letters. */
function isLikely(field: Field, text: string): boolean {
  if (field === "payStatus") return tellsStatus(text);
  return field !== "none" && fits(field, text) && (!isText(field) || /\p{L}{2}/u.test(text));
}
