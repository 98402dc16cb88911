import { Box, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { Badge } from "#web/src/ui/badge";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { LongDate, Money } from "#web/src/ui/format";

const tones = { high: "danger", medium: "warning", low: "neutral" } as const;

type ReviewRowProps = { item: NegativeItem; isSelected: boolean; onToggle: () => void };

export function ReviewRow({ item, isSelected, onToggle }: ReviewRowProps) {
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" borderColor="border.line" align="flex-start">
      <CheckboxField checked={isSelected} disabled={item.isDisputed} onChange={onToggle}>
        <Box>
          <Text fontWeight="medium">{item.creditorName}</Text>
          <Text color="fg.quiet" fontSize="sm">
            <FormattedMessage id={`item.type.${item.itemType}`} /> · <Money cents={item.amount * 100} /> ·{" "}
            <FormattedMessage id="dashboard.item.reported" values={{ day: <LongDate value={item.dateReported} /> }} />
          </Text>
        </Box>
      </CheckboxField>
      <Flex ms="auto" gap="2" wrap="wrap" justify="flex-end">
        {item.isDisputed && (
          <Badge tone="accent">
            <FormattedMessage id="dashboard.review.disputing" />
          </Badge>
        )}
        <Badge tone={tones[item.impact]}>
          <FormattedMessage id={`item.impact.${item.impact}`} />
        </Badge>
      </Flex>
    </Flex>
  );
}
