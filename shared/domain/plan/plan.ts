import { isOneOf } from "../text/is-one-of";

/** The plans that a member can hold. `onetime` is paid per dispute, the others by the month. */
export const subscriptionTiers = ["onetime", "monthly", "premium"] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

/** What the payment step calls the plans. */
export const paymentTypes = ["per_dispute", "monthly", "premium"] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const subscriptionStatuses = ["incomplete", "pending_verification", "active", "inactive"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** When money may move: CROA, 15 U.S.C. § 1679b(b), forbids it before the service is fully performed. */
export const billingPolicies = ["after_performance", "prepaid"] as const;
export type BillingPolicy = (typeof billingPolicies)[number];

export type Plan = { readonly tier: SubscriptionTier; readonly priceCents: number; readonly disputes: number };

/** Prices in cents; `disputes` is the allowance: in all for `onetime`, per calendar month (UTC) for the others. */
export const plans: Record<SubscriptionTier, Plan> = {
  onetime: { tier: "onetime", priceCents: 9_900, disputes: 2 },
  monthly: { tier: "monthly", priceCents: 12_000, disputes: 5 },
  premium: { tier: "premium", priceCents: 29_900, disputes: 15 },
};

/** Whether what was taken is what a plan costs, in US dollars; or nothing yet, where only a way to pay was saved. */
export function isPriceOf(
  tier: SubscriptionTier,
  { amountCents, currency }: { amountCents: number; currency: string },
) {
  return amountCents === 0 || (currency === "USD" && amountCents === plans[tier].priceCents);
}

/** Whether an invoice pays for a month of a plan: taxes may come on top, and nothing is less than the price. */
export function coversPriceOf(
  tier: SubscriptionTier,
  { amountCents, currency }: { amountCents: number; currency: string },
) {
  return currency === "USD" && amountCents >= plans[tier].priceCents;
}

/** The cheapest plan whose allowance holds so many disputes at once; undefined when none does. */
export function cheapestPlanFor(count: number): Plan | undefined {
  return Object.values(plans)
    .filter(({ disputes }) => disputes >= count)
    .sort((one, other) => one.priceCents - other.priceCents)[0];
}

/** What the dashboard shows per selected item, in cents. */
export const PRICE_PER_SELECTED_ITEM_CENTS = 5_000;

/** The plan that a way of paying belongs to. */
export function tierOf(paymentType: PaymentType): SubscriptionTier {
  return paymentType === "per_dispute" ? "onetime" : paymentType;
}

/** The way of paying that a plan has. */
export function paymentTypeOf(tier: SubscriptionTier): PaymentType {
  return tier === "onetime" ? "per_dispute" : tier;
}

/** The tier behind a `?plan=` of a link. `yearly` behaves like `monthly`; anything unknown is undefined. */
export function tierOfLink(plan: string | null | undefined): SubscriptionTier | undefined {
  if (plan === "yearly") return "monthly";
  return isOneOf(subscriptionTiers, plan) ? plan : undefined;
}
