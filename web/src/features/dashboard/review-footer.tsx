import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { Allowance, DashboardStats } from "#shared/api/schemas/user";
import { renewsOn } from "#shared/domain/plan/allowance";
import { PRICE_PER_SELECTED_ITEM_CENTS } from "#shared/domain/plan/plan";
import { LongDate, Money } from "#web/src/ui/format";

type ReviewFooterProps = { selected: string[]; allowance: DashboardStats["allowance"] };

/** The one thing to do with the selection: write the letters, take another plan, or pay, where a payment really follows. */
export function ReviewFooter({ selected, allowance }: ReviewFooterProps) {
  if (allowance) {
    if (allowance.remaining > 0) return <WriteLetters selected={selected} allowance={allowance} />;
    return (
      <>
        <UsedUp allowance={allowance} />
        <Payment selected={selected} />
      </>
    );
  }
  return <Payment selected={selected} />;
}

function Foot({ children }: { children: ReactNode }) {
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
      {children}
    </Flex>
  );
}

/** Nothing is left of the plan: when it is granted again. A larger plan can be paid for before. */
function UsedUp({ allowance: { limit, period } }: { allowance: Allowance }) {
  const day = renewsOn({ period });

  return (
    <Text mt="4" pt="4" borderTopWidth="1px" borderColor="border.line">
      {day === undefined ? (
        <FormattedMessage id="dashboard.review.usedUp" values={{ limit }} />
      ) : (
        <FormattedMessage id="dashboard.review.usedUpUntil" values={{ limit, day: <LongDate value={day} /> }} />
      )}
    </Text>
  );
}

type WriteLettersProps = { selected: string[]; allowance: Allowance };

/** Nothing is paid for what the plan includes already. */
function WriteLetters({ selected, allowance }: WriteLettersProps) {
  const navigate = useNavigate();
  const isTooMany = selected.length > allowance.remaining;
  const left = allowance.remaining - selected.length;

  return (
    <Foot>
      <Text aria-live="polite" flex="1" minW="min(100%, 12rem)">
        <FormattedMessage
          id={isTooMany ? "dashboard.review.tooMany" : "dashboard.review.included"}
          values={{ count: selected.length, over: selected.length - allowance.remaining, ...allowance }}
        />
      </Text>
      <Button
        // The solid one is above: what waits for the member.
        variant="outline"
        disabled={selected.length === 0 || isTooMany}
        onClick={() => navigate(`/disputes?new=1&items=${selected.join(",")}`)}
      >
        <FormattedMessage
          id="dashboard.review.write"
          values={{ count: isTooMany ? 0 : selected.length, left, period: allowance.period }}
        />
      </Button>
    </Foot>
  );
}

function Payment({ selected }: { selected: string[] }) {
  const navigate = useNavigate();
  const price = <Money cents={PRICE_PER_SELECTED_ITEM_CENTS} />;

  return (
    <Foot>
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
    </Foot>
  );
}
