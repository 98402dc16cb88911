import { Flex, Text } from "@chakra-ui/react";
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
    <Flex
      as="section"
      aria-label={formatMessage({ id: "disputes.counts" })}
      wrap="wrap"
      columnGap={{ base: "2", md: "3" }}
      rowGap="2"
    >
      {names.map((name) => (
        // On a phone each is one line high, and as wide as its word: what waits for the member comes sooner.
        <Card
          key={name}
          padding={{ base: "2", md: "4" }}
          flex={{ base: "1 1 auto", md: "1 1 0" }}
          display="flex"
          flexDirection={{ base: "row", md: "column" }}
          justifyContent="space-between"
          alignItems={{ base: "center", md: "stretch" }}
          columnGap="1"
        >
          <Text color="fg.quiet" textStyle={{ base: "sm", md: "md" }}>
            <FormattedMessage id={`disputes.count.${name}`} />
          </Text>
          <Text fontSize={{ base: "lg", md: "2xl" }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[name]}
          </Text>
        </Card>
      ))}
      {waiting > 0 && (
        <Text color="fg.quiet" fontSize="sm" flexBasis="full">
          <FormattedMessage id="disputes.count.waiting" values={{ sent: counts.active - waiting, waiting }} />
        </Text>
      )}
    </Flex>
  );
}
