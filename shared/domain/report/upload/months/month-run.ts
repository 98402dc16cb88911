import { isYear, monthAlone, monthIn, numberOf, wholeMonth } from "../words/month-words";
import { historyOf } from "../words/pay-status";

/** A month of a history, counted from the year 2000, with what is said of it. */
export type Month = { at: number; mark?: string };

/** A payment history goes back seven years at most. */
export const MOST_MONTHS = 84;
/** Months without a mark, in all. */
const MOST_EMPTY = 12;

/** So many months in their order are a history, though no year is said. */
const FEWEST_BARE = 6;

/** Whether a word is what a history says of a month. */
export const isMark = (word: string) => historyOf([word.replaceAll(/[<>]/g, "")], 1) !== undefined;

/** Equifax's codes are Metro 2's; here as the marks that other reports print. */
export const codes: Readonly<Record<string, string>> = {
  ...{ "0": "OK", "1": "30", "2": "60", "3": "90", "4": "120", "5": "150", "6": "180" },
  ...{ G: "COL", H: "FC", J: "VS", K: "RPO", L: "CO", B: "-", D: "-", E: "-" },
};

/** A month by its name, its year, then its mark, which may be missing; or a year, and behind it months by their names and marks. */
export class MonthRun {
  /** The months up to the last line that ended with a whole one. */
  ended: Month[] = [];
  lines = 0;
  /** Whether the months' years are said. */
  get isDated(): boolean {
    return !this.isBare;
  }
  private seen = 0;
  private name: string | undefined;
  private year: string | undefined;
  private isBare = false;
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
    // "Oct 2026", below it "Rating", and below that "OK", or these two the other way round.
    if (/^rating:?$/i.test(word) && before) return true;
    if (isYear(word) && (this.year !== undefined || this.months.length === 0)) this.year = word;
    else if (monthAlone(word)) this.name = monthAlone(word);
    else if (before && before.mark === undefined && isMark(word)) before.mark = word;
    else return false;
    return true;
  }

  /** The mark of a month whose year is before all of its months, or is not said: then each month is next to the one before. */
  private takesMark(name: string, word: string): boolean {
    const at = this.year === undefined ? this.nextTo(this.months.at(-1)?.at, numberOf(name)) : monthIn(name, this.year);
    if (at === undefined || !isMark(word)) return false;
    this.months.push({ at, mark: word });
    this.name = undefined;
    return this.months.length <= MOST_MONTHS;
  }

  private nextTo(before: number | undefined, month: number): number | undefined {
    this.isBare ||= before === undefined;
    if (before === undefined) return month;
    return this.isBare ? [before - 1, before + 1].find((at) => (at + MOST_MONTHS) % 12 === month) : undefined;
  }

  endLine(): void {
    this.seen += 1;
    if (this.name !== undefined || this.months.length < (this.isBare ? FEWEST_BARE : 1)) return;
    // What follows may be the marks of all of them: it takes none of these.
    this.ended = this.months.map((month) => ({ ...month }));
    this.lines = this.seen;
  }
}
