import type { ReasonKey } from "./reasons";
import type { StatedFact } from "./stated-facts";

/** A debt that another person owes. */
export const ofAnother: readonly ReasonKey[] = ["not_mine", "identity_theft", "mixed_files"];

/** Facts that may be stated of a debt of another: whose it is, and which entry reports it a second time. */
const ofAnyDebt: readonly StatedFact["field"][] = ["ownership", "duplicate_of"];

/** Exact values of a debt of another, and a balance of one that is paid, settled or discharged; or one that ended in two ways. */
export function factsExclude(reasons: readonly ReasonKey[], facts: readonly StatedFact[]): boolean {
  const hasValues = facts.some(({ field }) => !ofAnyDebt.includes(field));
  const isOfAnother = hasValues && reasons.some((reason) => ofAnother.includes(reason));
  const status = facts.find(({ field }) => field === "status")?.right;
  const isDischarged = facts.some(({ field }) => field === "discharged_on");
  const ends = [reasons.includes("paid_in_full"), isDischarged, status === "settled"].filter(Boolean);
  const owes = facts.some((fact) => fact.field === "balance" && fact.right > 0);
  const isClosed = reasons.includes("account_closed") || facts.some(({ field }) => field === "date_closed");
  return isOfAnother || ends.length > 1 || (owes && ends.length > 0) || (status === "open" && isClosed);
}
