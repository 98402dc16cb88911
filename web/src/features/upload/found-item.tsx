import { Box, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FoundItem } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { Amount, LongDate } from "#web/src/ui/format";

type FoundItemCardProps = { item: FoundItem; isConfirmed: boolean; onConfirm?: (isConfirmed: boolean) => void };

/** One item as it was read, with the words of the report beside it: the member compares the two. */
export function FoundItemCard({ item, isConfirmed, onConfirm }: FoundItemCardProps) {
  return (
    <Card as="article" padding="4">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {item.creditorName}
        </Heading>
        <Badge tone="danger">
          <FormattedMessage id={`item.type.${item.itemType}`} />
        </Badge>
      </Flex>
      <Box borderInlineStartWidth="3px" borderColor="border.control" ps="3" my="3">
        <Text textStyle="sm" color="fg.quiet">
          <FormattedMessage id="upload.item.raw" /> (
          <FormattedMessage id="upload.item.place" values={{ page: item.page, line: item.line }} />)
        </Text>
        <chakra.q overflowWrap="anywhere">{item.rawText}</chakra.q>
        <Text textStyle="sm" color={item.confidence === "high" ? "fg.quiet" : "fg"}>
          <FormattedMessage id={`upload.item.sure.${item.confidence}`} />
        </Text>
      </Box>
      <chakra.dl display="grid" gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(4, 1fr)" }} gap="3">
        <Fact name="account">{item.accountNumber}</Fact>
        <Fact name="amount">
          <Amount dollars={item.amount} />
        </Fact>
        <Fact name="opened">{item.dateOpened && <LongDate value={item.dateOpened} />}</Fact>
        <Fact name="delinquent">{item.dateOfFirstDelinquency && <LongDate value={item.dateOfFirstDelinquency} />}</Fact>
      </chakra.dl>
      <Places item={item} />
      {onConfirm && (
        <CheckboxField checked={isConfirmed} onChange={onConfirm} mt="3">
          <FormattedMessage id="upload.item.confirm" values={{ creditor: item.creditorName }} />
        </CheckboxField>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="sm" color="fg.quiet">
        <FormattedMessage id={`upload.item.${name}`} />
      </chakra.dt>
      <chakra.dd m="0">{children ?? <FormattedMessage id="upload.item.missing" />}</chakra.dd>
    </div>
  );
}

/** Every value that was read, with its place: for whoever wants to look it up. */
function Places({ item }: { item: FoundItem }) {
  return (
    <chakra.details mt="3">
      <chakra.summary cursor="pointer" color="accent.fg" py="2">
        <FormattedMessage id="upload.item.fields" />
      </chakra.summary>
      <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
        {item.fields.map(({ field, bureau, page, line, rawText }) => (
          <Text as="li" key={`${bureau} ${field}`} overflowWrap="anywhere">
            <FormattedMessage id={`upload.field.${field}`} /> ({bureauNames[bureau]},{" "}
            <FormattedMessage id="upload.item.place" values={{ page, line }} />
            ): {rawText}
          </Text>
        ))}
      </Stack>
    </chakra.details>
  );
}
