import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { shownDigits } from "#shared/domain/report/account-number";
import { shownAmount } from "#shared/domain/report/item-groups";
import { Badge } from "#web/src/ui/badge";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { ReportedOn } from "#web/src/ui/format";
import { ImpactBadge } from "#web/src/ui/impact-badge";
import { ItemAmount } from "#web/src/ui/items/item-row";

/** `onToggle` is left out where nothing can be selected. */
type ReviewRowProps = { item: NegativeItem; isSelected: boolean; onToggle?: () => void };

export function ReviewRow({ item, isSelected, onToggle }: ReviewRowProps) {
  return (
    <Flex
      as="li"
      columnGap="3"
      py={{ base: "3", md: "1" }}
      borderTopWidth="1px"
      borderColor="border.line"
      justify="space-between"
      direction={{ base: "column", md: "row" }}
    >
      {onToggle ? (
        <CheckboxField checked={isSelected} disabled={item.isDisputed} onChange={onToggle}>
          <RowText item={item} />
        </CheckboxField>
      ) : (
        <Box py="2.5">
          <RowText item={item} />
        </Box>
      )}
      <Flex gap="2" wrap="wrap" ps={{ base: onToggle ? "9" : "0", md: "0" }} pt={{ md: "2.5" }} align="flex-start">
        {item.isDisputed && (
          <Badge tone="accent">
            <FormattedMessage id="dashboard.review.disputing" />
          </Badge>
        )}
        <ImpactBadge impact={item.impact} />
      </Flex>
    </Flex>
  );
}

function RowText({ item }: { item: NegativeItem }) {
  const digits = shownDigits(item.accountNumber);

  return (
    <Box>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {item.creditorName}
        {digits && (
          <chakra.span fontWeight="normal" color="fg.quiet">
            {` ${digits}`}
          </chakra.span>
        )}
      </Text>
      <Text color="fg.quiet" fontSize="sm">
        <FormattedMessage id={`item.type.${item.itemType}`} />
        {"\u00a0· "}
        <ItemAmount amount={shownAmount(item)} />
        <Box as="span" display={{ base: "none", sm: "inline" }}>
          {"\u00a0· "}
        </Box>
        <Box as="span" display={{ base: "block", sm: "inline" }}>
          <ReportedOn day={item.dateReported} />
        </Box>
      </Text>
    </Box>
  );
}
