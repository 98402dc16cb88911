import * as z from "zod";

export const ItemType = z.enum([
  "collection",
  "late_payment",
  "charge_off",
  "bankruptcy",
  "judgment",
  "foreclosure",
  "repossession",
  "tax_lien",
  "other",
]);
export type ItemType = z.infer<typeof ItemType>;

/** Our sorting, not a score: no bureau publishes such a grade. */
export const Impact = z.enum(["high", "medium", "low"]);
export type Impact = z.infer<typeof Impact>;
