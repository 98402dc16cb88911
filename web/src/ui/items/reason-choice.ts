import type { NewDispute } from "#shared/api/schemas/dispute";
import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { type Contradiction, contradictionOf } from "#shared/domain/dispute/facts-against-reports";
import { lacksWords, type ReasonKey, reasonsFor } from "#shared/domain/dispute/reasons";
import type { Refusal } from "#shared/domain/dispute/refusals";
import { refusalOf, viewsOf } from "#shared/domain/dispute/statements";
import { type FactDrafts, readFacts } from "#web/src/ui/stated-facts";

/** What is ticked and typed about one item. */
export type ReasonDraft = { chosen: readonly ReasonKey[]; details: string; facts: FactDrafts };

export const emptyReasons: ReasonDraft = { chosen: [], details: "", facts: {} };

/** The reasons of one item, as its boxes show and change them. */
export type ReasonChoice = ReasonDraft & {
  offered: readonly ReasonKey[];
  views: readonly BureauView[];
  /** Why the reasons cannot be stated of the item. */
  refusal?: Refusal;
  /** The fact that the refusal is about, where it is about one. */
  contradiction?: Contradiction;
  lacksDetails: boolean;
  /** What is missing is said from the first try on. */
  isTried: boolean;
  /** No item more can be chosen, so no reason of this one either. */
  isFull?: boolean;
  /** A copy of the writer's ID goes with the letters by itself. */
  hasIdEnclosed?: boolean;
  choose: (chosen: readonly ReasonKey[]) => void;
  say: (details: string) => void;
  /** Left out where exact facts are not asked for. */
  stateFacts?: (facts: FactDrafts) => void;
};

/** What follows from a draft about its item (undefined while the item is not known). */
export function readReasons(item: NegativeItem | undefined, { chosen, details, facts }: ReasonDraft) {
  const { facts: statedFacts, incomplete } = readFacts(facts, chosen);
  const explanation = details.trim() || undefined;
  const stated = { reasons: chosen, explanation, statedFacts };
  const views = item ? viewsOf(item) : [];
  const refusal = refusalOf(stated, views, dayOf(new Date()));
  const contradiction = contradictionOf(statedFacts, views);
  const lacksDetails = lacksWords(chosen, explanation);
  const isComplete = chosen.length > 0 && !refusal && !lacksDetails && incomplete.length === 0;
  return {
    refusal,
    contradiction: contradiction?.refusal === refusal ? contradiction : undefined,
    lacksDetails,
    offered: reasonsFor(item?.itemType, chosen, views),
    views: item?.bureauViews ?? [],
    stated: isComplete ? asStated(chosen, explanation, statedFacts) : undefined,
  };
}

export type StatedReasons = Pick<NewDispute, "disputeReason" | "additionalDetails" | "statedFacts">;

function asStated(
  chosen: readonly ReasonKey[],
  additionalDetails: string | undefined,
  statedFacts: NonNullable<NewDispute["statedFacts"]>,
): StatedReasons {
  return { disputeReason: chosen.join("; "), additionalDetails, ...(statedFacts.length > 0 && { statedFacts }) };
}
