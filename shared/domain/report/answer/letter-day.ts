import { anyPattern } from "#shared/domain/text/any-pattern";
import type { Day } from "../../days";
import { type Cell, type TextLine, textOf } from "../upload/lines/text-line";
import { dateOrderOf } from "../upload/words/date-order";
import { dayOfText } from "../upload/words/values";

const FIRST_LINES = 60;
const MOST_BEFORE = 40;
const TOLERANCE = 3;

/** A whole day: a month alone is no letter's. */
const wholeDay =
  /(?<![\d/])(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2} (?:de )?\p{L}{3,10}\.?,? (?:del? )?\d{4}|\p{L}{3,10}\.? \d{1,2},? \d{4})(?!\d)/gu;

/** What other days on a letter are of: a birth, an account, the member's own request. */
const other = anyPattern(
  /\b(?:dispute (?:of|from)|disputa del?|birth|nacimiento|inquiry)\b/i,
  /\b(?:opened|updated|reported|submitted|filed|received|you sent|enviad[oa]|recibid[oa])\b/i,
  /\b(?:dated|estimated|expected|estimad[ao]|by|until|through)\b/i,
);

/** Behind other things that a line says. */
const saysDate = /\b(?:date(?: issued)?|issued|fecha):$/i;

/** The day that a letter carries. A day to come is a misprint. */
export function dayOfLetter(lines: readonly TextLine[], today: Day): Day | undefined {
  const order = dateOrderOf(lines);
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries()) {
    for (const [place, { text }] of line.cells.entries()) {
      for (const { 0: printed, index } of text.matchAll(wholeDay)) {
        const before = (
          text
            .slice(0, index)
            .split(/\s[|·•]\s/)
            .at(-1) ?? ""
        ).trim();
        const said = before === "" ? labelOf(lines, at, place) : before;
        const day = dayOfText(printed, { order });
        if (day && day <= today && (before.length <= MOST_BEFORE || saysDate.test(before)) && !other.test(said))
          return day;
      }
    }
  }
  return undefined;
}

/** What says which day it is stands before it, or where labels are over their values, in a line above. */
function labelOf(lines: readonly TextLine[], at: number, place: number): string {
  const line = lines[at];
  const cell = line?.cells[place];
  if (!line || !cell) return "";
  const beside = (line.cells[place - 1]?.text ?? "").slice(-MOST_BEFORE);
  return `${beside} ${labelOver(lines, at, line.cells.length > 1 ? cell : undefined).slice(-MOST_BEFORE)}`;
}

/** Over a column of days is what they are. */
function labelOver(lines: readonly TextLine[], at: number, cell: Cell | undefined): string {
  const above = lines[at - 1];
  if (!above) return "";
  if (!cell) return textOf(above);
  const over = above.cells.find(({ x }) => Math.abs(x - cell.x) <= TOLERANCE);
  if (!over) return "";
  return over.text.replaceAll(wholeDay, "").trim() === "" ? labelOver(lines, at - 1, over) : over.text;
}
