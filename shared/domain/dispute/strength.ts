import type { Exhibit } from "../evidence/exhibit";
import type { ProofKind } from "../evidence/proof";
import { type ReasonKey, reasonKeys } from "./reasons";
import { reasonsOf, type StatedFact } from "./stated-facts";

/** What backs a reason: the exact value that is right, the consumer's own words, a paper that shows it. */
export type StrengthPart = "fact" | "words" | "proof";

type Needs = { fact?: true; words?: true; proof: readonly ProofKind[] };

const ID_COPY: ProofKind = "identity_document";
const whoIAm: readonly ProofKind[] = [ID_COPY, "proof_of_address"];
const anyPaper: readonly ProofKind[] = ["statement", "payment_receipt", "court_paper", "other"];

/** What each reason rests on, with the proofs of which one is enough. Bureaus set aside what names no fact, FCRA 611(a)(3). */
const needs: Record<ReasonKey, Needs> = {
  not_mine: { fact: true, proof: whoIAm },
  paid_on_time: { fact: true, proof: ["statement", "payment_receipt"] },
  account_closed: { fact: true, proof: ["statement", "other"] },
  incorrect_amount: { fact: true, proof: ["statement", "payment_receipt", "court_paper"] },
  incorrect_dates: { fact: true, proof: ["statement", "court_paper", "other"] },
  paid_in_full: { fact: true, proof: ["payment_receipt", "statement"] },
  duplicate: { fact: true, proof: ["statement", "other"] },
  identity_theft: { proof: ["identity_theft_report"] },
  mixed_files: { words: true, proof: whoIAm },
  outdated: { words: true, proof: anyPaper },
  other: { words: true, proof: anyPaper },
};

/** One thing that a reason rests on; its words are `item.strength.<part>.<reason>`. */
export type StrengthLine = { reason: ReasonKey; part: StrengthPart; isThere: boolean };

/** `bare` when nothing backs the reasons, `whole` when nothing is missing. No number: how a bureau decides, no one can compute. */
export type Strength = { level: "bare" | "partly" | "whole"; lines: StrengthLine[] };

type Said = {
  reasons: readonly ReasonKey[];
  explanation?: string;
  statedFacts?: readonly StatedFact[];
  exhibits?: readonly Pick<Exhibit, "kind">[];
  /** A copy of the ID goes with the letter by itself. */
  hasIdEnclosed?: boolean;
};

/** What backs a dispute and what is missing, reason by reason. */
export function strengthOf({ reasons, explanation, statedFacts = [], exhibits = [], hasIdEnclosed }: Said): Strength {
  const enclosed: ProofKind[] = [...exhibits.map(({ kind }) => kind), ...(hasIdEnclosed ? [ID_COPY] : [])];
  const lines = reasonKeys
    .filter((reason) => reasons.includes(reason))
    .flatMap((reason): StrengthLine[] => {
      const { fact, words, proof } = needs[reason];
      const isStated = statedFacts.some((stated) => reasonsOf(stated).includes(reason));
      const isProven = enclosed.some((kind) => proof.includes(kind));
      return [
        ...(fact ? [{ reason, part: "fact" as const, isThere: isStated }] : []),
        ...(words ? [{ reason, part: "words" as const, isThere: Boolean(explanation) }] : []),
        { reason, part: "proof", isThere: isProven },
      ];
    });
  const there = lines.filter(({ isThere }) => isThere).length;
  return { level: there === 0 ? "bare" : there < lines.length ? "partly" : "whole", lines };
}
