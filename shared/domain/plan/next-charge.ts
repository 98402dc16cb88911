import type { Day } from "../days";
import { dayOf } from "../days";
import type { SubscriptionTier } from "./plan";

type Charges = {
  plan: SubscriptionTier;
  /** Instants of the payments that were made. */
  paidAt: string[];
  /** CROA, 15 U.S.C. § 1679b(b): until then no service begins, and no money moves. */
  serviceMayStartAt?: string;
  /** When a cancelled contract's service ends. */
  endsAt?: string;
  today: Day;
};

/** When money moves next: never again, about a day that a payment sets (which may have passed), or not before the service may start. */
export type NextCharge = { kind: "never" } | { kind: "expected" | "overdue" | "notBefore"; day: Day };

/** Undefined while neither a payment nor a contract says it. A monthly plan is charged on the same day of the next month. */
export function nextCharge({ plan, paidAt, serviceMayStartAt, endsAt, today }: Charges): NextCharge | undefined {
  const last = paidAt.toSorted().at(-1);

  if (endsAt !== undefined || (plan === "onetime" && last !== undefined)) return { kind: "never" };
  if (last !== undefined) {
    const day = sameDayNextMonth(dayOf(last));
    return { kind: day < today ? "overdue" : "expected", day };
  }
  return serviceMayStartAt === undefined ? undefined : { kind: "notBefore", day: dayOf(serviceMayStartAt) };
}

/** In a shorter month its last day, as card networks bill. */
function sameDayNextMonth(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date, lastOfNext))));
}
