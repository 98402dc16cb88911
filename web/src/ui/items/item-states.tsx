import { Text } from "@chakra-ui/react";
import { createContext, use } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { partlyRemoved } from "#shared/domain/dispute/partly-removed";
import { Badge } from "#web/src/ui/badge";
import { PartlyRemovedLine } from "./partly-removed-line";

/** Parts of a line: whether an item is in dispute or was removed, by which bureaus, and which bureau's newest file shows it no more. */
export function ItemStates({ item: { id, isRemoved, isDisputed, unseenBy, bureaus } }: { item: NegativeItem }) {
  const part = usePartlyRemoved(id);
  const isConfirmed = bureaus.every((bureau) => unseenBy?.includes(bureau));
  if (!isRemoved && !isDisputed && !part) return null;

  return (
    <>
      {isRemoved && (
        <Badge tone="success">
          <FormattedMessage id={isConfirmed ? "creditReport.item.gone" : "creditReport.item.removed"} />
        </Badge>
      )}
      {!isRemoved && part && <PartlyRemovedLine {...part} />}
      {isDisputed && !part?.awaited.length && (
        <Badge tone="info">
          <FormattedMessage id="creditReport.item.disputed" />
        </Badge>
      )}
      {isDisputed && unseenBy && (
        <Text as="span" fontSize="sm" color="fg.quiet">
          <FormattedMessage id="creditReport.item.unseen" values={{ names: <Names of={unseenBy} /> }} />
        </Text>
      )}
    </>
  );
}

function Names({ of: named }: { of: readonly Bureau[] }) {
  return <FormattedList value={named.map((bureau) => bureauNames[bureau])} />;
}

/** The member's disputes, newest first, for the rows of a screen that knows them. */
export const KnownDisputes = createContext<readonly Dispute[]>([]);

/** By the newest dispute of the item. */
function usePartlyRemoved(itemId: string) {
  const disputes = use(KnownDisputes);
  const newest = disputes.find(({ negativeItemId, partOf }) => negativeItemId === itemId && partOf === undefined);
  return newest && partlyRemoved(newest);
}
