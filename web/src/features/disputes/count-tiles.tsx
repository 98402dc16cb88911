import { Flex, SimpleGrid, Text } from "@chakra-ui/react";
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
      columns={{ base: 2, md: 5 }}
      gap={{ base: "2", md: "3" }}
    >
      {names.map((name) => (
        <Card
          key={name}
          padding={{ base: "3", md: "4" }}
          gridColumn={name === "all" ? { base: "span 2", md: "auto" } : undefined}
        >
          <Flex
            columnGap="2"
            justify="space-between"
            align={{ base: "baseline", md: "flex-start" }}
            direction={{ base: "row", md: "column" }}
          >
            <Text color="fg.quiet">
              <FormattedMessage id={`disputes.count.${name}`} />
            </Text>
            <Text fontSize={{ base: "lg", md: "2xl" }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {counts[name]}
            </Text>
          </Flex>
          {name === "active" && waiting > 0 && (
            <Text color="fg.quiet" fontSize="sm">
              <FormattedMessage id="disputes.count.waiting" values={{ sent: counts.active - waiting, waiting }} />
            </Text>
          )}
        </Card>
      ))}
    </SimpleGrid>
  );
}
