import type { DisputeOutcome } from "../../../dispute/dispute";
import { plain } from "../../upload/words/fields";
import { anyOf, asideRemoved, ofAll, partRemoved } from "../no-outcome";
import { finished, stems } from "./outcome-stems";
import {
  advised,
  block,
  cameBack,
  didSo,
  frivolous,
  gone,
  labels,
  negated,
  nowElse,
  open,
  refusal,
  same,
  turns,
  unsaid,
  untrue,
  wished,
} from "./verdict-words";

/** What a text says became of an item; "open" while nothing has, "reinserted" where a deleted one is back. */
export type Verdict = { said: DisputeOutcome | "open" | "reinserted"; isSure: boolean };

const LONGEST_LABEL = 60;

/** What a text says became of the item that it is about; undefined where it says nothing, or only what may be. */
export function verdictOf(text: string): Verdict | undefined {
  const said = plain(text)
    .toLowerCase()
    .replaceAll(partRemoved, " modified ")
    .replaceAll(asideRemoved, " ")
    .replaceAll(labels, " ")
    .replaceAll(ofAll, " ")
    .replaceAll(anyOf, " ")
    .replaceAll(didSo, " deleted ")
    .replaceAll(wished, " ")
    .replaceAll(advised, (_, verb: string) => (/^(?:del|rem|tak|pul|dro)/.test(verb) ? " deleted " : " modified "));
  if (cameBack.test(said) && !unsaid.test(said)) return { said: "reinserted", isSure: true };
  const isLabel = said.trim().length <= LONGEST_LABEL;
  const clauses = said
    .split(/[.;!?](?:\s|$)|\s[-–—]\s|:\s|\s[·•|]\s|,? (?:but|however|although|pero)\b|, (?:and|so|which|y) /)
    .filter((clause) => clause.trim() !== "");
  const kinds = clauses.flatMap((clause) =>
    unsaid.test(clause) && !(isLabel && isRefusedBlock(clause)) ? [] : (kindOf(clause, isLabel) ?? []),
  );
  const has = (kind: Verdict["said"]) => kinds.some((each) => each.kind === kind && each.isSure);
  const first = kinds.find(({ isSure }) => isSure) ?? kinds[0];
  if (!first) return undefined;
  if (turns.test(said)) return { said: first.kind, isSure: false };
  for (const strong of ["block_declined", "blocked", "frivolous"] as const)
    if (has(strong)) return { said: strong, isSure: true };
  // A count of all outcomes is of no item.
  if ((["deleted", "verified", "modified"] as const).every(has)) return undefined;
  const isBoth = has("verified") && has("modified") && kinds[0]?.kind === "verified";
  if (!has("deleted") && isBoth) return { said: "verified_but_corrected", isSure: true };
  return { said: has("deleted") && first.kind !== "open" ? "deleted" : first.kind, isSure: first.isSure };
}

/** "Request to block declined" */
const isRefusedBlock = (clause: string) => block.test(clause) && refusal.test(clause);

type Kind = { kind: Verdict["said"]; isSure: boolean };

function kindOf(clause: string, isLabel: boolean): Kind | undefined {
  if (open.test(clause)) return { kind: "open", isSure: true };
  if (block.test(clause)) return { kind: refusal.test(clause) ? "block_declined" : "blocked", isSure: true };
  if (refusal.test(clause) && /^(?:your |the )?(?:request|solicitud)\b/.test(clause.trim()))
    return { kind: "block_declined", isSure: false };
  if (frivolous.test(clause)) return { kind: "frivolous", isSure: true };
  if (gone.test(clause)) return { kind: "deleted", isSure: true };
  if (same.test(clause)) return { kind: "verified", isSure: true };
  const found = stems.flatMap(([kind, words]) => {
    const { 0: word = "", index = -1 } = words.exec(clause) ?? {};
    if (index < 0 || !(isLabel || finished.test(word))) return [];
    const isNegated = negated.test(clause.slice(0, index)) || (kind === "verified" && untrue.test(clause.slice(index)));
    return [{ kind, at: index, isNegated }];
  });
  const sorted = found.sort((a, b) => a.at - b.at);
  const asserted = sorted.filter(({ isNegated }) => !isNegated);
  const deleted = asserted.find(({ kind }) => kind === "deleted");
  if (deleted) return { kind: "deleted", isSure: true };
  const [first, second] = asserted;
  if (first?.kind === "verified" && second?.kind === "modified") {
    const isThat = /^[^,]{0,30}\bthat\b/.test(clause.slice(first.at));
    return { kind: isThat ? "modified" : "verified_but_corrected", isSure: true };
  }
  if (first) return { kind: first.kind, isSure: true };
  if (nowElse.test(clause)) return { kind: "modified", isSure: true };
  const [denied] = sorted;
  // What could not be verified is to be deleted; what was not deleted or changed stays.
  return denied && { kind: denied.kind === "verified" ? "deleted" : "verified", isSure: denied.kind !== "verified" };
}
