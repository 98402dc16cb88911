import { apart } from "../upload/lines/parts-of-cells";
import type { TextLine } from "../upload/lines/text-line";

/** Lines in which what strokes part is in cells of its own: "Disposition | Deleted". */
export function withStrokesApart(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const [only, ...others] = line.cells;
    return only && others.length === 0 ? { ...line, cells: apart(only, / +\| +/) } : line;
  });
}
