import { addDays, type Day } from "../days";
import type { Impact, ItemType } from "./negative-item";
import { lastDayOf, type ReportedDate } from "./reported-date";

type Graded = {
  itemType: ItemType;
  /** Undefined: not known, and so not known to be paid. */
  amount?: number;
  dateOfFirstDelinquency?: ReportedDate;
  dateReported?: ReportedDate;
  /** Newest first, Metro 2: "3" and above is 90 days late or worse. */
  paymentHistory?: string;
};

const RECENT_DAYS = 730;
const alwaysHigh: readonly ItemType[] = ["bankruptcy", "foreclosure", "repossession", "charge_off"];

/**
 * Our own sorting of negative items, not a score: no bureau publishes one. High: bankruptcy, foreclosure, repossession, charge-off,
 * an unpaid collection, or 90 days late within 24 months; medium: other items of the last 24 months; low: older ones.
 */
export function impactOf(item: Graded, today: Day): Impact {
  const happenedOn = item.dateOfFirstDelinquency ?? item.dateReported;
  const isRecent = happenedOn === undefined || lastDayOf(happenedOn) >= addDays(today, -RECENT_DAYS);
  const isBadlyLate = /[3-6]/.test(item.paymentHistory ?? "");

  if (alwaysHigh.includes(item.itemType)) return "high";
  if (item.itemType === "collection") return item.amount !== 0 ? "high" : isRecent ? "medium" : "low";
  if (item.itemType === "late_payment" && isRecent && isBadlyLate) return "high";
  return isRecent ? "medium" : "low";
}
