import type { Cell, TextLine } from "../lines/text-line";
import { recordLabels } from "../words/record-vocabulary";
import { accountLabels } from "../words/vocabulary";

const spaced = /^\p{Lu}(?: [\p{Lu}/&.'-]){2,}$/u;

/** Labels by their letters: between letters that are set apart it is not seen where a word ends. */
const byLetters = new Map(
  [...Object.keys(recordLabels), ...Object.keys(accountLabels)].map((label) => [lettersOf(label), label] as const),
);

/**
 * "P U B L I C   R E C O R D S": letters with a space between each are a word, and such words alone in their line, or before stars, a
 * heading. Before a value they are its label, where it is a known one.
 */
export function withSpacedLettersJoined(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const end = line.cells.findIndex(({ text }) => text.startsWith("*"));
    const cells = end < 0 ? line.cells : line.cells.slice(0, end);
    const [first] = cells;
    if (!first || !spaced.test(first.text)) return line;
    if (!cells.every(({ text }) => spaced.test(text))) return withLabelJoined(line);
    const text = cells.map((cell) => cell.text.replaceAll(" ", "")).join(" ");
    const label = byLetters.get(lettersOf(text));
    return { ...line, cells: [{ ...first, text: label?.toUpperCase() ?? text, width: endOf(cells) - first.x }] };
  });
}

function withLabelJoined(line: TextLine): TextLine {
  const count = line.cells.findIndex(({ text }) => !spaced.test(text));
  const [own, values] = [line.cells.slice(0, count), line.cells.slice(count)];
  const [first] = own;
  const label = byLetters.get(lettersOf(own.map(({ text }) => text).join("")));
  if (!first || !label) return line;
  return { ...line, cells: [{ ...first, text: label.toUpperCase(), width: endOf(own) - first.x }, ...values] };
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\d]/gu, "").toLowerCase();
}

const endOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ x, width }) => x + width));
