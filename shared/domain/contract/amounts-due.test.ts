import { SubscriptionTier } from "#shared/domain/schemas";
import { amountsDue } from "./amounts-due";

const today = "2026-11-20";
const freeThrough = "2026-11-25";
const prices = { onetime: 9_900, monthly: 12_000, premium: 29_900 };

test.each(SubscriptionTier.options)("after performance nothing of %s is due before the period is over", (plan) => {
  expect(amountsDue({ plan, billingPolicy: "after_performance", today, freeThrough })).toEqual({
    todayCents: 0,
    later: { cents: prices[plan], notBefore: "2026-11-26" },
    freeThrough,
  });
});

test("once the period is over the first charge has no earliest day", () => {
  const due = amountsDue({ plan: "monthly", billingPolicy: "after_performance", today });
  expect(due).toEqual({ todayCents: 0, later: { cents: 12_000, notBefore: undefined }, freeThrough: undefined });
});

test.each(["monthly", "premium"] as const)("%s that is paid in advance is due today and a month later", (plan) => {
  expect(amountsDue({ plan, billingPolicy: "prepaid", today: "2026-01-31", freeThrough: "2026-02-04" })).toEqual({
    todayCents: prices[plan],
    later: { cents: prices[plan], about: "2026-02-28" },
    freeThrough: "2026-02-04",
  });
});

test("a single payment in advance is the only one", () => {
  const due = amountsDue({ plan: "onetime", billingPolicy: "prepaid", today, freeThrough });
  expect(due).toEqual({ todayCents: 9_900, later: undefined, freeThrough });
});
