import type { Day } from "../../days";
import { type TextLine, textOf } from "../upload/lines/text-line";
import { dateOrderOf } from "../upload/words/date-order";
import { dayOfText } from "../upload/words/values";

const FIRST_LINES = 60;
const MOST_BEFORE = 40;

/** A whole day: a month alone is no letter's. */
const wholeDay =
  /(?<![\d/])(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2} (?:de )?\p{L}{3,10}\.?,? (?:del? )?\d{4}|\p{L}{3,10}\.? \d{1,2},? \d{4})(?!\d)/gu;

/** What other days on a letter are of: a birth, an account, the member's own request. */
const other =
  /\b(?:birth|nacimiento|opened|updated|reported|submitted|filed|received|enviad[oa]|recibid[oa]|inquiry|dated|estimated|expected|estimad[ao]|you sent|by|until|through)\b/i;

/** The day that a letter carries. A day to come is a misprint. */
export function dayOfLetter(lines: readonly TextLine[], today: Day): Day | undefined {
  const order = dateOrderOf(lines);
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries()) {
    const text = textOf(line);
    for (const { 0: printed, index } of text.matchAll(wholeDay)) {
      const before = text.slice(0, index).trim();
      // Where labels are over their values, the line above says what day it is.
      const said = before === "" ? textOf(lines[at - 1] ?? { cells: [] }).slice(-MOST_BEFORE) : before;
      const day = dayOfText(printed, { order });
      if (day && day <= today && before.length <= MOST_BEFORE && !other.test(said)) return day;
    }
  }
  return undefined;
}
