import { Heading, Stack, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { RefundRow } from "#shared/api/schemas/admin";
import { Card } from "#web/src/ui/card";
import { Failed } from "#web/src/ui/failed";
import { LongDate, Money } from "#web/src/ui/format";
import { MoreButton } from "./more-button";
import { refundsQuery } from "./queries";
import { SettleRefund } from "./settle-refund";

/** Refunds that are ordered and not made. What the payment provider has refused is for an administrator to pay back. */
export function OpenRefunds({ adminKey }: { adminKey: string }) {
  const query = useInfiniteQuery(refundsQuery);
  const refunds = query.data?.pages.flatMap((page) => page.refunds) ?? [];

  // A further page that fails leaves those before it on the screen.
  if (query.isError && refunds.length === 0) {
    return <Failed title={<FormattedMessage id="admin.refunds.failed" />} onRetry={() => query.refetch()} />;
  }
  if (refunds.length === 0) return null;
  return (
    <Card>
      <Heading as="h2" size="md" mb="2">
        <FormattedMessage id="admin.refunds.title" />
      </Heading>
      <Text mb="3">
        <FormattedMessage id="admin.refunds.lead" />
      </Text>
      <Stack gap="4">
        <Stack as="ul" listStyleType="none" gap="4">
          {refunds.map((refund) => (
            <Refund key={`${refund.userId}#${refund.refundId}`} refund={refund} adminKey={adminKey} />
          ))}
        </Stack>
        <MoreButton query={query} />
      </Stack>
    </Card>
  );
}

function Refund({ refund, adminKey }: { refund: RefundRow; adminKey: string }) {
  const { userId, orderedAt, amountCents, refusedFor } = refund;
  return (
    <Stack as="li" gap="2" align="flex-start">
      <Text overflowWrap="anywhere">
        <FormattedMessage
          id={refusedFor === undefined ? "admin.refunds.ordered" : "admin.refunds.due"}
          values={{
            amount: <Money cents={amountCents} />,
            client: <code>{userId}</code>,
            date: <LongDate value={orderedAt} />,
            reason: <code>{refusedFor}</code>,
          }}
        />
      </Text>
      {refusedFor !== undefined && <SettleRefund refund={refund} adminKey={adminKey} />}
    </Stack>
  );
}
