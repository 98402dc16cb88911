import { type TextLine, textOf } from "../lines/text-line";

const endsWithState = /\p{L},? [A-Z]{2}$/u;
const zip = /^\d{5}(?:-\d{4})?$/;

/** Lines in which an address has its ZIP code behind its state: alone in the next line it would be an amount. */
export function withWholePlaces(lines: readonly TextLine[]): readonly TextLine[] {
  const isZip = (at: number) => {
    const [line, before] = [lines[at], lines[at - 1]];
    const isAlone = line?.cells.length === 1 && before?.cells.length === 1;
    return isAlone && zip.test(textOf(line)) && endsWithState.test(textOf(before));
  };
  return lines.flatMap((line, at) => {
    const [cell] = line.cells;
    const below = lines[at + 1];
    if (isZip(at)) return [];
    return cell && below && isZip(at + 1)
      ? [{ ...line, cells: [{ ...cell, text: `${cell.text} ${textOf(below)}` }] }]
      : [line];
  });
}
