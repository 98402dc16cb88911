import { Button, Flex, Spinner, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { plans } from "#shared/domain/plan/plan";
import { offersQuery } from "#web/src/api/queries";
import { Failed } from "#web/src/ui/failed";
import { Money } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { useFlow, withParam } from "./flow";
import { progressQuery } from "./progress-query";
import { PAYMENT_ASK_MS, PAYMENT_LATE_MS, PAYMENT_STOP_MS, useAfter } from "./timing";

/** Paying on the provider's page, and saying so when it is done. */
export function PayForm({ onCompleted }: { onCompleted: () => void }) {
  const { progress, selection } = useFlow();
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { data: offers, isError, refetch } = useQuery(offersQuery(language));
  // In the address, so that it survives a reload and the way back from the payment page.
  const isOpened = search.get("payment") === "opened";
  const offer = offers?.plans.find((candidate) => candidate.id === selection.plan);
  const isSigned = progress.contractSignedAt !== undefined;
  const isConfirmed = progress.paymentConfirmedAt !== undefined;
  const price = <Money key="price" cents={plans[selection.plan ?? "monthly"].priceCents} />;

  if (isError) return <Failed onRetry={() => refetch()} />;
  return (
    <>
      {offers !== undefined && (
        <Text>
          <FormattedMessage id={`onboarding.payment.policy.${offers.billingPolicy}`} values={{ price }} />
        </Text>
      )}
      {!isSigned && (
        <Text fontWeight="semibold">
          <FormattedMessage id="onboarding.payment.signFirst" />
        </Text>
      )}
      {isSigned && offers !== undefined && !offer?.paymentUrl && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id="onboarding.selection.noPlan" />
        </Text>
      )}
      {isSigned && (isOpened || isConfirmed) && <PaymentWait />}
      {isSigned && offer?.paymentUrl && (
        <Flex gap="3" wrap="wrap">
          {/* What the provider has confirmed is not paid a second time. */}
          {!isConfirmed && (
            <PayLink
              url={offer.paymentUrl}
              isOpened={isOpened}
              policy={offers?.billingPolicy}
              onOpen={() => setSearch(withParam("payment", "opened"), { replace: true })}
            />
          )}
          {(isOpened || isConfirmed) && (
            <Button size="lg" width={{ base: "full", sm: "auto" }} onClick={onCompleted}>
              <FormattedMessage id="onboarding.payment.completed" />
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}

type PayLinkProps = { url: string; isOpened: boolean; policy?: "after_performance" | "prepaid"; onOpen: () => void };

function PayLink({ url, isOpened, policy, onOpen }: PayLinkProps) {
  const { selection } = useFlow();
  const words =
    policy === "after_performance" ? "onboarding.payment.open.after_performance" : "onboarding.payment.open";

  return (
    <Button
      size="lg"
      width={{ base: "full", sm: "auto" }}
      variant={isOpened ? "outline" : "solid"}
      whiteSpace="normal"
      asChild
    >
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
        <FormattedMessage
          id={isOpened ? "onboarding.payment.openAgain" : words}
          values={{ price: <Money cents={plans[selection.plan ?? "monthly"].priceCents} /> }}
        />
      </a>
    </Button>
  );
}

/**
 * Waits for the payment provider's event after its page was opened: asks every few seconds, says after a while that it has not come,
 * and stops asking in the end. The visitor's own word is enough to go on at any time.
 */
function PaymentWait() {
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
