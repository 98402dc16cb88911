import { type TextLine, textOf } from "../lines/text-line";

/** Behind a name that is printed again at the top of a page: "NORTHLAKE CARD (continued)". */
const again = /\s*[-–(]?\s?(?:continued|cont'd|cont\.|contin[uú]a|continuaci[oó]n)\)?$/i;

/** The lines without the names that only say whose account goes on; one that was not there before keeps its line without that word. */
export function withoutContinuedNames(lines: readonly TextLine[]): readonly TextLine[] {
  if (!lines.some(isContinued)) return lines;
  const before = new Set<string>();
  return lines.flatMap((line) => {
    const text = textOf(line).trim();
    const name = text.replace(again, "");
    if (!isContinued(line)) before.add(text);
    else if (before.has(name)) return [];
    return [isContinued(line) ? { ...line, cells: line.cells.map((cell) => ({ ...cell, text: name })) } : line];
  });
}

const isContinued = ({ cells: [cell, ...others] }: TextLine) =>
  cell !== undefined && others.length === 0 && /^\p{L}.{2,60}$/u.test(cell.text) && again.test(cell.text);
