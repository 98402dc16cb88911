import { Button, Stack } from "@chakra-ui/react";
import { memo, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { AUTOSAVE_DELAY_MS } from "#web/src/ui/autosave";
import { Dialog } from "#web/src/ui/dialog";
import { ItemReasons } from "#web/src/ui/items/item-reasons";
import { ItemRow } from "#web/src/ui/items/item-row";

import { type ReasonChoice, readReasons } from "#web/src/ui/items/reason-choice";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { ReportedItem } from "#web/src/ui/items/reported-item";
import { WhatIsWrong } from "#web/src/ui/items/what-is-wrong";
import { type ChangeSelection, useFlow } from "./flow";
import { chooseReasons, hasRoom, isSelected, sayDetails, toggleItem } from "./selection";

/** One negative item: to select, to look into, and to say what is wrong with it. Renders only when its own answers change. */
export function SelectRow({ found, isTried }: { found: FoundItem; isTried: boolean }) {
  const { selection, changeSelection, mayChoose, stepProgress } = useFlow();
  const { id } = found.item;
  const selected = isSelected(selection, id);

  return (
    <Row
      found={found}
      mayChoose={mayChoose(found.item)}
      selected={selected}
      isFull={!selected && !hasRoom(selection)}
      chosen={selection.reasons[id]}
      details={selection.details[id]}
      isTried={selected && isTried}
      hasIdEnclosed={stepProgress.hasBothSides}
      changeSelection={changeSelection}
    />
  );
}

type RowProps = {
  found: FoundItem;
  mayChoose: boolean;
  selected: boolean;
  isFull: boolean;
  chosen: readonly ReasonKey[] | undefined;
  details: string | undefined;
  isTried: boolean;
  hasIdEnclosed: boolean;
  changeSelection: ChangeSelection;
};

const Row = memo(function Row(props: RowProps) {
  const { found, mayChoose, selected, isFull, changeSelection } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { item } = found;
  const reasons = reasonsOf(props);
  const onToggle = () => changeSelection((selection) => toggleItem(selection, item.id));

  return (
    <>
      <ItemRow
        found={found}
        choice={mayChoose ? { isSelected: selected, isFull, onToggle } : undefined}
        onOpen={() => setIsOpen(true)}
      >
        {selected && mayChoose && <ItemReasons item={item} name={`details-card-${item.id}`} choice={reasons} />}
      </ItemRow>
      {isOpen && (
        <ItemDetails
          found={found}
          reasons={reasons}
          mayChoose={mayChoose}
          isSelected={selected}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
});

/** The reasons of an item as the selection keeps them. Exact facts are asked for later, beside the draft. */
function reasonsOf(props: RowProps) {
  const { found, isFull, chosen = [], details = "", isTried, hasIdEnclosed, changeSelection } = props;
  const { item } = found;
  const draft = { chosen, details, facts: {} };
  const { stated: _, ...read } = readReasons(item, draft);
  const choose = (reasons: readonly ReasonKey[]) =>
    changeSelection((selection) => chooseReasons(selection, item.id, reasons));

  return {
    ...draft,
    ...read,
    isTried,
    isFull,
    hasIdEnclosed,
    choose,
    add: (reason: ReasonKey) => choose([...new Set([...chosen, reason])]),
    say: (words: string) => changeSelection((selection) => sayDetails(selection, item.id, words), AUTOSAVE_DELAY_MS),
  };
}

type ItemDetailsProps = {
  found: FoundItem;
  reasons: ReasonChoice & { add: (reason: ReasonKey) => void };
  mayChoose: boolean;
  isSelected: boolean;
  onClose: () => void;
};

/** Everything that is reported of an item, bureau by bureau, and the reasons to dispute it. */
function ItemDetails({ found, reasons, mayChoose, isSelected, onClose }: ItemDetailsProps) {
  const { item } = found;

  return (
    <Dialog
      open
      size="lg"
      startsAtTitle
      onClose={onClose}
      title={item.creditorName}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="onboarding.item.close" />
        </Button>
      }
    >
      <Stack gap="6">
        <ReportedItem found={found} onUse={mayChoose ? reasons.add : undefined} />
        {mayChoose && (
          <ReasonFields
            choice={reasons}
            name={`details-dialog-${item.id}`}
            legend={<WhatIsWrong item={item} />}
            asksForReason={isSelected}
          />
        )}
      </Stack>
    </Dialog>
  );
}
