import type { Bureau } from "../bureau/bureau";
import type { Exhibit } from "../evidence/exhibit";
import type { ProofKind } from "../evidence/proof";
import type { LetterKind } from "./letter-kind";
import type { ReasonKey } from "./reasons";

type Letters = { bureaus: Partial<Record<Bureau, { kind?: LetterKind }>> };

/** Whether a dispute's letters ask for a block. */
export function asksBlock({ bureaus }: Letters): boolean {
  return Object.values(bureaus).some(({ kind }) => kind === "block");
}

/** What must go with a request to block beside its statement, FCRA 605B(a)(1) and (2), 15 U.S.C. § 1681c-2(a). */
export const blockProofs = ["identity_theft_report", "identity"] as const;
export type BlockProof = (typeof blockProofs)[number];

/** As what they are enclosed; a copy of the ID on file proves the identity, too. */
export const blockProofKinds: readonly ProofKind[] = ["identity_theft_report", "identity_document"];

/** A block is asked for alone: beside it only what says the same in other words. */
const besideTheft: readonly ReasonKey[] = ["identity_theft", "not_mine", "other"];

type Said = {
  reasons: readonly ReasonKey[];
  exhibits?: readonly Pick<Exhibit, "kind">[];
  /** A copy of the ID goes with the letter. */
  hasIdEnclosed: boolean;
};

/**
 * Which proofs a letter because of identity theft lacks to be a request to block: until then, and with a reason about the values of the
 * account beside it, it is an ordinary dispute. Undefined where no block can be asked for.
 */
export function missingBlockProofs({ reasons, exhibits = [], hasIdEnclosed }: Said): BlockProof[] | undefined {
  const isTheftAlone = reasons.includes("identity_theft") && reasons.every((reason) => besideTheft.includes(reason));
  if (!isTheftAlone) return undefined;
  const encloses = (proof: ProofKind) => exhibits.some((exhibit) => exhibit.kind === proof);
  const missing: BlockProof[] = [];
  if (!encloses("identity_theft_report")) missing.push("identity_theft_report");
  if (!hasIdEnclosed && !encloses("identity_document")) missing.push("identity");
  return missing;
}
