import { type Cell, type TextLine, textOf } from "../upload/lines/text-line";
import { outcomeIn } from "./outcome-words";

/** "D = Deleted", of which a line may have several. */
const explained =
  /(?<=^|[\s:;,(])([A-Z]{1,2}|\d{1,2}) ?[=–-] ?(\p{Lu}\p{Ll}[^=;]*?)(?=\s*(?:[;.]|$)|\s+(?:[A-Z]{1,2}|\d{1,2}) ?[=–-] )/gu;
const LEAST_OUTCOMES = 2;

/** Lines in which a code behind an item is what the letter's key says of it; undisturbed where there is no key. */
export function withCodesNamed(lines: readonly TextLine[]): readonly TextLine[] {
  const found = lines.flatMap((line) => codesIn(line).map(([code, meaning]) => [code, meaning] as const));
  const meanings = new Map(found);
  const outcomes = [...meanings.values()].filter((meaning) => outcomeIn(meaning) !== undefined);
  if (outcomes.length < LEAST_OUTCOMES) return lines;
  return lines.flatMap((line) => (codesIn(line).length > 0 ? [] : [named(line, meanings)]));
}

const codesIn = (line: TextLine) =>
  [...textOf(line).matchAll(explained)].map(([, code = "", meaning = ""]) => [code, meaning] as const);

/** The code is the last cell, or behind the number of a row with single spaces. */
function named(line: TextLine, meanings: ReadonlyMap<string, string>): TextLine {
  const last = line.cells.at(-1);
  const [, before = "", code = ""] = /^(.*\d{3}\S*\s+)?(\S{1,2})$/.exec(last?.text.trim() ?? "") ?? [];
  const meaning = meanings.get(code);
  if (!last || meaning === undefined || (before === "" && line.cells.length === 1)) return line;
  const cell: Cell = { ...last, text: `${before}${meaning}` };
  return { ...line, cells: [...line.cells.slice(0, -1), cell] };
}
