import { Stack } from "@chakra-ui/react";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { FindingQuestions } from "../findings";
import { RecordNote } from "../record-note";
import { BureauViews } from "./bureau-views";
import { ItemFacts } from "./item-facts";

type ReportedItemProps = {
  found: FoundItem;
  /** Takes the reason of a finding as the member's own. Left out where nothing can be disputed. */
  onUse?: (reason: ReasonKey) => void;
};

/** All that is reported of an item, what about it is worth checking, and each bureau's side. */
export function ReportedItem({ found: { item, findings }, onUse }: ReportedItemProps) {
  return (
    <Stack gap="6">
      <ItemFacts item={item} />
      <RecordNote item={item} />
      <FindingQuestions item={item} findings={findings} onUse={onUse} />
      <BureauViews item={item} findings={findings} />
    </Stack>
  );
}
