import { type Day, daysBetween } from "../days";

/** Bureaus' files change with each month's reporting: after three of them a report may say what no file says any more. */
const OLD_DAYS = 90;

/** Whether letters should not be written from a report of that day without a look at a newer one. */
export function isOldReport(reportOn: Day, today: Day): boolean {
  return daysBetween(reportOn, today) > OLD_DAYS;
}
