import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "../words/bureau-columns";
import { isWords, labelIn } from "../words/heading-words";
import { stacked } from "./stacked-cells";
import { headerAt } from "./table-rows";

const MOST_LINES = 3;
const FEWEST_KNOWN = 3;

/**
 * Labels over an account's values whose words are below one another ("Amount" over "Past Due") as one line of labels: only where
 * more of them are known together than in any line alone, and values follow.
 */
export function withStackedLabels(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const label = labelsAt(lines, at);
    // Over the rows of several accounts each line of the heading is needed.
    const header = headerAt(lines, at);
    const height = header?.height ?? label?.height ?? 1;
    rows.push(...(label && !header ? [label.line] : lines.slice(at, at + height)));
    at += height - 1;
  }
  return rows;
}

function labelsAt(lines: readonly TextLine[], at: number): { line: TextLine; height: number } | undefined {
  for (let height = MOST_LINES; height > 1; height -= 1) {
    const rows = lines.slice(at, at + height);
    const [first] = rows;
    const below = lines[at + height];
    // The last words of a few labels may be in a line of their own; over a bureau's row it is sure that they are labels.
    const sure = below && isOfBureau(below) ? 1 : 2;
    const isHeading = rows.every(
      (each, row) =>
        each.cells.length >= (row >= sure ? 1 : FEWEST_KNOWN) &&
        each.cells.every(isWords) &&
        !isOfBureau(each) &&
        !isLabelled(each),
    );
    if (!first || rows.length < height || !isHeading || !below || !beginsValues(below)) continue;
    const cells = stacked(rows).map(together);
    const known = knownIn(cells).length;
    // Of one word in each column, "balance" at the end of each bureau's remark, no account has labels.
    const areLabels = new Set(knownIn(cells)).size >= FEWEST_KNOWN;
    if (areLabels && rows.every((row) => knownIn(row.cells).length < known))
      return { line: { ...first, cells }, height };
  }
  return undefined;
}

/** Values end with a number, or most of them have one before "Closed"; or they begin with the bureau whose they are. */
const beginsValues = (line: TextLine) => {
  const numbers = line.cells.map(({ text }) => /\d/.test(text));
  return numbers.at(-1) === true || numbers.filter((is) => is).length * 2 > numbers.length || isOfBureau(line);
};

/** "Comments:" with words beside it is a label with its values: nothing is stacked over or below it. */
const isLabelled = ({ cells: [label, ...values] }: TextLine) =>
  label !== undefined && /:$/.test(label.text) && values.length > 0 && !values.some(({ text }) => /:$/.test(text));

const isOfBureau = ({ cells: [name, ...values] }: TextLine) =>
  values.length > 0 && bureauIn(name?.text ?? "") !== undefined;

const knownIn = (cells: readonly Cell[]) => cells.flatMap(({ text }) => labelIn(text)?.label ?? []);

/** The words of a column; above a known label there may be words that are none. */
function together(cells: readonly Cell[]): Cell {
  const x = Math.min(...cells.map((cell) => cell.x));
  const width = Math.max(...cells.map((cell) => cell.x + cell.width)) - x;
  const text = cells.map((cell) => cell.text).join(" ");
  const last = cells.at(-1)?.text ?? "";
  return { text: labelIn(text) || !labelIn(last) ? text : last, x, width };
}
