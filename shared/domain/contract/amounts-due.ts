import { addDays, type Day } from "../days";
import { nextCharge } from "../plan/next-charge";
import { type BillingPolicy, plans, type SubscriptionTier } from "../plan/plan";

type Terms = {
  plan: SubscriptionTier;
  billingPolicy: BillingPolicy;
  /** The day of signing. */
  today: Day;
  /** The last day of the cancellation period; undefined once it is over. */
  freeThrough?: Day;
};

/**
 * What a person pays, in cents, and when. `later`: the charge that follows, undefined when there is none; its day is the first on
 * which it can be made, undefined when that day has come.
 */
export type AmountsDue = {
  todayCents: number;
  later?: { cents: number; notBefore?: Day; about?: Day };
  freeThrough?: Day;
};

/**
 * The charges of a contract as it is signed. After performance nothing is due today, and the first charge waits for the end of the
 * cancellation period, before which no letter is mailed: 15 U.S.C. §§ 1679b(b), 1679d(a)(2).
 */
export function amountsDue({ plan, billingPolicy, today, freeThrough }: Terms): AmountsDue {
  const { priceCents } = plans[plan];
  if (billingPolicy === "after_performance") {
    const notBefore = freeThrough && addDays(freeThrough, 1);
    return { todayCents: 0, later: { cents: priceCents, notBefore }, freeThrough };
  }
  const next = nextCharge({ plan, paidAt: [today], today });
  const later = next?.kind === "expected" ? { cents: priceCents, about: next.day } : undefined;
  return { todayCents: priceCents, later, freeThrough };
}
