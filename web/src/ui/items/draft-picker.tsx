import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { ChoiceRow } from "./choice-row";
import { DraftsNotMade } from "./drafts-not-made";
import { ItemGroups } from "./item-groups";
import { goToItem } from "./item-row";
import { PickerFooter } from "./picker-footer";
import { useItemChoices } from "./use-item-choices";

type DraftPickerProps = {
  items: readonly NegativeItem[];
  /** The ids of items that were chosen on another page. */
  chosen?: readonly string[];
  /** Keeps two pickers on one page apart. */
  name: string;
  /** Makes drafts of what is chosen. @returns the ids of the items that are drafts now; the others stay chosen */
  onSave: (disputes: NewDispute[]) => Promise<readonly string[]>;
  isSaving: boolean;
  /** Why the last of these drafts could not be made. */
  failure?: unknown;
  /** Opens an item in full. */
  onOpen?: (item: NegativeItem) => void;
  /** The page is there to read: the footer shows only once an item is chosen. */
  isForReading?: boolean;
  /** A copy of the writer's ID goes with the letters by itself. */
  hasIdEnclosed?: boolean;
  /** What is known of a chosen item before its reasons; stable from one rendering to the next. */
  noteOf?: (item: NegativeItem) => ReactNode;
  /** What is left of the plan, or which plan fits so many. */
  note?: (count: number) => ReactNode;
  /** Shown in place of the button where no draft can be made of these items; no reasons are asked for then. */
  instead?: (itemIds: readonly string[]) => ReactNode;
};

/** Negative items to choose from, each with its reasons below it, and the button that makes drafts of them. */
export function DraftPicker(props: DraftPickerProps) {
  const { items, chosen, name, onSave, isSaving, failure, onOpen, isForReading, hasIdEnclosed, noteOf, note, instead } =
    props;
  const choices = useItemChoices(items.filter(isOpenToDispute), chosen);
  const count = choices.selected.length;
  const { problem } = choices;

  const save = async () => {
    const { disputes, faulty } = choices.tryAll();
    if (faulty) return goToItem(faulty.id);
    if (disputes.length > 0) choices.clear(await onSave(disputes));
  };

  return (
    <>
      <ItemGroups items={items}>
        {(found) => {
          const draft = choices.draftOf(found.item);
          return (
            <ChoiceRow
              found={found}
              draft={draft}
              isTried={draft !== undefined && choices.isTried(found.item)}
              picker={name}
              asksForReasons={instead === undefined}
              onToggle={choices.toggle}
              onChange={choices.change}
              onOpen={onOpen}
              hasIdEnclosed={hasIdEnclosed}
              noteOf={noteOf}
            />
          );
        }}
      </ItemGroups>
      <DraftsNotMade error={failure} />
      {(count > 0 || !isForReading) && (
        <PickerFooter
          count={count}
          note={note?.(count)}
          problem={problem && <FormattedMessage id={`item.problem.${problem}`} />}
        >
          {instead?.(choices.selected.map(({ id }) => id)) ?? (
            <Button width={{ base: "full", sm: "auto" }} loading={isSaving} onClick={save}>
              <FormattedMessage id="item.saveDrafts" values={{ count }} />
            </Button>
          )}
        </PickerFooter>
      )}
    </>
  );
}
