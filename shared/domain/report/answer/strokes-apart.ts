import type { Cell, TextLine } from "../upload/lines/text-line";

const stroke = " | ";

/** Lines in which what strokes part is in cells of its own: "Disposition | Deleted". */
export function withStrokesApart(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const [only, ...others] = line.cells;
    if (!only?.text.includes(stroke) || others.length > 0) return line;
    return { ...line, cells: cellsOf(only) };
  });
}

/** Each is as far to the right as its text is in the line. */
function cellsOf({ text, x, width }: Cell): Cell[] {
  const sign = width / text.length;
  let at = 0;
  return text.split(stroke).map((part) => {
    const cell = { text: part.trim(), x: x + at * sign, width: part.length * sign };
    at += part.length + stroke.length;
    return cell;
  });
}
