import { laterOf } from "../days";
import type { ReportedDate } from "./reported-date";

/** Before cards and credit files as there are today. */
const FIRST_YEAR = "1950";

type Known = { dateOpened?: ReportedDate | null };

/**
 * The first year in which anything of an account can have happened: nothing before the member's birth, where no bureau has the account
 * as older. A child may be an authorized user of the account of its parents.
 *
 * @param birthYear the member's, where it is known
 */
export function earliestYear(views: readonly Known[], birthYear?: number): string {
  const opened = views.flatMap(({ dateOpened }) => dateOpened ?? []);
  const [earliest = FIRST_YEAR] = birthYear === undefined ? [] : [String(birthYear), ...opened].toSorted();
  return laterOf(earliest, FIRST_YEAR);
}
