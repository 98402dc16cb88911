import { Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { isPublicRecord } from "#shared/domain/report/public-record";
import { FindingQuestions } from "../findings";
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

/** What a reader should know of a bankruptcy; of other public records, the questions about them say it. */
function RecordNote({ item }: { item: NegativeItem }) {
  if (item.itemType !== "bankruptcy" || !isPublicRecord(item)) return null;
  return (
    <Text color="fg.quiet" fontSize="sm" maxWidth="prose">
      <FormattedMessage id="item.record.bankruptcy" />
    </Text>
  );
}
