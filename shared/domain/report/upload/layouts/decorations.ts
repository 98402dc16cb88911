import type { Cell, TextLine } from "../lines/text-line";
import { labelled } from "../words/fields";
import { accountLabels } from "../words/vocabulary";

/** Dots or lines that lead from a label to its value. */
const leader = /\s?(?:\.{4,}|(?:\. ){3,}\.?|_{4,}|…{2,})\s?/;
const heading = /^#{1,6}\s+(?=\S)/;
const emphasis = /(\*\*|__)(\p{L}[^*_]{1,60}?)\1/gu;
const bullet = /^[•◦▪●○·*+–-]\s+/;

/**
 * Lines without what only leads the eye: dots between a label and its value, a sign before a label in a list, and the marks of text
 * that was written to be formatted ("### NORTHLAKE CARD", "- **Balance:** $310").
 */
export const withoutDecorations = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const cells = line.cells.flatMap((cell) => (isPlain(cell.text) ? cell : undecorated(cell)));
    return cells.every((cell, at) => cell === line.cells[at]) && cells.length === line.cells.length
      ? line
      : { ...line, cells };
  });

const isPlain = (text: string) => !/^[#•◦▪●○·*+–-]|\*\*|__|\.{4}|\. \. |…/.test(text);

function undecorated(cell: Cell): Cell[] {
  const text = withoutBullet(cell.text.replace(heading, "").replaceAll(emphasis, "$2"));
  const [label = "", ...rest] = text.split(leader);
  const value = rest
    .join(" ")
    .replace(/^[.…_ ]+/, "")
    .trim();
  if (rest.length === 0 || labelled({ text: label }, accountLabels).at(-1)?.value !== "")
    return [text === cell.text ? cell : { ...cell, text }];
  const own = { ...cell, text: label.trim(), width: cell.width / 2 };
  // Where the value begins is not known, but that it is right of the label.
  return value === "" ? [own] : [own, { ...cell, text: value, x: cell.x + cell.width / 2, width: cell.width / 2 }];
}

function withoutBullet(text: string): string {
  const bare = text.replace(bullet, "");
  return bare !== text && labelled({ text: bare }, accountLabels).length > 0 ? bare : text;
}
