import type { Language } from "#shared/api/schemas/common";
import type { Day } from "#shared/domain/days";
import { type BillingPolicy, plans, type SubscriptionTier } from "#shared/domain/plan/plan";

/** What differs from one contract to another. A field that is not known yet is printed as a blank. */
export type ContractFacts = {
  businessName: string;
  businessAddress: string;
  billingPolicy: BillingPolicy;
  consumerName?: string;
  consumerAddress?: string;
  plan?: SubscriptionTier;
  /** Business days in which the contract can be cancelled for nothing: 3, in some states 5. */
  cancelDays: number;
  /** The last of them. */
  lastCancelDay?: Day;
  /** `signedOn` is the day where the consumer lives; `acknowledgedAt` when the disclosure was acknowledged. */
  signature?: { fullName: string; acknowledgedAt?: string; signedAt: string; signedOn: Day };
};

export const BLANK = "______________";

/** How long the monthly plans are estimated to run; the total of the payments is counted over it. */
export const ESTIMATED_MONTHS = 6;

/** "March 5, 2026" or "5 de marzo de 2026"; a line to fill in by hand where the day is not known. */
export function longDay(day: Day | undefined, language: Language): string {
  if (day === undefined) return BLANK;
  const format = new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** An instant as day and time, both in UTC: the day may be another than where the consumer lives. */
export function utcTime(at: string, language: Language): string {
  return `${longDay(at.slice(0, 10), language)} ${language === "es" ? "a las" : "at"} ${at.slice(11, 19)} UTC`;
}

/** "$49.00", in both languages. */
export function money(cents: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
}

/** What a plan costs a month, or once: "$49.00". */
export const price = (tier: SubscriptionTier) => money(plans[tier].priceCents);
/** All payments under a plan: once, or over the estimated months. */
export const total = (tier: SubscriptionTier) =>
  money(plans[tier].priceCents * (tier === "onetime" ? 1 : ESTIMATED_MONTHS));
