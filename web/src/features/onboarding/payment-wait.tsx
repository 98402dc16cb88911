import { Flex, Spinner, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";
import { progressQuery } from "./queries";
import { PAYMENT_ASK_MS, PAYMENT_LATE_MS, PAYMENT_STOP_MS, useAfter } from "./timing";

/**
 * Waits for the payment provider's event after its page was opened: asks every few seconds, says after a while that it has not come,
 * and stops asking in the end. The visitor's own word is enough to go on at any time.
 */
export function PaymentWait() {
  const { progress } = useFlow();
  const [isLate, setIsLate] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const isConfirmed = progress.paymentConfirmedAt !== undefined;
  useQuery({ ...progressQuery, refetchInterval: isConfirmed || isOver ? false : PAYMENT_ASK_MS });
  useAfter(PAYMENT_LATE_MS, true, () => setIsLate(true));
  useAfter(PAYMENT_STOP_MS, true, () => setIsOver(true));

  if (isConfirmed) {
    return (
      <Notice tone="success" isAnnounced title={<FormattedMessage id="onboarding.payment.confirmed.title" />}>
        <FormattedMessage id="onboarding.payment.confirmed.text" />
      </Notice>
    );
  }
  return (
    <Flex gap="3" align="flex-start" color="fg.quiet">
      {!isOver && <Spinner color="accent.solid" size="sm" mt="1" flexShrink="0" />}
      <Text role="status" maxWidth="prose">
        <FormattedMessage id={isLate ? "onboarding.payment.late" : "onboarding.payment.opened"} />
      </Text>
    </Flex>
  );
}
