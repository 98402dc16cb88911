import { Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";
import { Failed } from "#web/src/ui/failed";
import { LongDate, Money } from "#web/src/ui/format";
import { refundsQuery } from "./queries";

/** Refunds that are ordered and not made. What the payment provider has refused is for an administrator to pay back. */
export function OpenRefunds() {
  const { data, isError, refetch } = useQuery(refundsQuery);

  if (isError) return <Failed title={<FormattedMessage id="admin.refunds.failed" />} onRetry={() => refetch()} />;
  if (!data || data.refunds.length === 0) return null;
  return (
    <Card>
      <Heading as="h2" size="md" mb="2">
        <FormattedMessage id="admin.refunds.title" />
      </Heading>
      <Text mb="3">
        <FormattedMessage id="admin.refunds.lead" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="2">
        {data.refunds.map(({ userId, orderedAt, amountCents, refusedFor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a client may have two of one instant, and the list never changes
          <Text as="li" key={`${userId}-${index}`}>
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
        ))}
      </Stack>
    </Card>
  );
}
