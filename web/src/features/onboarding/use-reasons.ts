import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import { type ReasonChoice, readReasons } from "#web/src/ui/items/reason-choice";
import { useFlow } from "./flow";
import { chooseReasons, hasRoom, isSelected, sayDetails } from "./selection";

/** The reasons of an item as the selection keeps them. Exact facts are asked for later, beside the draft. */
export function useReasons(item: NegativeItem, isTried: boolean): ReasonChoice & { add: (reason: ReasonKey) => void } {
  const { selection, changeSelection } = useFlow();
  const draft = { chosen: selection.reasons[item.id] ?? [], details: selection.details[item.id] ?? "", facts: {} };
  const { stated: _, ...read } = readReasons(item, draft);
  const choose = (chosen: readonly ReasonKey[]) => changeSelection(chooseReasons(selection, item.id, chosen));

  return {
    ...draft,
    ...read,
    isTried,
    isFull: !isSelected(selection, item.id) && !hasRoom(selection),
    choose,
    add: (reason) => choose([...new Set([...draft.chosen, reason])]),
    say: (details) => changeSelection(sayDetails(selection, item.id, details)),
  };
}
