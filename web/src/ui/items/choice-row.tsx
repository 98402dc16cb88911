import { memo, type ReactNode } from "react";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { ItemReasons } from "./item-reasons";
import { ItemRow } from "./item-row";
import type { ReasonDraft } from "./reason-choice";
import { type ChangeOf, choiceOf } from "./use-item-choices";

type ChoiceRowProps = {
  found: FoundItem;
  /** The reasons of a chosen item; undefined while it is not chosen. */
  draft: ReasonDraft | undefined;
  isTried: boolean;
  /** Keeps two pickers on one page apart. */
  picker: string;
  asksForReasons: boolean;
  onToggle: (item: NegativeItem) => void;
  onChange: ChangeOf;
  onOpen?: (item: NegativeItem) => void;
  /** A copy of the writer's ID goes with the letters. */
  hasIdEnclosed?: boolean;
  /** Stable from one rendering to the next. */
  noteOf?: (item: NegativeItem) => ReactNode;
};

/** One item to choose and its reasons. A long list answers a press at once because the rows that did not change are not drawn. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { found, draft, isTried, picker, asksForReasons, onToggle, onChange, onOpen, hasIdEnclosed, noteOf } = props;
  const { item } = found;

  return (
    <ItemRow
      found={found}
      choice={{ isSelected: draft !== undefined, onToggle: () => onToggle(item) }}
      onOpen={onOpen && (() => onOpen(item))}
    >
      {draft && asksForReasons && (
        <ItemReasons
          item={item}
          name={`${picker}-${item.id}`}
          note={noteOf?.(item)}
          choice={{ ...choiceOf(item, draft, isTried, (change) => onChange(item, change)), hasIdEnclosed }}
        />
      )}
    </ItemRow>
  );
});
