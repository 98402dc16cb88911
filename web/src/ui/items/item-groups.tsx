import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { Fragment, type ReactNode, useId, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { type FoundItem, groupItems, type ItemGroup, itemGroups } from "#shared/domain/report/item-groups";
import { Card } from "#web/src/ui/card";

type ItemGroupsProps = {
  items: readonly NegativeItem[];
  /** The row of one item. */
  children: (found: FoundItem) => ReactNode;
};

/** Negative items by how much they ask for a look: what differs first, what is usually right last. */
export function ItemGroups({ items, children }: ItemGroupsProps) {
  const today = dayOf(new Date());
  const groups = useMemo(() => groupItems(items, today), [items, today]);

  return (
    <Stack gap="5">
      {itemGroups
        .filter((group) => groups[group].length > 0)
        .map((group) => (
          <Group key={group} group={group} count={groups[group].length}>
            {groups[group].map((found) => (
              <Fragment key={found.item.id}>{children(found)}</Fragment>
            ))}
          </Group>
        ))}
    </Stack>
  );
}

function Group({ group, count, children }: { group: ItemGroup; count: number; children: ReactNode }) {
  const id = useId();

  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" size="md" id={id}>
        <FormattedMessage id={`item.group.${group}`} values={{ count }} />
      </Heading>
      <Text color="fg.quiet" textStyle="sm" mb={{ base: "1", md: "2" }} maxWidth="prose">
        <FormattedMessage id={`item.group.${group}.lead`} />
      </Text>
      <Card padding="0" overflow="hidden">
        {children}
      </Card>
    </Box>
  );
}
