import { Flex, Text } from "@chakra-ui/react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { Badge } from "#web/src/ui/badge";

/** Whether an item is in dispute or was removed, and which bureau's newest file shows it no more. */
export function ItemStates({ item: { isRemoved, isDisputed, unseenBy, bureaus } }: { item: NegativeItem }) {
  const isConfirmed = bureaus.every((bureau) => unseenBy?.includes(bureau));
  if (!isRemoved && !isDisputed) return null;

  return (
    <Flex gap="2" mt="1" wrap="wrap">
      {isRemoved && (
        <Badge tone="success">
          <FormattedMessage id={isConfirmed ? "creditReport.item.gone" : "creditReport.item.removed"} />
        </Badge>
      )}
      {isDisputed && (
        <Badge tone="info">
          <FormattedMessage id="creditReport.item.disputed" />
        </Badge>
      )}
      {isDisputed && unseenBy && (
        <Text as="span" fontSize="sm" color="fg.quiet">
          <FormattedMessage
            id="creditReport.item.unseen"
            values={{ names: <FormattedList value={unseenBy.map((bureau) => bureauNames[bureau])} /> }}
          />
        </Text>
      )}
    </Flex>
  );
}
