import { SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { Card } from "#web/src/ui/card";

export function SummaryCounts({ items }: { items: NegativeItem[] }) {
  const { formatMessage } = useIntl();
  const present = items.filter(({ isRemoved }) => !isRemoved);
  const counts = {
    negative: present.length,
    disputed: present.filter(({ isDisputed }) => isDisputed).length,
    high: present.filter(({ impact }) => impact === "high").length,
  };

  return (
    <SimpleGrid
      as="section"
      aria-label={formatMessage({ id: "creditReport.summary" })}
      columns={3}
      gap={{ base: "2", sm: "4" }}
    >
      {(["negative", "disputed", "high"] as const).map((name) => (
        <Card
          key={name}
          px={{ base: "3", sm: "4" }}
          py={{ base: "3", sm: "4" }}
          display="flex"
          flexDirection="column"
          justifyContent="space-between"
          // A long word of another language must not widen the page.
          minWidth="0"
          overflowWrap="anywhere"
        >
          <Text color="fg.quiet" fontSize={{ base: "sm", sm: "md" }} lineHeight="short">
            <FormattedMessage id={`creditReport.count.${name}`} />
          </Text>
          <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[name]}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
