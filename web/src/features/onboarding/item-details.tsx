import { Button, Stack } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { Dialog } from "#web/src/ui/dialog";
import type { ReasonChoice } from "#web/src/ui/items/reason-choice";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { ReportedItem } from "#web/src/ui/items/reported-item";
import { WhatIsWrong } from "#web/src/ui/items/what-is-wrong";

type ItemDetailsProps = {
  found: FoundItem;
  reasons: ReasonChoice & { add: (reason: ReasonKey) => void };
  mayChoose: boolean;
  isSelected: boolean;
  onClose: () => void;
};

/** Everything that is reported of an item, bureau by bureau, and the reasons to dispute it. */
export function ItemDetails({ found, reasons, mayChoose, isSelected, onClose }: ItemDetailsProps) {
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
