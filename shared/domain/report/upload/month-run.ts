import { isYear, monthIn, monthName, wholeMonth } from "./month-words";
import { historyOf } from "./pay-status";

/** A month of a history, counted from the year 2000, with what is said of it. */
export type Month = { at: number; mark?: string };

/** A payment history goes back seven years at most. */
export const MOST_MONTHS = 84;
/** Months without a mark, in all. */
const MOST_EMPTY = 12;

/** Whether a word is what a history says of a month. */
export const isMark = (word: string) => historyOf([word.replaceAll(/[<>]/g, "")], 1) !== undefined;

/** A month by its name, its year, then its mark, which may be missing; or a year, and behind it months by their names and marks. */
export class MonthRun {
  /** The months up to the last line that ended with a whole one. */
  ended: Month[] = [];
  lines = 0;
  private seen = 0;
  private name: string | undefined;
  private year: string | undefined;
  private readonly months: Month[] = [];

  /** Whether a word goes on the run. */
  takes(word: string): boolean {
    const before = this.months.at(-1);
    const at = this.name === undefined ? wholeMonth(word) : monthIn(this.name, word);
    if (at !== undefined) {
      this.months.push({ at });
      this.name = undefined;
      return this.months.length <= MOST_MONTHS && this.months.filter(({ mark }) => !mark).length <= MOST_EMPTY;
    }
    if (this.name !== undefined) return this.takesMark(this.name, word);
    if (isYear(word) && (this.year !== undefined || this.months.length === 0)) this.year = word;
    else if (monthName.test(word)) this.name = word;
    else if (before && before.mark === undefined && isMark(word)) before.mark = word;
    else return false;
    return true;
  }

  /** The mark of a month whose year is before all of its months. */
  private takesMark(name: string, word: string): boolean {
    const at = monthIn(name, this.year ?? "");
    if (at === undefined || !isMark(word)) return false;
    this.months.push({ at, mark: word });
    this.name = undefined;
    return this.months.length <= MOST_MONTHS;
  }

  endLine(): void {
    this.seen += 1;
    if (this.name !== undefined || this.months.length === 0) return;
    this.ended = [...this.months];
    this.lines = this.seen;
  }
}
