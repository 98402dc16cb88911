import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { ItemRow } from "#web/src/ui/items/item-row";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { useFlow } from "./flow";
import { ItemDetails } from "./item-details";
import { hasRoom, isSelected, toggleItem } from "./selection";
import { useReasons } from "./use-reasons";

/** One negative item: to select, to look into, and to say what is wrong with it. */
export function SelectRow({ found, isTried }: { found: FoundItem; isTried: boolean }) {
  const { selection, changeSelection, mayChoose } = useFlow();
  const [isOpen, setIsOpen] = useState(false);
  const { item, findings } = found;
  const reasons = useReasons(item, isTried);
  const selected = isSelected(selection, item.id);
  const choice = {
    isSelected: selected,
    isFull: !hasRoom(selection),
    onToggle: () => changeSelection(toggleItem(selection, item.id)),
  };

  return (
    <>
      <ItemRow found={found} choice={mayChoose(item) ? choice : undefined} onOpen={() => setIsOpen(true)}>
        {selected && mayChoose(item) && (
          <Box ps={{ base: "2", sm: "14" }} pe="2" pb="3">
            <ReasonFields
              choice={reasons}
              name={`details-card-${item.id}`}
              legend={<FormattedMessage id="item.reasonsOf" values={{ creditor: item.creditorName }} />}
              asksForReason
            />
          </Box>
        )}
      </ItemRow>
      {isOpen && <ItemDetails item={item} findings={findings} reasons={reasons} onClose={() => setIsOpen(false)} />}
    </>
  );
}
