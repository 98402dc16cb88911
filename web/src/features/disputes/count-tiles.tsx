import { GridItem, SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "#web/src/ui/card";

type CountName = "all" | "active" | "resolved" | "rejected" | "drafts";

const names: readonly CountName[] = ["all", "active", "resolved", "rejected", "drafts"];

type CountTilesProps = {
  counts: Record<CountName, number>;
  /** Of the active ones, how many wait to be mailed: the dashboard counts the others. */
  waiting: number;
};

export function CountTiles({ counts, waiting }: CountTilesProps) {
  const { formatMessage } = useIntl();

  return (
    <SimpleGrid
      as="section"
      aria-label={formatMessage({ id: "disputes.counts" })}
      columns={{ base: 6, md: 5 }}
      columnGap={{ base: "2", md: "3" }}
      rowGap="2"
    >
      {names.map((name, index) => (
        // On a phone three are above two.
        <GridItem key={name} colSpan={{ base: index < 3 ? 2 : 3, md: 1 }}>
          <Card padding={{ base: "2", md: "4" }} height="full">
            <Text color="fg.quiet" textStyle={{ base: "sm", md: "md" }}>
              <FormattedMessage id={`disputes.count.${name}`} />
            </Text>
            <Text fontSize={{ base: "lg", md: "2xl" }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {counts[name]}
            </Text>
          </Card>
        </GridItem>
      ))}
      {waiting > 0 && (
        <Text color="fg.quiet" fontSize="sm" gridColumn="1 / -1">
          <FormattedMessage id="disputes.count.waiting" values={{ sent: counts.active - waiting, waiting }} />
        </Text>
      )}
    </SimpleGrid>
  );
}
