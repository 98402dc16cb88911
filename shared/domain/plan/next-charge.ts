import { type Day, dayOf, daysBetween } from "../days";
import { GRACE_DAYS } from "./grace";
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

/** When money moves next: never again, about a day that a payment sets (which may have passed), or not before the service may start, and never before today. */
export type NextCharge = { kind: "never" } | { kind: "expected" | "overdue" | "notBefore"; day: Day };

/** An entry of the ledger; a checkout's `description` names its plan: `checkout monthly`. */
type Entry = { description: string; date: string; status: string };

/**
 * Instants of the payments for the plan that a member has: those since its last checkout, with which it began. What was paid before
 * was for another plan, and moves no charge of this one.
 */
export function paidForPlan(plan: SubscriptionTier, ledger: readonly Entry[]): string[] {
  const checkouts = ledger.filter(({ description }) => description === `checkout ${plan}`).map(({ date }) => date);
  const began = checkouts.toSorted().at(-1) ?? "";
  return ledger.filter(({ status, date }) => status === "paid" && date >= began).map(({ date }) => date);
}

/** Undefined while neither a payment nor a contract says it. A monthly plan is charged on the same day of the next month. */
export function nextCharge({ plan, paidAt, serviceMayStartAt, endsAt, today }: Charges): NextCharge | undefined {
  const [first, ...renewals] = paidAt.map(dayOf).toSorted();

  if (endsAt !== undefined || (plan === "onetime" && first !== undefined)) return { kind: "never" };
  if (first !== undefined) {
    const day = dayAfter(first, renewals);
    return { kind: day < today ? "overdue" : "expected", day };
  }
  if (serviceMayStartAt === undefined) return undefined;
  const start = dayOf(serviceMayStartAt);
  return { kind: "notBefore", day: start < today ? today : start };
}

/**
 * The day after those on which was paid. A shorter month does not move it: who paid on January 31 pays on February 28 and on March
 * 31, and a failed payment that goes through on a later try moves it neither. A payment on another day is the first one of another plan.
 */
function dayAfter(first: Day, renewals: Day[]): Day {
  let [start, due] = [first, first];
  for (const paidOn of renewals) {
    const next = nextMonth(due, start);
    const isInTime = paidOn >= next && daysBetween(next, paidOn) <= GRACE_DAYS;
    if (isInTime) due = next;
    else [start, due] = [paidOn, paidOn];
  }
  return nextMonth(due, start);
}

/** The month after a day, on the date of `start`; in a shorter month its last day, as card networks bill. */
function nextMonth(day: Day, start: Day): Day {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(Number(start.slice(-2)), lastOfNext))));
}
