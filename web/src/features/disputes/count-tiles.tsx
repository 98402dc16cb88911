import { SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "#web/src/ui/card";

type CountName = "all" | "active" | "resolved" | "rejected" | "drafts";

const names: readonly CountName[] = ["all", "active", "resolved", "rejected", "drafts"];

export function CountTiles({ counts }: { counts: Record<CountName, number> }) {
  const { formatMessage } = useIntl();

  return (
    <SimpleGrid as="section" aria-label={formatMessage({ id: "disputes.counts" })} columns={{ base: 2, md: 5 }} gap="3">
      {names.map((name) => (
        <Card key={name} padding="4" gridColumn={name === "all" ? { base: "span 2", md: "auto" } : undefined}>
          <Text color="fg.quiet">
            <FormattedMessage id={`disputes.count.${name}`} />
          </Text>
          <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[name]}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
