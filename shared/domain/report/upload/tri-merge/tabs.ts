import type { Bureau } from "#shared/domain/bureau/bureau";
import { type TextLine, textOf } from "../lines/text-line";
import { bureauIn, columnsOf } from "../words/bureau-columns";

/** So many lines below its tabs a page says which of them it shows. */
const NEAR = 4;
/** A sentence that names a bureau is no heading. */
const LONGEST = 60;

type Shown = { tabs: TextLine; heading: TextLine; bureau: Bureau };

/**
 * The bureaus' names over a page that shows one of them, "TransUnion  Experian  Equifax" over "Source: Experian, 05/06/2026", as the
 * heading of that bureau's accounts. Only where pages of several bureaus are so, for else the names are over columns.
 */
export function withTabsAsHeadings(lines: readonly TextLine[]): readonly TextLine[] {
  const shown = lines.flatMap((line, at) => shownBelow(line, lines.slice(at + 1, at + 1 + NEAR)) ?? []);
  if (new Set(shown.map(({ bureau }) => bureau)).size < 2) return lines;
  const tabs = new Set(shown.map((each) => each.tabs));
  const bureaus = new Map(shown.map(({ heading, bureau }) => [heading, bureau]));
  return lines.flatMap((line) => {
    const bureau = bureaus.get(line);
    if (tabs.has(line)) return [];
    return bureau ? [{ ...line, cells: line.cells.map((cell) => ({ ...cell, text: bureau })) }] : [line];
  });
}

/** Which of the bureaus a page shows: the only one that a heading below the tabs names. */
function shownBelow(line: TextLine, below: readonly TextLine[]): Shown | undefined {
  if (!columnsOf(line)) return undefined;
  for (const heading of below) {
    if (heading.cells.length > 1) return undefined;
    const named = new Set(
      textOf(heading)
        .split(/[^\p{L}]+/u)
        .flatMap((word) => (word.length > 5 ? (bureauIn(word) ?? []) : [])),
    );
    const [bureau, ...others] = named;
    if (bureau && others.length === 0 && textOf(heading).length <= LONGEST) return { tabs: line, heading, bureau };
  }
  return undefined;
}
