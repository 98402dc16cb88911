import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isPublicRecord } from "#shared/domain/report/public-record";

/** What a reader should know of a bankruptcy; of other public records, the questions about them say it. */
export function RecordNote({ item }: { item: NegativeItem }) {
  if (item.itemType !== "bankruptcy" || !isPublicRecord(item)) return null;
  return (
    <Text color="fg.quiet" fontSize="sm" maxWidth="prose">
      <FormattedMessage id="item.record.bankruptcy" />
    </Text>
  );
}
