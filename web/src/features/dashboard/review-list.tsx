import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useNavigate } from "react-router-dom";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { DashboardStats } from "#shared/api/schemas/user";
import { PRICE_PER_SELECTED_ITEM_CENTS } from "#shared/domain/plan/plan";
import { Card } from "#web/src/ui/card";
import { Empty } from "#web/src/ui/empty";
import { Money } from "#web/src/ui/format";
import { ReviewRow } from "./review-row";

const MOST_ROWS = 5;

/** The first five negative items, those that can still be selected for payment before those in dispute. */
export function ReviewList({ items, allowance }: { items: NegativeItem[]; allowance: DashboardStats["allowance"] }) {
  const [selected, setSelected] = useState<string[]>([]);
  const present = items.filter(({ isRemoved }) => !isRemoved);
  const shown = present.toSorted((a, b) => Number(a.isDisputed) - Number(b.isDisputed)).slice(0, MOST_ROWS);
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
            <FormattedMessage id="dashboard.review.lead" />
          </Text>
        </Box>
        {selectable.length > 0 && (
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
            onToggle={() => toggle(item.id)}
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
      {allowance && allowance.remaining > 0 ? (
        <WriteLetters selected={selected} allowance={allowance} />
      ) : (
        <Payment selected={selected} />
      )}
    </Card>
  );
}

type WriteLettersProps = { selected: string[]; allowance: NonNullable<DashboardStats["allowance"]> };

/** Nothing is paid for what the plan includes already. */
function WriteLetters({ selected, allowance }: WriteLettersProps) {
  const navigate = useNavigate();
  const isTooMany = selected.length > allowance.remaining;

  return (
    <Flex mt="4" pt="4" borderTopWidth="1px" borderColor="border.line" gap="4" align="center" wrap="wrap">
      <Text aria-live="polite" flex="1" minW="48">
        <FormattedMessage
          id={isTooMany ? "dashboard.review.tooMany" : "dashboard.review.included"}
          values={{ count: selected.length, ...allowance }}
        />
      </Text>
      <Button
        disabled={selected.length === 0 || isTooMany}
        onClick={() => navigate(`/disputes?new=1&items=${selected.join(",")}`)}
      >
        <FormattedMessage
          id="dashboard.review.write"
          values={{ count: selected.length, left: allowance.remaining - selected.length, period: allowance.period }}
        />
      </Button>
    </Flex>
  );
}

function Payment({ selected }: { selected: string[] }) {
  const navigate = useNavigate();
  const price = <Money cents={PRICE_PER_SELECTED_ITEM_CENTS} />;

  return (
    <Flex
      mt="4"
      pt="4"
      borderTopWidth="1px"
      borderColor="border.line"
      gap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Box aria-live="polite">
        <Text>
          <FormattedMessage id="dashboard.review.selected" values={{ count: selected.length }} />
        </Text>
        <Text fontWeight="semibold">
          <FormattedMessage
            id="dashboard.review.total"
            values={{ total: <Money cents={selected.length * PRICE_PER_SELECTED_ITEM_CENTS} /> }}
          />
        </Text>
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id="dashboard.review.perItem" values={{ price }} />
        </Text>
      </Box>
      <Button
        variant="outline"
        disabled={selected.length === 0}
        onClick={() => navigate(`/subscribe?selectedDisputes=${selected.join(",")}`)}
      >
        <FormattedMessage id="dashboard.review.proceed" />
      </Button>
    </Flex>
  );
}
