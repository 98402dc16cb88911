import type { SignInProblem } from "#shared/api/sign-in-problems";

/** What the user pool calls the outside provider. */
export const OUTSIDE_PROVIDER = "Outside";

/** The facts of an account that decide on a sign-in at the outside provider. */
type Account = { emailProvenAt?: string; secondFactorSince?: string; disabledAt?: string };

/** `isLinked`: this very identity has opened the account before. */
type Visit = { isLinked: boolean };

/**
 * Why an account stays closed to a sign-in at the outside provider, by a verified address or a linked identity.
 *
 * An account whose own address is not proven is not joined, not even from a browser that is signed in to it: who registered another
 * person's address with a password would share what its owner does there. The mailed link proves the address and takes the account
 * over. Nor does the provider stand in for a second factor: what it asked for is not known, since a claim that it once gave stays in
 * the user pool when the next sign-in comes without it.
 */
export function outsideProblemOf(account: Account, { isLinked }: Visit): SignInProblem | undefined {
  if (account.disabledAt !== undefined) return "disabled";
  if (!isLinked && account.emailProvenAt === undefined) return "unproven";
  if (account.secondFactorSince !== undefined) return "factor";
  return undefined;
}
