import { Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { PartlyRemoved } from "#shared/domain/dispute/partly-removed";

/** That some of the bureaus have removed an item, and which are still asked. */
export function PartlyRemovedLine({ removed, awaited }: Pick<PartlyRemoved, "removed" | "awaited">) {
  const { formatList } = useIntl();
  const names = (bureaus: readonly Bureau[]) => formatList(bureaus.map((bureau) => bureauNames[bureau]));

  return (
    <Text as="span" fontSize="sm" fontWeight="medium" color="success.fg">
      <FormattedMessage
        id="creditReport.item.partly"
        values={{ removed: names(removed), awaited: names(awaited), count: awaited.length }}
      />
    </Text>
  );
}
