import { type Cell, type TextLine, textOf } from "../upload/lines/text-line";
import { outcomeIn } from "./outcome-words";

/** "D = Deleted", of which a line may have several. */
const explained =
  /(?<=^|[\s:;,(])([A-Z]{1,2}|[A-Z]?\d{1,2}) ?[=–-] ?(\p{Lu}\p{Ll}[^=]*?)(?=\s*[;.]?\s*$|[;.,]?\s+(?:[A-Z]{1,2}|[A-Z]?\d{1,2}) ?[=–-] )/gu;
const LEAST_OUTCOMES = 2;

/** Lines in which a code behind an item is what the letter's key says of it; undisturbed where there is no key. */
export function withCodesNamed(lines: readonly TextLine[]): readonly TextLine[] {
  const inTables = new Map(rowsOfKey(lines).map((line) => [line, pairIn(line)]));
  const of = (line: TextLine) => (inTables.has(line) ? (inTables.get(line) ?? []) : codesIn(line));
  const meanings = new Map(lines.flatMap(of));
  const outcomes = [...meanings.values()].filter((meaning) => outcomeIn(meaning) !== undefined);
  if (outcomes.length < LEAST_OUTCOMES) return lines;
  const others = lines.filter((line) => of(line).length === 0);
  const said = others.map((line) => named(line, meanings));
  // "03 - Delete account" may be what is said of an item itself.
  return said.some((line, place) => line !== others[place]) ? said : lines;
}

type Meaning = readonly [code: string, meaning: string];

const codesIn = (line: TextLine) =>
  [...textOf(line).matchAll(explained)].map(([, code = "", meaning = ""]): Meaning => [code, meaning]);

/** The rows of a key that is a table: what they explain stands behind an item. */
function rowsOfKey(lines: readonly TextLine[]): TextLine[] {
  const used = new Set(
    lines.flatMap(({ cells }) => (cells.length > 2 ? (cells.at(-1)?.text.trim().toUpperCase() ?? []) : [])),
  );
  return lines.filter((line) => pairIn(line).some(([code]) => used.has(code)));
}

/** "D | Item deleted" */
function pairIn({ cells }: TextLine): Meaning[] {
  const [code = "", meaning = ""] = cells.map(({ text }) => text.trim());
  const isPair = cells.length === 2 && /^(?:[A-Z]{1,2}|[A-Z]?\d{1,2})$/.test(code) && /^\p{Lu}\p{Ll}/u.test(meaning);
  return isPair ? [[code, meaning]] : [];
}

/** The code is the last cell, or behind the number of a row with single spaces. */
function named(line: TextLine, meanings: ReadonlyMap<string, string>): TextLine {
  const last = line.cells.at(-1);
  const [, before = "", code = ""] = /^(.*\d{3}\S*\s+)?(\S{1,3})$/.exec(last?.text.trim() ?? "") ?? [];
  // A photo may show a small letter.
  const meaning = meanings.get(code) ?? meanings.get(code.toUpperCase());
  if (!last || meaning === undefined || (before === "" && line.cells.length === 1)) return line;
  const cell: Cell = { ...last, text: `${before}${meaning}` };
  return { ...line, cells: [...line.cells.slice(0, -1), cell] };
}
