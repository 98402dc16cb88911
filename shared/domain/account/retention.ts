import { addYears, type Day, dayOf } from "../days";

const KEPT_YEARS = 5;

/**
 * The day on which the last of a deleted account is erased.
 *
 * CROA, 15 U.S.C. § 1679i: a consumer may sue for 5 years, and the contract, the payments and the mailed letters are what it
 * would be decided by; the signed disclosure alone must be kept for 2 (§ 1679c(c)(2)). The permission to pull a report is
 * kept as long, to prove the permissible purpose (FCRA, § 1681b(a)(2); § 1681p: 5 years).
 */
export function keptUntil(deletedAt: Date): Day {
  return addYears(dayOf(deletedAt), KEPT_YEARS);
}
