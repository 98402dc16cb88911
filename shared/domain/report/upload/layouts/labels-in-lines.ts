import { type Cell, type TextLine, textOf } from "../lines/text-line";
import { type Field, fits, isText, labelsIn, mayBeLabel, tellsStatus } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

type Found = { label: string; field: Field; from: number; to: number; words: number };
type Pair = Found & { written: string; value: string };

const LONGEST_LABEL = 7;
const LONGEST_LINE = 300;
const MOST_LABELS = 10;
/** Of a value: a day has three, a status or a kind of account some more. */
const MOST_WORDS = 3;
const MOST_WORDS_OF_TEXT = 6;

/**
 * "Account Number xxxx 6143 Reported Balance $388": labels without colons, each with its value behind it and one space between, as
 * cells of their own. Only where each value is one of its label.
 */
export function withLabelsInLines(lines: readonly TextLine[]): TextLine[] {
  const found = lines.map(pairsOf);
  const rows: TextLine[] = [];
  // What the lines above say of the account.
  let above: Pair[] = [];
  for (const [at, line] of lines.entries()) {
    const pairs = found[at];
    const last = rows.at(-1);
    const [cell] = line.cells;
    if (pairs && cell) {
      rows.push({ ...line, cells: pairs.flatMap((pair) => cellsOf(pair, cell)) });
      above.push(...pairs);
    } else if (last && found[at + 1] && goesOn(above, line)) rows[rows.length - 1] = withRest(last, textOf(line));
    else {
      rows.push(line);
      above = [];
    }
  }
  return rows;
}

/** The rest of a name stands alone; while the account has no number yet, it is not the name of the next one. */
const goesOn = (above: readonly Pair[], line: TextLine) =>
  /^(?:creditorName|originalCreditor)$/.test(above.at(-1)?.field ?? "") &&
  above.every(({ field }) => field !== "accountNumber") &&
  line.cells.length === 1 &&
  nameOf(line) !== undefined;

const withRest = (line: TextLine, rest: string): TextLine => ({
  ...line,
  cells: line.cells.map((cell, at) => (at < line.cells.length - 1 ? cell : { ...cell, text: `${cell.text} ${rest}` })),
});

/** A copy may have nothing between a value and the next label: "$2,341Past due $40Status Charged off". */
function withSpaces(text: string): string {
  return text.replace(/(?<=[\p{L}\d*)])(?=\p{Lu}\p{Ll})/gu, (_, at: number) => (labelBehind(text, at) ? " " : ""));
}

const labelBehind = (text: string, at: number) => {
  const words = [...text.slice(at, at + LONGEST_BEHIND).matchAll(/\S+/g)].slice(0, LONGEST_LABEL);
  const places = words.map(({ 0: word, index }) => ({ from: at + index, to: at + index + word.length }));
  return labelAt(text, places) !== undefined;
};

const LONGEST_BEHIND = 60;

function pairsOf(line: TextLine): Pair[] | undefined {
  const text = withSpaces(textOf(line));
  const isOne = line.cells.length === 1 && text.length <= LONGEST_LINE;
  return isOne && mayBeLabel(text, accountLabels) ? pairsIn(text) : undefined;
}

function pairsIn(text: string): Pair[] | undefined {
  const found = labelsOf(text);
  const isOnce = new Set(found.map(({ label }) => label)).size === found.length;
  // Labels with colons are known within a cell.
  const isBare = found.some(({ from, to }) => !text.slice(from, to).endsWith(":"));
  if (found[0]?.from !== 0 || found.length < 2 || found.length > MOST_LABELS || !isOnce || !isBare) return undefined;
  const pairs = found.map((label, at) => ({
    ...label,
    written: text.slice(label.from, label.to),
    value: text.slice(label.to, found[at + 1]?.from).trim(),
  }));
  // Words for a label at the end of a line may be the end of the value before them: "Factoring Company Account".
  const [before, end] = pairs.slice(-2);
  if (end?.value === "" && (end.words === 1 || !before || isText(before.field) || before.value === ""))
    return undefined;
  // A label without a value says nothing here; what is below it is another line's.
  const valued = pairs.filter(({ value }) => value !== "");
  return valued.length * 2 >= pairs.length && valued.length > 0 && valued.every(isOwn) ? valued : undefined;
}

