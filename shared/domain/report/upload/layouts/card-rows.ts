import type { Cell, TextLine } from "../lines/text-line";
import { accountNumber } from "../tables/name-facts";
import { CREDITOR, labelledLine } from "../tables/table-values";
import { tellsStatus } from "../words/fields";
import { type Name, nameOf } from "../words/names";
import { isStatusWord } from "../words/status-values";

/** Where a card's lines begin: a badge has its words within a frame. */
const INDENT = 6;
const STRAY = 2;
const MOST_LINES = 60;
/** Of a card: its name and what is said of it. */
const FEWEST_LINES = 2;
const LONGEST_BADGE = 40;

/**
 * Accounts as cards, two or more in a row: each begins with its name over its number, or with both in one line. Card after card, with
 * what a badge above the name says of its account.
 */
export function withRowsOfCardsApart(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const starts = cardsBegin(line, lines[at + 1]);
    const end = starts ? endOf(lines, at + 1, starts) : at;
    // Values in columns of their own within each card are for others to read.
    if (!starts || end - at < FEWEST_LINES) {
      rows.push(line);
      continue;
    }
    const badges = areBadges(rows.at(-1), starts) ? rows.splice(-1) : [];
    const region = [...badges, ...lines.slice(at, end)];
    for (const column of starts.keys()) rows.push(...cardsIn(region.flatMap((each) => ofColumn(each, starts, column))));
    at = end - 1;
  }
  return rows;
}

/** Where the cards of a row begin, if a line has their names. */
function cardsBegin({ cells, begins }: TextLine, below: TextLine | undefined): number[] | undefined {
  if (cells.length < 2 || begins) return undefined;
  const names = cells.map((cell) => nameIn(cell));
  if (names.includes(undefined)) return undefined;
  const areOver = below?.cells.length === cells.length && below.cells.every((cell, at) => isBelow(cells[at], cell));
  const areNumbered = names.every((name) => name?.accountNumber !== undefined);
  return areNumbered || (areOver && below.cells.every(isNumber)) ? cells.map(({ x }) => x) : undefined;
}

const nameIn = (cell: Cell): Name | undefined => nameOf({ page: 1, line: 1, cells: [cell] });
const isNumber = ({ text }: Cell) => accountNumber.test(text) || endingOf(text) !== undefined;
const endingOf = (text: string) =>
  nameOf({ page: 1, line: 1, cells: [{ text: `Name ${text}`, x: 0, width: 1 }] })?.accountNumber;
const isBelow = (above: Cell | undefined, { x }: Cell) => above !== undefined && Math.abs(x - above.x) <= STRAY;

/** The column that a cell begins in. */
const columnOf = ({ x }: Cell, starts: readonly number[]) =>
  starts.findIndex((start) => x >= start - STRAY && x <= start + INDENT);

/** Up to the next row of cards, its badges with it, or to what is across the columns. */
function endOf(lines: readonly TextLine[], from: number, starts: readonly number[]): number {
  let at = from;
  for (; at < lines.length && at - from < MOST_LINES; at += 1) {
    const line = lines[at];
    const below = lines[at + 1];
    if (!line || !isWithin(line, starts) || cardsBegin(line, below)) break;
    if (areBadges(line, starts) && below && cardsBegin(below, lines[at + 2])) break;
  }
  return at;
}

/** Whether a line's cells begin where the cards' lines do, and none reaches into the next card. */
function isWithin({ cells }: TextLine, starts: readonly number[]): boolean {
  return cells.every((cell) => {
    const column = columnOf(cell, starts);
    const next = starts[column + 1];
    return column >= 0 && (next === undefined || cell.x + cell.width < next);
  });
}

const isBadge = ({ text }: Cell) =>
  text.length <= LONGEST_BADGE && (isStatusWord(text) || tellsStatus(text) || isWell.test(text));
const isWell = /^(?:in )?good(?: standing)?$/i;

const areBadges = (line: TextLine | undefined, starts: readonly number[]) =>
  line !== undefined && !line.begins && isWithin(line, starts) && line.cells.every(isBadge);

const ofColumn = (line: TextLine, starts: readonly number[], column: number): TextLine[] => {
  const cells = line.cells.filter((cell) => columnOf(cell, starts) === column);
  return cells.length > 0 ? [{ ...line, cells }] : [];
};

/** The cards of one column: of each its name, its number, what its badges say, and the lines below. */
function cardsIn(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const [cell] = line?.cells ?? [];
    if (!line || !cell) continue;
    const [number] = lines[at + 1]?.cells ?? [];
    const name = nameIn(cell);
    const isOver = name !== undefined && number !== undefined && isNumber(number);
    const shown = name?.accountNumber ?? (isOver ? (endingOf(number.text) ?? number.text) : undefined);
    if (!name || shown === undefined) {
      rows.push(line);
      continue;
    }
    const own = areBadges(rows.at(-1), [cell.x]) ? rows.splice(-1) : [];
    rows.push({ ...labelledLine(line, CREDITOR, { ...cell, text: name.value }), begins: true });
    rows.push(labelledLine(line, "Account number:", { ...cell, text: shown }));
    rows.push(...own.flatMap((badge) => badge.cells.map((said) => labelledLine(badge, "Status:", said))));
    if (isOver && !name.accountNumber) at += 1;
  }
  return rows;
}
