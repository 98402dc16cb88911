import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { findingsOf } from "#shared/domain/report/findings";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { FindingLabel } from "#web/src/ui/findings";
import { Amount, ReportedDay } from "#web/src/ui/format";
import { ImpactBadge } from "#web/src/ui/impact-badge";
import { ItemTypeIcon } from "#web/src/ui/item-type-icon";
import { useFlow } from "./flow";
import { Fact, ItemDetails } from "./item-details";
import { ReasonBoxes } from "./reason-boxes";
import { hasRoom, isSelected, toggleItem } from "./selection";

export const itemElementId = (itemId: string) => `item-${itemId}`;

/** One negative item: to select, to look into, and to say what is wrong with it. */
export function ItemCard({ item, isTried }: { item: NegativeItem; isTried: boolean }) {
  const { progress, selection, mayChoose } = useFlow();
  const findings = findingsOf(item, progress.report?.negativeItems ?? [], dayOf(new Date()));
  const [isOpen, setIsOpen] = useState(false);
  const selected = isSelected(selection, item.id);

  return (
    <Card
      as="article"
      id={itemElementId(item.id)}
      tabIndex={-1}
      padding="4"
      borderColor={selected ? "accent.solid" : "border.line"}
    >
      <Stack gap="3">
        <Header item={item} />
        <Facts item={item} />
        <FindingLabel findings={findings} />
        {selected && mayChoose(item) && <ReasonBoxes item={item} place="card" isTried={isTried} />}
        <ViewButton creditor={item.creditorName} onOpen={() => setIsOpen(true)} />
      </Stack>
      {isOpen && <ItemDetails item={item} findings={findings} isTried={isTried} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Header({ item }: { item: NegativeItem }) {
  const { formatMessage } = useIntl();
  const { selection, changeSelection, mayChoose } = useFlow();
  const selected = isSelected(selection, item.id);

  return (
    <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap">
      <Flex gap="2" align="flex-start" minWidth="0">
        {mayChoose(item) && (
          <CheckboxField
            checked={selected}
            disabled={!selected && !hasRoom(selection)}
            onChange={() => changeSelection(toggleItem(selection, item.id))}
          >
            <Box srOnly>{formatMessage({ id: "onboarding.selection.select" }, { creditor: item.creditorName })}</Box>
          </CheckboxField>
        )}
        <Box pt="2.5" color="fg.quiet" lineHeight="0">
          <ItemTypeIcon type={item.itemType} />
        </Box>
        <Heading as="h3" size="md" pt="2" overflowWrap="anywhere">
          {item.creditorName}
        </Heading>
      </Flex>
      <Flex gap="2" pt="2" wrap="wrap">
        {item.isDisputed && (
          <Badge tone="info">
            <FormattedMessage id="onboarding.selection.disputing" />
          </Badge>
        )}
        <ImpactBadge impact={item.impact} />
      </Flex>
    </Flex>
  );
}

function Facts({ item }: { item: NegativeItem }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="3">
      <Fact label="onboarding.selection.type">
        <FormattedMessage id={`item.type.${item.itemType}`} />
      </Fact>
      <Fact label="onboarding.selection.amount">
        <Amount dollars={item.amount} />
      </Fact>
      <Fact label="onboarding.selection.dateReported">
        <ReportedDay day={item.dateReported} />
      </Fact>
      <Fact label="onboarding.selection.reportedBy">
        {item.bureaus.map((bureau) => bureauNames[bureau]).join(", ")}
      </Fact>
    </SimpleGrid>
  );
}

function ViewButton({ creditor, onOpen }: { creditor: string; onOpen: () => void }) {
  const { formatMessage } = useIntl();

  return (
    <Button
      variant="outline"
      size="sm"
      alignSelf="flex-start"
      aria-label={formatMessage({ id: "onboarding.selection.viewDetailsOf" }, { creditor })}
      onClick={onOpen}
    >
      <Text as="span">
        <FormattedMessage id="onboarding.selection.viewDetails" />
      </Text>
    </Button>
  );
}
