import type { Bureau } from "../bureau/bureau";
import type { Exhibit } from "../evidence/exhibit";
import type { ProofKind } from "../evidence/proof";
import type { LetterKind } from "./letter-kind";
import type { ReasonKey } from "./reasons";

/**
 * What a dispute's first letters ask for by its reasons: identity theft for a block (FCRA 605B, 15 U.S.C. § 1681c-2), which has its
 * own proofs and its own clock. Undefined for an ordinary dispute.
 */
export function letterKindOf(reasons: readonly ReasonKey[]): "block" | undefined {
  return reasons.includes("identity_theft") ? "block" : undefined;
}

/** A block is asked for alone: beside it only what says the same in other words. */
const besideTheft: readonly ReasonKey[] = ["identity_theft", "not_mine", "other"];

/** Whether reasons mix a request to block with a dispute about the values of an account: one letter cannot be both. */
export function mixesTheft(reasons: readonly ReasonKey[]): boolean {
  return reasons.includes("identity_theft") && reasons.some((reason) => !besideTheft.includes(reason));
}

type Letters = { bureaus: Partial<Record<Bureau, { kind?: LetterKind }>> };

/** Whether a dispute's letters ask for a block. */
export function asksBlock({ bureaus }: Letters): boolean {
  return Object.values(bureaus).some(({ kind }) => kind === "block");
}

/** What must go with a request to block beside its statement, FCRA 605B(a)(1) and (2). */
export const blockProofs = ["identity_theft_report", "identity"] as const;
export type BlockProof = (typeof blockProofs)[number];

type Enclosed = { kind?: LetterKind | "none"; exhibits?: readonly Pick<Exhibit, "kind">[]; hasIdEnclosed: boolean };

/**
 * What a letter still lacks before it may leave: a block needs a copy of the identity theft report and proof of who its writer is.
 * Undefined when nothing is missing, and for an ordinary dispute.
 */
export function missingBlockProofs({ kind, exhibits = [], hasIdEnclosed }: Enclosed): BlockProof[] | undefined {
  if (kind !== "block") return undefined;
  const encloses = (proof: ProofKind) => exhibits.some((exhibit) => exhibit.kind === proof);
  const missing: BlockProof[] = [];
  if (!encloses("identity_theft_report")) missing.push("identity_theft_report");
  if (!hasIdEnclosed && !encloses("identity_document")) missing.push("identity");
  return missing.length > 0 ? missing : undefined;
}
