import type { SubscriptionTier } from "./plan";

/** What each plan holds beside its disputes, in the order shown: keys of the catalogue's `plans.feature.…`. */
export const planFeatures = {
  onetime: ["guidanceSession", "education", "emailSupport"],
  monthly: ["monitoring", "newItemDrafts", "prioritySupport", "identityTheft", "cancelAnytime"],
  premium: ["allOfMonthly", "specialist", "businessCredit", "letterTemplates", "whiteGlove"],
} as const satisfies Record<SubscriptionTier, readonly string[]>;
