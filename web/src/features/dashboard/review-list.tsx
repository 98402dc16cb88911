import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { DashboardStats } from "#shared/api/schemas/user";
import { groupItems, itemGroups } from "#shared/domain/report/item-groups";
import { today } from "#web/src/api/server-time";
import { useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { Empty } from "#web/src/ui/empty";
import { ReviewFooter } from "./review-footer";
import { ReviewRow } from "./review-row";

const MOST_ROWS = 5;

/** Five negative items, in the order of the report's page: what is worth checking first, what is in dispute last. Nothing can be selected while a payment is verified. */
export function ReviewList({ items, allowance }: { items: NegativeItem[]; allowance: DashboardStats["allowance"] }) {
  const { user } = useUser();
  const [selected, setSelected] = useState<string[]>([]);
  const isWaiting = !allowance && user?.subscriptionStatus === "pending_verification";
  const present = items.filter(({ isRemoved }) => !isRemoved);
  const groups = groupItems(present, today());
  const shown = itemGroups.flatMap((group) => groups[group].map(({ item }) => item)).slice(0, MOST_ROWS);
  const selectable = shown.filter(({ isDisputed }) => !isDisputed).map(({ id }) => id);
  const isAll = selectable.length > 0 && selectable.every((id) => selected.includes(id));

  if (present.length === 0) {
    return (
      <Empty title={<FormattedMessage id="dashboard.review.none.title" />}>
        <FormattedMessage id="dashboard.review.none.text" />
      </Empty>
    );
  }

  const toggle = (id: string) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <Card as="section" aria-labelledby="review-title">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box>
          <Heading as="h2" id="review-title">
            <FormattedMessage id="dashboard.review.title" />
          </Heading>
          <Text color="fg.quiet">
            <FormattedMessage id={isWaiting ? "dashboard.review.pending" : "dashboard.review.lead"} />
          </Text>
        </Box>
        {selectable.length > 0 && !isWaiting && (
          <Button variant="plain" size="sm" onClick={() => setSelected(isAll ? [] : selectable)}>
            <FormattedMessage id={isAll ? "dashboard.review.deselectAll" : "dashboard.review.selectAll"} />
          </Button>
        )}
      </Flex>
      <Stack as="ul" listStyleType="none" gap="0" mt="3">
        {shown.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            isSelected={selected.includes(item.id)}
            onToggle={isWaiting ? undefined : () => toggle(item.id)}
          />
        ))}
      </Stack>
      {present.length > MOST_ROWS && (
        <Button variant="plain" asChild mt="2">
          <Link to="/credit-report">
            <FormattedMessage id="dashboard.review.more" values={{ count: present.length }} />
          </Link>
        </Button>
      )}
      {!isWaiting && <ReviewFooter selected={selected} allowance={allowance} />}
    </Card>
  );
}
