import { Box, List, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { PaymentEntry } from "#shared/api/schemas/admin";
import { paymentsQuery } from "#web/src/api/queries";
import { LongDate, Money } from "#web/src/ui/format";
import { PaymentName, PaymentState } from "#web/src/ui/payment-text";

/** What the member has paid and what went back. */
export function PaymentsSection() {
  const { data } = useSuspenseQuery(paymentsQuery);

  if (data.payments.length === 0) {
    return (
      <Text>
        <FormattedMessage id="account.payments.none" />
      </Text>
    );
  }
  return (
    <>
      <Text color="fg.quiet">
        <FormattedMessage id="account.payments.lead" />
      </Text>
      <List.Root variant="plain" width="full">
        {data.payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike, and the list never changes
          <PaymentRow key={`${payment.date}-${index}`} payment={payment} />
        ))}
      </List.Root>
    </>
  );
}

function PaymentRow({ payment }: { payment: PaymentEntry }) {
  return (
    <List.Item
      borderTopWidth="1px"
      borderColor="border.line"
      py="3"
      display="flex"
      justifyContent="space-between"
      gap="4"
    >
      <Box minWidth="0">
        <Text>
          <PaymentName description={payment.description} />
        </Text>
        <Text color="fg.quiet" fontSize="sm">
          <LongDate value={payment.date} />
          {"\u00a0· "}
          <PaymentState payment={payment} />
        </Text>
      </Box>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <Money cents={payment.amountCents} />
      </Text>
    </List.Item>
  );
}
