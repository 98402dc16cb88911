export const itemTypes = [
  "collection",
  "late_payment",
  "charge_off",
  "bankruptcy",
  "judgment",
  "foreclosure",
  "repossession",
  "tax_lien",
  "other",
] as const;
export type ItemType = (typeof itemTypes)[number];

/** Our sorting, not a score: no bureau publishes such a grade. */
export const impacts = ["high", "medium", "low"] as const;
export type Impact = (typeof impacts)[number];
