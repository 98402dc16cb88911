import { distance } from "fastest-levenshtein";
import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn } from "./bureau-columns";

const names = ["TransUnion", "Experian", "Equifax"];
/** Behind a name; a picture's reader may take it for another sign. */
const mark = /\s?[^\p{L}]{1,2}$/u;
/** Of so many letters one may be misread. */
const LETTERS_PER_MISTAKE = 5;

/**
 * Lines that were read from a picture, with the bureaus' names over their columns in which a letter was misread: "Equitax" beside
 * "TransUnion" and "Experian". Without that the accounts of this bureau would be left out.
 */
export function withKnownBureaus(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const { cells } = line;
    if (cells.length < 2 || cells.length > names.length + 1) return line;
    const named = cells.map(({ text }) => bureauIn(text) !== undefined);
    if (!named.includes(true) || !named.includes(false)) return line;
    const read = cells.map((cell, at) => (named[at] ? cell : withKnownName(cell)));
    return read.every((cell, at) => cell === cells[at]) ? line : { ...line, cells: read };
  });
}

function withKnownName(cell: Cell): Cell {
  if (cell.confidence === undefined) return cell;
  const word = cell.text.trim().replace(mark, "");
  const name = names.find((each) => {
    const mistakes = distance(word.toLowerCase(), each.toLowerCase());
    return mistakes > 0 && mistakes <= Math.floor(each.length / LETTERS_PER_MISTAKE);
  });
  return name === undefined ? cell : { ...cell, text: name };
}
