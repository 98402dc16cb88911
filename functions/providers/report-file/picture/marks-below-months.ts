import { monthName, wholeMonth } from "#shared/domain/report/upload/words/month-words";
import { type Engine, ONE_WORD, type Word } from "./engine";
import { type Gray, makeGray } from "./gray";
import { SURE_WORD } from "./read-again";

/** What a month of a history says: "3", "30", "OK", "CO". */
const mark = /^(?:\d{1,3}|[A-Z]{1,3})$/;
/** The engine reads the lines of a table as strokes, and guesses at the rest of it. */
const letterOrFigure = /[\p{L}\d]/u;
/** Only a sure reading is taken: a mark says that an account was late. */
const SURE = 0.8;
const FEWEST_MONTHS = 2;
/** Of the months' height: where the row of their marks is, below them. */
const ROW = { from: 0.3, to: 2.6 } as const;
/** A mark takes the twentieth part of a second. */
const MOST_MARKS = 40;

/**
 * The words of a page, with the marks below the months of payment histories that the engine left out: single figures far from one
 * another are no line of writing to it. Each of them is read alone.
 *
 * @param words in the order of the page's lines, each from left to right
 */
export function withMarksBelowMonths(
  words: readonly Word[],
  page: Gray,
  dpi: number,
  engine: Pick<Engine, "read">,
): Word[] {
  const writing = words.filter(({ text, confidence }) => confidence >= SURE_WORD && letterOrFigure.test(text));
  const rows = rowsOfMonths(writing).filter((months) => !writing.some((word) => isIn(word, rowBelow(months))));
  if (rows.flat().length > MOST_MARKS) return [...words];
  const added = new Map(rows.map((months) => [months.at(-1), marksOf(months, page, dpi, engine)]));
  return words.flatMap((word) => [word, ...(added.get(word) ?? [])]);
}

type Box = Pick<Word, "x" | "y" | "width" | "height">;

const isMonth = ({ text }: Word) => wholeMonth(text) !== undefined || monthName.test(text);

/** Lines of months and nothing else. */
function rowsOfMonths(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1);
    if (last && word.x > last.x && Math.abs(word.y - last.y) < last.height / 2) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.filter((line) => line.length >= FEWEST_MONTHS && line.every(isMonth));
}

function rowBelow(months: readonly Word[]): Box {
  const height = Math.max(...months.map((month) => month.height));
  const [left, right] = [Math.min(...months.map(({ x }) => x)), Math.max(...months.map(endOf))];
  const bottom = Math.max(...months.map((month) => month.y + month.height));
  const [from, to] = [ROW.from, ROW.to].map((share) => Math.round(bottom + height * share));
  return { x: left, y: from ?? 0, width: right - left, height: (to ?? 0) - (from ?? 0) };
}

const endOf = ({ x, width }: Box) => x + width;

function isIn(word: Box, box: Box): boolean {
  const middle = word.y + word.height / 2;
  return middle > box.y && middle < box.y + box.height && endOf(word) > box.x && word.x < endOf(box);
}

/** The marks of a row, each read alone below its month, without the lines of the table; none where one is anything else. */
function marksOf(months: readonly Word[], page: Gray, dpi: number, engine: Pick<Engine, "read">): Word[] {
  const row = rowBelow(months);
  const words = months.flatMap(({ x, width }) => {
    const column = { ...row, x, width };
    const read = engine.read(cut(column, page), { dpi, layout: ONE_WORD });
    return read.map((word) => ({ ...word, x: word.x + column.x, y: word.y + column.y }));
  });
  return words.every(({ text, confidence }) => mark.test(text) && confidence >= SURE) ? words : [];
}

function cut({ x, y, width, height }: Box, page: Gray): Gray {
  const part = makeGray(width, height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const isOnPage = y + row < page.height && x + column >= 0 && x + column < page.width;
      if (isOnPage) part.data[row * width + column] = page.data[(y + row) * page.width + x + column] ?? 255;
    }
  }
  return part;
}
