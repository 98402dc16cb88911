import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { remembered } from "#shared/domain/text/remembered";
import type { Cell, TextLine } from "../lines/text-line";

type Column = { bureau: Bureau; x: number; middle: number };
/** Where each bureau's column is, from the left to the right. */
export type Columns = readonly Column[];

const names: readonly (readonly [Bureau, RegExp])[] = [
  ["transunion", /^(?:trans ?union|tuc?|tru|trans)(?: ?[®™*°©"“”])?$/i],
  ["experian", /^(?:experian|exp?|xpn?)(?: ?[®™*°©"“”])?$/i],
  ["equifax", /^(?:equifax|eq[ufx]?|efx?)(?: ?[®™*°©"“”])?$/i],
];
const whole = /^(?:trans ?union|experian|equifax)(?: ?[®™*°©"“”])?$/i;
/** Behind a bureau's name over its column: what the account is there. */
const mark = /\s+(?:[-–(]?\s*(?:potentially )?(?:negative|positive|adverse|derogatory)|[-–—(]\s*not reported)\)?$/i;

/** "Experian (XP)": its short name. */
const shortName = /(?<=[a-z®™])\s*[([](?:xpn?|exp?|tuc?|tru|efx?|eq[ufx]?)[)\]]$/i;

const withoutMark = (text: string) => text.trim().replace(mark, "").replace(shortName, "");

/** The bureau that a cell names and nothing else, but for a mark: "Experian Negative". */
export const bureauIn = remembered((text): Bureau | undefined => {
  const bare = withoutMark(text);
  return names.find(([, name]) => name.test(bare))?.[0];
});

/** Behind these words the bureaus of one account are listed. */
const sources = /^(?:reported (?:by|to)|reporting|sources?|repositor(?:y|ies)|reportado por)\b/i;

/** "TransUnion Experian Equifax" in one cell, each name in a cell of its own. */
export function withNamesApart<Line extends Pick<TextLine, "cells">>(line: Line): Line {
  const [cell, ...others] = line.cells;
  const creditor = cell && others.length === 0 ? nameBefore.exec(cell.text)?.[1] : undefined;
  if (!cell || others.length > 0 || !(creditor || namesOnly.test(cell.text))) return line;
  const letter = cell.width / Math.max(1, cell.text.length);
  const from = creditor?.length ?? 0;
  const partOf = (text: string, at: number) => ({
    ...cell,
    text,
    x: cell.x + at * letter,
    width: text.length * letter,
  });
  const names = [...cell.text.slice(from).matchAll(eachName)].map(({ 0: text, index }) => partOf(text, from + index));
  return { ...line, cells: creditor ? [partOf(creditor, 0), ...names] : names };
}

/** In a copy the creditor's name may be before those of the bureaus, one space apart: in capitals, which no sentence is. */
const nameBefore = /^([^\p{Ll}:]*\p{Lu}{2}[^\p{Ll}:]*?) (?:(?:TransUnion|Experian|Equifax)(?: ?[®™])?(?: |$)){3}$/u;

const eachName = /\b(?:trans ?union|experian|equifax)(?: ?[®™*°©"“”])?/gi;
/** Behind a name may be what the account is there. */
const namesOnly =
  /^(?:(?:trans ?union|experian|equifax)(?: ?[®™*°©"“”])?(?: (?:potentially )?(?:negative|positive|adverse|derogatory))?(?: [|/] | |$)){2,3}$/i;

/** The bureaus' columns, when a line is their heading: at least two names, or all of them in one cell, and at most one other cell. */
export function columnsOf(line: Pick<TextLine, "cells">): Columns | undefined {
  const named = withNamesApart(line);
  // Two names in a cell may be the end of a heading that is broken.
  const { cells } = named.cells.length >= bureaus.length ? named : line;
  if (cells.length < 2 || cells.length > 4 || sources.test(cells[0]?.text ?? "")) return undefined;
  const columns = cells.flatMap(({ text, x, width }) => {
    const bureau = bureauIn(text);
    return bureau ? [{ bureau, x, middle: x + width / 2 }] : [];
  });
  const isApart = new Set(columns.map(({ bureau }) => bureau)).size === columns.length;
  const isSure =
    columns.length === bureaus.length || cells.filter(({ text }) => whole.test(withoutMark(text))).length === 2;
  return isApart && isSure && cells.length - columns.length <= 1 ? columns : undefined;
}

/** What a row says in one bureau's column; values as many as columns are one for each, wherever they are set in it. */
export function cellOf({ cells }: Pick<TextLine, "cells">, bureau: Bureau, columns: Columns): Cell | undefined {
  const values = cells.slice(1);
  if (values.length === columns.length) return values[columns.findIndex((column) => column.bureau === bureau)];
  return values.find((value) => nearest(value, columns) === bureau && isWithin(value, columns));
}

/** What begins and ends before the first column by more than half the way to the next is in none. */
function isWithin({ x, width }: Cell, columns: Columns): boolean {
  const [first, second] = columns.toSorted((a, b) => a.x - b.x);
  return !first || !second || x + width > first.x - (second.x - first.x) / 2;
}

/** The bureau whose column is nearest to a cell, by its beginning or its middle. Undefined only without columns. */
export function nearest({ x, width }: Cell, columns: Columns): Bureau | undefined {
  const distance = (column: Column) => Math.min(Math.abs(column.x - x), Math.abs(column.middle - x - width / 2));
  return [...columns].sort((a, b) => distance(a) - distance(b))[0]?.bureau;
}
