import type { TextLine } from "../lines/text-line";
import { labelsIn } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** What heads a column of how things were, and one of how they are: "Previous report 08/11/2024", "Current report 11/11/2024". */
const past =
  /^(?:previous|prior|last|earlier|old|before|anterior|previo)(?: (?:report|month|pull|value|file|informe|mes|valor))?$/i;
const present =
  /^(?:current|new|now|this|latest|after|actual|nuevo|este)(?: (?:report|month|pull|value|file|informe|mes|valor))?$/i;
const dayBehind =
  /^(.*?)[\s(:,–-]*((?:\d{1,2}\/){1,2}\d{2,4}|\d{4}-\d{2}-\d{2}|\p{L}{3,9}\.? (?:\d{1,2}, )?\d{4})\)?$/u;

const LONGEST = 40;
/** So many rows below the heads show what is compared. */
const ROWS_AHEAD = 6;
const FEWEST = 2;

type Heads = { past: number; present: number };

/**
 * A comparison of two reports as the later of them: without the column that shows what was said before. It is one of accounts where
 * several of their labels have two values each; "Previous" and "Current" are over addresses and employers too.
 */
export function withoutPastColumns(lines: readonly TextLine[]): readonly TextLine[] {
  let heads: Heads | undefined;
  return lines.flatMap((line, at) => {
    const found = headsOf(line);
    const isOfAccounts = found !== undefined && comparesAccounts(lines.slice(at + 1, at + 1 + ROWS_AHEAD));
    if (found) heads = isOfAccounts ? found : undefined;
    else if (!isWithin(line)) heads = undefined;
    if (isOfAccounts) return [];
    return [heads ? { ...line, cells: withoutPast(line, heads) } : line];
  });
}

const comparesAccounts = (rows: readonly TextLine[]) =>
  rows.filter(({ cells: [label, ...values] }) => label && values.length === 2 && isLabel(label.text)).length >= FEWEST;

const isLabel = (text: string) =>
  text.length <= LONGEST && labelsIn(`${text.replace(/:$/, "")}:`, accountLabels)[0]?.value === "";

/** Below the heading are names over the next table, and rows of at most a label and both columns. */
const isWithin = ({ cells }: TextLine) => cells.length <= 3;

function headsOf({ cells }: TextLine): Heads | undefined {
  const [one, other, ...more] = cells.slice(-2);
  if (!one || !other || more.length > 0 || cells.length > 3) return undefined;
  // A pattern would look for a day's end from each letter of a longer text.
  if (Math.max(one.text.length, other.text.length) > LONGEST) return undefined;
  const [before, after] = [one, other].map(({ text }) => dayBehind.exec(text.trim()) ?? [text, text.trim()]);
  if (!before || !after) return undefined;
  if (past.test(before[1] ?? "") && present.test(after[1] ?? "")) return { past: one.x, present: other.x };
  if (present.test(before[1] ?? "") && past.test(after[1] ?? "")) return { past: other.x, present: one.x };
  return undefined;
}

/** A label, and behind it what is nearer to the present column. */
function withoutPast({ cells }: TextLine, { past: before, present: after }: Heads): TextLine["cells"] {
  const [label, ...values] = cells;
  if (!label || values.length === 0) return cells;
  return [label, ...values.filter(({ x }) => Math.abs(x - after) <= Math.abs(x - before))];
}
