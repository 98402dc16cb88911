import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { type Finding, findingsOf } from "#shared/domain/report/findings";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { FindingLabel } from "#web/src/ui/findings";
import { Amount, ReportedOn } from "#web/src/ui/format";
import { ImpactBadge } from "#web/src/ui/impact-badge";
import { ItemTypeIcon } from "#web/src/ui/item-type-icon";
import { ItemDialog } from "./item-dialog";

/** All negative items; each opens its details. */
export function ItemList({ items }: { items: NegativeItem[] }) {
  const [openId, setOpenId] = useState<string>();
  const opened = items.find(({ id }) => id === openId);
  const today = dayOf(new Date());
  const findings = useMemo(
    () => new Map(items.map((item) => [item.id, findingsOf(item, items, today)])),
    [items, today],
  );

  if (items.length === 0) return <FormattedMessage id="creditReport.items.none" />;
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="3">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} findings={findings.get(item.id) ?? []} onOpen={() => setOpenId(item.id)} />
        ))}
      </Stack>
      <ItemDialog item={opened} findings={findings.get(openId ?? "") ?? []} onClose={() => setOpenId(undefined)} />
    </>
  );
}

type ItemRowProps = { item: NegativeItem; findings: readonly Finding[]; onOpen: () => void };

function ItemRow({ item, findings, onOpen }: ItemRowProps) {
  const { formatMessage } = useIntl();

  return (
    // The button is the way for keyboards and screen readers; a click anywhere else on the item does the same.
    <Card as="li" padding="4" cursor="pointer" _hover={{ borderColor: "accent.solid" }} onClick={onOpen}>
      <Flex
        gap="4"
        justify="space-between"
        align={{ base: "stretch", md: "center" }}
        direction={{ base: "column", md: "row" }}
      >
        <Flex gap="3" align="flex-start">
          <Box color="fg.quiet" pt="0.5" lineHeight="0">
            <ItemTypeIcon type={item.itemType} />
          </Box>
          <Box>
            <Text fontWeight="semibold">{item.creditorName}</Text>
            <Text color="fg.quiet" fontSize="sm">
              <FormattedMessage id={`item.type.${item.itemType}`} /> · <Amount dollars={item.amount} /> ·{" "}
              <ReportedOn day={item.dateReported} />
            </Text>
            <Text color="fg.quiet" fontSize="sm">
              <FormattedMessage
                id="creditReport.item.reportedBy"
                values={{ names: <FormattedList value={item.bureaus.map((bureau) => bureauNames[bureau])} /> }}
              />
            </Text>
            <FindingLabel findings={findings} />
          </Box>
        </Flex>
        <Flex gap="2" align="center" wrap="wrap" flexShrink="0" ps={{ base: "8", md: "0" }}>
          {item.isRemoved && (
            <Badge tone="success">
              <FormattedMessage id="creditReport.item.removed" />
            </Badge>
          )}
          {item.isDisputed && (
            <Badge tone="accent">
              <FormattedMessage id="creditReport.item.disputed" />
            </Badge>
          )}
          <ImpactBadge impact={item.impact} />
          <Button
            variant="outline"
            size="sm"
            aria-label={formatMessage({ id: "creditReport.item.open" }, { name: item.creditorName })}
          >
            <FormattedMessage id="creditReport.item.details" />
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
