import type { NewDispute } from "#shared/api/schemas/dispute";
import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import { type Day, dayOf } from "#shared/domain/days";
import { contradictionOf } from "#shared/domain/dispute/facts-against-reports";
import { lacksWords, type ReasonKey, reasonsFor } from "#shared/domain/dispute/reasons";
import type { Refusal } from "#shared/domain/dispute/refusals";
import { factAhead, type StatedFact } from "#shared/domain/dispute/stated-facts";
import { refusalOf, viewsOf } from "#shared/domain/dispute/statements";
import type { FactFault } from "#web/src/ui/fact-row";
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
  fault?: FactFault;
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
  const today = dayOf(new Date());
  const refusal = refusalOf(stated, views, today);
  const lacksDetails = lacksWords(chosen, explanation);
  const isComplete = chosen.length > 0 && !refusal && !lacksDetails && incomplete.length === 0;
  return {
    refusal,
    fault: faultOf(refusal, { facts: statedFacts, views, today }),
    lacksDetails,
    offered: reasonsFor(item?.itemType, chosen, views),
    views: item?.bureauViews ?? [],
    stated: isComplete ? asStated(chosen, explanation, statedFacts) : undefined,
  };
}

type Known = { facts: readonly StatedFact[]; views: ReturnType<typeof viewsOf>; today: Day };

function faultOf(refusal: Refusal | undefined, { facts, views, today }: Known): FactFault | undefined {
  const ahead = factAhead(facts, today);
  if (refusal === "factInFuture" && ahead) return { refusal, field: ahead.field };
  const contradiction = contradictionOf(facts, views);
  return contradiction?.refusal === refusal ? contradiction : undefined;
}

export type StatedReasons = Pick<NewDispute, "disputeReason" | "additionalDetails" | "statedFacts">;

function asStated(
  chosen: readonly ReasonKey[],
  additionalDetails: string | undefined,
  statedFacts: NonNullable<NewDispute["statedFacts"]>,
): StatedReasons {
  return { disputeReason: chosen.join("; "), additionalDetails, ...(statedFacts.length > 0 && { statedFacts }) };
}
