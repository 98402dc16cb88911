import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { AwaitedPayment as Awaited } from "#shared/api/schemas/user";
import { LongDate, Money } from "#web/src/ui/format";

/** What an activation goes by: what was received, what the payment provider confirmed, or the member's word alone. */
export function AwaitedPayment({ payment }: { payment: Awaited }) {
  const { confirmedAt, reportedAt, paidCents } = payment;
  const at = confirmedAt ?? reportedAt;
  const kind = confirmedAt ? (paidCents > 0 ? "paid" : "saved") : reportedAt ? "reported" : "nothing";

  return (
    <Text
      as="span"
      display="block"
      maxWidth={{ lg: "11rem" }}
      textStyle="sm"
      color={confirmedAt ? "fg" : "warning.fg"}
      mb="1"
    >
      <FormattedMessage
        id={`admin.users.payment.${kind}`}
        values={{ amount: <Money key="amount" cents={paidCents} />, date: at && <LongDate key="date" value={at} /> }}
      />
    </Text>
  );
}
