import type { Bureau } from "../../bureau/bureau";
import type { Day } from "../../days";
import type { ReportIdentity } from "../report-identity";
import type { Sheet } from "./tri-merge/reports-on-pages";
import { reportDay } from "./words/report-day";
import { reportNumber } from "./words/report-number";
import type { DateOrder } from "./words/values";

/** `isOfOne`: the whole file is this bureau's. */
type Printed = { isOfOne: boolean; sheets: readonly Sheet[]; today: Day; order: DateOrder };

/** The day and number of a bureau's report in a file. A number beside several bureaus is the seller's: none of them knows it. */
export function identityOf(bureau: Bureau, { isOfOne, sheets, today, order }: Printed): ReportIdentity {
  const own = sheets.filter((sheet) => sheet.bureau === bureau);
  const shown = own.length > 0 ? own : sheets.filter((sheet) => sheet.bureau === undefined);
  const lines = shown.flatMap((sheet) => sheet.lines);
  const isOwn = own.length > 0 || isOfOne;
  return { on: reportDay(lines, today, order), number: isOwn ? reportNumber(lines, bureau) : undefined };
}
