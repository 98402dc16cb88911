import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn, type Columns, columnsOf, nearest } from "../words/bureau-columns";
import { isHeadingOfCopy } from "../words/copied-columns";
import { labelled } from "../words/fields";
import { bureausIn } from "../words/sources";
import { accountLabels } from "../words/vocabulary";

/**
 * The lines without what only repeats the bureaus' names over columns: "Source  TU01  XP01  EF01" says of no account who reports
 * it, beside one another or copied with one value per line.
 */
export function withoutRepeatedNames(lines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  let columns: Columns | undefined;
  let copied: readonly Bureau[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    columns = columnsOf(line) ?? columns;
    const isFirst = namesFrom(lines.slice(Math.max(0, at - 1), at), 0).length === 0;
    if (isFirst && isHeadingOfCopy(lines, at, [accountLabels])) copied = namesFrom(lines, at);
    const codes = isSourceLabel(line) ? namesFrom(lines, at + 1) : [];
    const isCopy = copied.length > 0 && codes.join() === copied.join();
    if (isCopy) at += codes.length;
    else if (!columns || !repeats(line, columns)) kept.push(line);
  }
  return kept;
}

/** Each code is in the column of its own bureau. */
function repeats(line: TextLine, columns: Columns): boolean {
  const values = line.cells.slice(1);
  if (values.length === 0 || !isSourceLabel(line)) return false;
  return values.every((cell) => codeIn(cell.text) !== undefined && codeIn(cell.text) === nearest(cell, columns));
}

const isSourceLabel = ({ cells: [cell] }: TextLine) => {
  const [part] = cell ? labelled(cell, accountLabels) : [];
  return part?.field === "bureaus" && part.value === "";
};

/** The bureaus that lines name one after another, each alone in its line. */
function namesFrom(lines: readonly TextLine[], from: number): Bureau[] {
  const near = lines.slice(from, from + bureaus.length + 1);
  const end = near.findIndex((line) => line.cells.length !== 1 || !codeIn(textOf(line)));
  return near.slice(0, end < 0 ? near.length : end).flatMap((line) => codeIn(textOf(line)) ?? []);
}

/** "TU01", "XPN-1", "Experian". */
function codeIn(text: string): Bureau | undefined {
  const [bureau, ...others] = bureausIn(text);
  return others.length === 0 && bureauIn(text.replace(/[-\d]+$/, "")) === bureau ? bureau : undefined;
}
