import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isNoLongerCarried, isPublicRecord } from "#shared/domain/report/public-record";

/** What a reader should know of a court's or an office's public record. */
export function RecordNote({ item }: { item: NegativeItem }) {
  if (!isPublicRecord(item)) return null;
  return (
    <Text color="fg.quiet" fontSize="sm" maxWidth="prose">
      <FormattedMessage id={isNoLongerCarried(item.itemType) ? "item.record.notCarried" : "item.record.bankruptcy"} />
    </Text>
  );
}
