import type { TextLine } from "../lines/text-line";
import { lineOf } from "../tables/table-values";
import { type Field, fits, isText, labelsIn, mayBeLabel } from "../words/fields";
import { dayOfText } from "../words/values";
import { accountLabels } from "../words/vocabulary";

const kinds = ["day", "amount", "number", "dash"] as const;
type Kind = Exclude<(typeof kinds)[number], "dash"> | "words";
/** A label with the kind of its values; words between labels may be one that is not known. */
type Head = { label: string; field: Field; kind: Kind; isKnown?: true };
type Value = { text: string; kind: (typeof kinds)[number] };

const FEWEST_LABELS = 3;
const LONGEST_LABEL = 6;
const LONGEST_LINE = 200;
/** No report has more such lines; each try takes up to a millisecond. */
const MOST_TRIES = 1_000;

/**
 * Labels in one line and their values in the next, with one space between all of them, as rows of a label and its value. Only
 * what can be of one label and no other: of a value for which two labels would do it is not known whose it is.
 */
export function withValuesBelowLabels(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  let tries = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = [lines[at], lines[at + 1]];
    const mayBe = line && below && tries < MOST_TRIES && mayBeOver(line, below);
    if (mayBe) tries += 1;
    const found = mayBe ? pairsOf(line, below) : undefined;
    if (found && found.length > 0) {
      rows.push(...found);
      at += 1;
    } else if (line) rows.push(line);
  }
  return rows;
}

/** Each is one cell, the first with a label's first word and the other with a value. */
function mayBeOver({ cells: [head, ...others] }: TextLine, { cells: [values, ...more] }: TextLine): boolean {
  if (!head || !values || others.length > 0 || more.length > 0) return false;
  const isShort = Math.max(head.text.length, values.text.length) <= LONGEST_LINE;
  return isShort && /\d/.test(values.text) && !hasValue(head.text) && mayBeLabel(head.text, accountLabels);
}

/** "Remarks: ACCOUNT CLOSED" is no row of three labels: of those each has a colon, or none has. */
const hasValue = (text: string) => text.includes(": ") && !text.endsWith(":");

function pairsOf({ cells: [head] }: TextLine, below: TextLine): TextLine[] | undefined {
  const [values] = below.cells;
  if (!head || !values) return undefined;
  const heads = headsIn(head.text);
  if (heads.filter(({ isKnown }) => isKnown).length < FEWEST_LABELS || heads[0]?.isKnown !== true) return undefined;
  if (labelsIn(values.text, accountLabels).length > 0) return undefined;
  return assigned(heads, valuesIn(values.text)).map(([head, text]) => lineOf(below, head, { ...values, text }));
}

/** The labels of a line, the longest at each place, and between them words that are no label. */
function headsIn(text: string): Head[] {
  const words = text.split(" ");
  if (words.some((word) => /[.;!?]$|^\$/.test(word) && !/^(?:no|acct|maj|del)\.$/i.test(word))) return [];
  const heads: Head[] = [];
  let unknown: string[] = [];
  const endUnknown = () => {
    if (unknown.length > 0)
      heads.push({ label: unknown.join(" "), field: "none", kind: kindOf("none", unknown.join(" ")) });
    unknown = [];
  };
  for (let at = 0; at < words.length; ) {
    const found = labelAt(words.slice(at, at + LONGEST_LABEL));
    if (found) {
      endUnknown();
      heads.push({ ...found.label, kind: kindOf(found.label.field, found.label.label), isKnown: true });
    } else unknown.push(words[at] ?? "");
    at += found?.count ?? 1;
  }
  endUnknown();
  return heads;
}

function labelAt(words: readonly string[]) {
  for (let count = words.length; count > 0; count -= 1) {
    const [label, ...others] = labelsIn(words.slice(0, count).join(" "), accountLabels);
    if (label?.value === "" && others.length === 0) return { label, count };
  }
  return undefined;
}

function kindOf(field: Field, label: string): Kind {
  if (field === "accountNumber") return "number";
  if (field !== "none")
    return isText(field) ? "words" : fits(field, "$1") ? "amount" : fits(field, "01/2020") ? "day" : "words";
  if (/\b(?:date|opened|reported|updated|activity)\b/i.test(label)) return "day";
  return /\b(?:amount|amt|balance|limit|high|pay(?:ment|mnt)?|due|owed)\b/i.test(label) ? "amount" : "words";
}

const value =
  /(?<day>(?:[a-z]{3,9}\.? \d{1,2}, \d{4}|[a-z]{3}\.? \d{4}|\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}))(?= |$)|(?<amount>\$\d[\d,]*(?:\.\d\d)?)(?= |$)|(?<number>(?=\S*\d)[A-Z\d-]*[Xx*•]+[\dXx*•-]*|\d{5,})(?= |$)|(?<dash>[-–—]+|n\/a)(?= |$)|\S+/gi;

/** The values of a line that show what they are; all other words may be of any label. */
function valuesIn(text: string): Value[] {
  return [...text.matchAll(value)].flatMap(({ 0: found, groups = {} }): Value[] => {
    const kind = kinds.find((each) => groups[each] !== undefined);
    if (!kind) return [];
    return kind === "day" && dayOfText(found) === undefined ? [] : [{ text: found, kind }];
  });
}

/** Each value with the only label that it can be of, where the order of both is the same. */
function assigned(heads: readonly Head[], values: readonly Value[]): [Head, string][] {
  const first = placesIn(heads, values);
  const last = placesIn([...heads].reverse(), [...values].reverse())
    ?.reverse()
    .map((at) => heads.length - 1 - at);
  if (!first || !last) return [];
  return values.flatMap(({ text, kind }, index): [Head, string][] => {
    const at = first[index] ?? -1;
    const head = heads[at];
    const isSure = at === last[index] && head?.isKnown && head.field !== "none" && kind !== "dash";
    return isSure ? [[head, text]] : [];
  });
}

/** The first label that each value can be of, behind the one of the value before it. */
function placesIn(heads: readonly Head[], values: readonly Value[]): number[] | undefined {
  const places: number[] = [];
  for (const { kind } of values) {
    const from = (places.at(-1) ?? -1) + 1;
    const at = heads.findIndex((head, index) => index >= from && (kind === "dash" || head.kind === kind));
    if (at < 0) return undefined;
    places.push(at);
  }
  return places;
}
