import type { Cell, TextLine } from "../lines/text-line";
import { bureauIn, withNamesApart } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { nameOf } from "../words/names";
import { accountLabels } from "../words/vocabulary";

const FEWEST = 2;
const MOST = 0.8;

/**
 * Below the name of an account the bureaus that report it, each in a badge of its own: "TransUnion  Equifax", as a list of its
 * sources. Only where nearly all lines of bureaus' names stand so, for else they are over columns or parts of a report.
 */
export function withBureauBadges(lines: readonly TextLine[]): readonly TextLine[] {
  const names = lines.flatMap((line, at) => (isOfBureaus(line) ? [at] : []));
  const badges = new Set(names.filter((at) => isUnderName(lines, at)));
  const hasList = [...badges].some((at) => (lines[at]?.cells.length ?? 0) > 1);
  if (!hasList || badges.size < FEWEST || badges.size < names.length * MOST) return lines;
  return lines.map((line, at) => (badges.has(at) ? sourceOf(line) : line));
}

const isOfBureaus = (line: TextLine) => withNamesApart(line).cells.every(({ text }) => bureauIn(text) !== undefined);

/** A name alone is above, and a label with its value alone below: over columns there would be several. */
function isUnderName(lines: readonly TextLine[], at: number): boolean {
  const [name, below] = [lines[at - 1], lines[at + 1]];
  const [cell, ...others] = below?.cells ?? [];
  const isLabelled = cell !== undefined && others.length === 0 && labelled(cell, accountLabels)[0]?.value;
  return Boolean(isLabelled) && name?.cells.length === 1 && nameOf(name)?.isSure === true;
}

function sourceOf(line: TextLine): TextLine {
  const [first] = line.cells;
  const cells: Cell[] = first ? [{ ...first, text: `Source: ${line.cells.map(({ text }) => text).join(" ")}` }] : [];
  return { ...line, cells };
}
