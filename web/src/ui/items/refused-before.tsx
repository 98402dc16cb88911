import { Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { refusedBy } from "#shared/domain/dispute/something-new";

type RefusedBeforeProps = {
  itemId: string;
  /** All of the member's, newest first. */
  disputes: readonly Dispute[] | undefined;
};

/** Says of an item that a bureau has refused what a new dispute of it needs: one that repeats the old is not sent. */
export function RefusedBefore({ itemId, disputes = [] }: RefusedBeforeProps) {
  const { formatList } = useIntl();
  const refused = refusedBy(itemId, disputes);
  if (refused.length === 0) return null;

  return (
    <Text fontSize="sm" maxWidth="prose" mb="3">
      <FormattedMessage
        id="item.refusedBefore"
        values={{ count: refused.length, bureaus: formatList(refused.map((bureau) => bureauNames[bureau])) }}
      />
    </Text>
  );
}
