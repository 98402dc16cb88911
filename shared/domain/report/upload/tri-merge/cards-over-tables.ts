import type { TextLine } from "../lines/text-line";
import { columnsOf } from "../words/bureau-columns";
import { nameOf } from "../words/names";

/** A card has so many lines at most: its name, and values without a bureau. */
const MOST_CARD_LINES = 16;

/**
 * Lines without the cards over bureaus' tables: a service's page shows a card of each account, and its name once more over its
 * details. What is in the card belongs to no column, and to no account before it.
 */
export function withoutCardsOverTables(lines: readonly TextLine[]): readonly TextLine[] {
  const inCards = new Set(
    lines.flatMap((line, at) => {
      const below = lines[at + 1];
      return below && columnsOf(below) ? cardAbove(lines, at, nameOf(line)?.value) : [];
    }),
  );
  return inCards.size === 0 ? lines : lines.filter((line) => !inCards.has(line));
}

/** The lines from where the same name stood before, when no table is between them. */
function cardAbove(lines: readonly TextLine[], at: number, name: string | undefined): readonly TextLine[] {
  const above = lines.slice(Math.max(0, at - MOST_CARD_LINES), at);
  const own = above.slice(above.findLastIndex((line) => columnsOf(line) !== undefined) + 1);
  const start = name === undefined ? -1 : own.findIndex((line) => namesIn(line).includes(name));
  return start < 0 ? [] : own.slice(start);
}

/** The name that a line is, or begins with: beside it may be the label of what is below. */
const namesIn = (line: TextLine): (string | undefined)[] =>
  [line, { ...line, cells: line.cells.slice(0, 1) }].map((part) => nameOf(part)?.value);
