import { distance } from "fastest-levenshtein";
import type { TextLine } from "../lines/text-line";
import { plain } from "./fields";
import { accountLabels } from "./vocabulary";

/** So long a label is no other word with a letter or two taken for others. */
const LEAST_LETTERS = 12;
/** Of so many letters one may be misread. */
const LETTERS_PER_MISTAKE = 10;
const MOST_MISTAKES = 2;
/** Of a misread label one end at least is as printed: most labels can be ruled out by it at once. */
const END = 4;

/** Behind its first letter, which a photo cuts off at its edge, so much of a label is no other word. */
const LEAST_BEHIND_FIRST = 6;

const longLabels = Object.keys(accountLabels).filter((label) => label.length >= LEAST_LETTERS && label.includes(" "));
const known = new Set(longLabels.map(lettersOf));
const longest = Math.max(...longLabels.map(wordsIn));
const byEnd = new Map<string, string[]>();
for (const label of longLabels) for (const end of endsOf(label)) byEnd.set(end, [...(byEnd.get(end) ?? []), label]);

/** Labels by what is behind their first letter; not those of which two end alike. */
const byRest = new Map<string, string | undefined>();
for (const label of Object.keys(accountLabels)) {
  const rest = label.slice(1);
  if (rest.length >= LEAST_BEHIND_FIRST && /^[a-z ]+$/.test(rest))
    byRest.set(rest, byRest.has(rest) ? undefined : label);
}

/** Lines that were read from a picture, with the labels in which letters were misread: "Partal account number", "alance", "3alance". */
export function withKnownLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    if (line.cells.every(({ confidence }) => confidence === undefined)) return line;
    const cells = line.cells.map((cell, index) => {
      // In a row of headings a print may shorten its own words: "Actual Paymnt".
      const isLabel = cell.confidence !== undefined && (index === 0 || cell.text.includes(":"));
      const text = isLabel ? withKnownLabel(withFirstLetter(cell.text)) : cell.text;
      return text === cell.text ? cell : { ...cell, text };
    });
    return cells.every((cell, index) => cell === line.cells[index]) ? line : { ...line, cells };
  });
}

/** A label alone in its cell, or before a colon, whose first letter was cut off or misread. */
function withFirstLetter(text: string): string {
  const [before = ""] = text.split(":", 1);
  const start = before.trimEnd();
  const read = start.toLowerCase();
  if (read in accountLabels) return text;
  const label = byRest.get(read) ?? byRest.get(read.slice(1));
  return label ? `${inCase(label, start)}${text.slice(start.length)}` : text;
}

/** A cell's first words as the label that they nearly are; what is behind them may be its value. */
function withKnownLabel(text: string): string {
  const ends = [...text.matchAll(/:|(?= )|$/g)].map(({ index }) => index).slice(0, longest);
  const starts = ends.map((end) => text.slice(0, end)).filter((start) => onlyWords.test(start));
  if (starts.some((start) => known.has(lettersOf(start)))) return text;
  let best: { start: string; label: string; mistakes: number } | undefined;
  for (const start of starts.filter(({ length }) => length >= LEAST_LETTERS - 1)) {
    const near = labelNear(plain(start).toLowerCase());
    if (near && near.mistakes <= (best?.mistakes ?? MOST_MISTAKES)) best = { start, ...near };
  }
  return best ? `${inCase(best.label, best.start)}${text.slice(best.start.length)}` : text;
}

const onlyWords = /^[^\d$:]*[^\d$:\s]$/;

function labelNear(text: string) {
  return endsOf(text)
    .flatMap((end) => byEnd.get(end) ?? [])
    .map((label) => ({ label, most: Math.min(MOST_MISTAKES, Math.floor(label.length / LETTERS_PER_MISTAKE)) }))
    .filter(({ label, most }) => Math.abs(label.length - text.length) <= most)
    .map(({ label, most }) => ({ label, most, mistakes: distance(text, label) }))
    .filter(({ most, mistakes }) => mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes)[0];
}

function inCase(label: string, printed: string): string {
  if (printed === printed.toUpperCase()) return label.toUpperCase();
  return /^\p{Lu}/u.test(printed) ? `${label.slice(0, 1).toUpperCase()}${label.slice(1)}` : label;
}

/** A space or a sign more or less is no misread letter. */
function lettersOf(text: string): string {
  return plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}

function endsOf(text: string): string[] {
  return [`^${text.slice(0, END)}`, `${text.slice(-END)}$`];
}

function wordsIn(label: string): number {
  return label.split(" ").length;
}
