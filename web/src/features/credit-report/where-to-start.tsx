import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { groupItems } from "#shared/domain/report/item-groups";
import { Card } from "#web/src/ui/card";
import { goTo } from "#web/src/ui/go-to";

/** The heading of the list, to which the card leads. */
export const ITEMS_TITLE_ID = "items-title";

/** The one thing to do with a report: look at the items that raise a question, which are below the scores. */
export function WhereToStart({ items }: { items: readonly NegativeItem[] }) {
  const count = useMemo(() => groupItems(items, dayOf(new Date())).worthChecking.length, [items]);
  if (count === 0) return null;

  return (
    <Card as="section" aria-labelledby="start-title" borderStartWidth="4px" borderStartColor="accent.solid">
      <Flex gap="4" justify="space-between" align="center" wrap="wrap">
        <div>
          <Heading as="h2" id="start-title" size="lg">
            <FormattedMessage id="creditReport.start.title" values={{ count }} />
          </Heading>
          <Text mt="1" maxWidth="prose">
            <FormattedMessage id="creditReport.start.text" />
          </Text>
        </div>
        <Button onClick={() => goTo(document.getElementById(ITEMS_TITLE_ID))}>
          <FormattedMessage id="creditReport.start.action" values={{ count }} />
        </Button>
      </Flex>
    </Card>
  );
}