/** The labels of a line, the longest at each place; of one word only where an amount, a day or a number follows it. */
function labelsOf(text: string): Found[] {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += found.at(-1)?.from === words[at]?.from ? (found.at(-1)?.words ?? 1) : 1) {
    const label = labelAt(text, words.slice(at, at + LONGEST_LABEL));
    // "GLA COLLECTION COMPANY INC" behind a label in small letters is a name.
    const isOfName = found[0] !== undefined && isCapitals(text, label) && !isCapitals(text, found[0]);
    // "Status 60 days past due Last reported": in small letters it is of the value.
    const isOfValue = found[0] !== undefined && isSmall(text, label) && !isSmall(text, found[0]);
    // "Late payments: 60 days late in Feb 2023", "Status: Current; was 30 days late": behind a colon days are of the value.
    const isBehindColon =
      label && /^\d[^:]*$/.test(text.slice(label.from, label.to)) && hasColon(text, found[0], label);
    if (
      label &&
      !isOfName &&
      !isOfValue &&
      !isBehindColon &&
      !isDaysOfStatus(text, found.at(-1), label) &&
      (label.words > 1 || isSaid(label.field, text.slice(label.to).trim()))
    )
      found.push(label);
  }
  return found;
}

const isCapitals = (text: string, label: Found | undefined) =>
  label !== undefined && !/\p{Ll}/u.test(text.slice(label.from, label.to));

const hasColon = (text: string, first: Found | undefined, label: Found) =>
  /:\s?$/.test(text.slice(0, label.from)) || (first !== undefined && text.slice(first.from, first.to).endsWith(":"));

/** "Worst delinquency 90 days late (Dec 2025)": right behind a status's label days are its value. */
const isDaysOfStatus = (text: string, before: Found | undefined, { from }: Found) =>
  before?.field === "payStatus" && before.to + 1 === from && /^\d/.test(text.slice(from));

const isSmall = (text: string, label: Found | undefined) => /^\p{Ll}/u.test(text.slice(label?.from));

function labelAt(text: string, words: readonly { from: number; to: number }[]): Found | undefined {
  const from = words[0]?.from ?? 0;
  if (!mayBeLabel(text.slice(from), accountLabels)) return undefined;
  for (let count = words.length; count > 0; count -= 1) {
    const to = words[count - 1]?.to ?? from;
    const [label, ...others] = labelsIn(text.slice(from, to), accountLabels);
    if (label?.value === "" && others.length === 0)
      return { label: label.label, field: label.field, from, to, words: count };
  }
  return undefined;
}

const isSaid = (field: Field, value: string) =>
  field === "payStatus" ? beginsWithStatus(value) : field !== "none" && !isText(field) && fits(field, value);

/** "Status Charged off as bad debt": its first words tell how an account stands. */
const beginsWithStatus = (value: string) => tellsStatus(value.split(" ").slice(0, MOST_WORDS_OF_TEXT).join(" "));

function isOwn({ label, field, value }: Pair): boolean {
  const words = value.split(" ").length;
  if (/[.:;]$|^[-–—] /.test(value)) return false;
  // "30 days late in Dec 2025, 60 days late in Jan 2026" counts nothing.
  if (/^\d/.test(label) && !/^\d{1,3}$/.test(value)) return false;
  if (!isText(field)) return words <= MOST_WORDS && fits(field, value);
  return words <= MOST_WORDS_OF_TEXT && (field === "none" || fits(field, value));
}

function cellsOf({ from, to, written, value }: Pair, cell: Cell): Cell[] {
  const letter = cell.width / Math.max(1, cell.text.length);
  const place = (begin: number, text: string) => ({
    ...cell,
    text,
    x: cell.x + begin * letter,
    width: text.length * letter,
  });
  return [place(from, written), place(to + 1, value)];
}
