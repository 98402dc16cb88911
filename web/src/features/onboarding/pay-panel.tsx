import { Button, Flex, Heading, Spinner, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { plans } from "#shared/domain/plan/plan";
import { offersQuery } from "#web/src/api/queries";
import { Card } from "#web/src/ui/card";
import { Failed } from "#web/src/ui/failed";
import { LongDate, Money } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { useFlow, withParam } from "./flow";
import { PaymentWait } from "./payment-wait";
import { usePayment } from "./queries";

/** Paying on the provider's page, and saying so: form, processing, success, error. */
export function PayPanel() {
  const { progress } = useFlow();
  const { report, goOn } = usePayment();

  return (
    <Card as="section" aria-labelledby="pay-title">
      <Stack gap="4">
        <Heading as="h3" size="xl" id="pay-title">
          <FormattedMessage id="onboarding.payment.pay" />
        </Heading>
        {report.isPending && <Processing />}
        {report.isSuccess && <Success count={report.data.disputesCreated} onContinue={goOn} />}
        {report.isError && <PaymentFailed onRetry={report.reset} />}
        {report.isIdle && progress.paymentReportedAt !== undefined && (
          <Noted reportedAt={progress.paymentReportedAt} onContinue={goOn} />
        )}
        {report.isIdle && progress.paymentReportedAt === undefined && <PayForm onCompleted={() => report.mutate()} />}
      </Stack>
    </Card>
  );
}

function PayForm({ onCompleted }: { onCompleted: () => void }) {
  const { progress, selection } = useFlow();
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { data: offers, isError, refetch } = useQuery(offersQuery(language));
  // In the address, so that it survives a reload and the way back from the payment page.
  const isOpened = search.get("payment") === "opened";
  const offer = offers?.plans.find((candidate) => candidate.id === selection.plan);
  const isSigned = progress.contractSignedAt !== undefined;

  if (isError) return <Failed onRetry={() => refetch()} />;
  return (
    <>
      {offers !== undefined && (
        <Text>
          <FormattedMessage id={`onboarding.payment.policy.${offers.billingPolicy}`} />
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
      {isSigned && offer?.paymentUrl && (
        <Flex gap="3" wrap="wrap">
          <PayLink
            url={offer.paymentUrl}
            isOpened={isOpened}
            policy={offers?.billingPolicy}
            onOpen={() => setSearch(withParam("payment", "opened"), { replace: true })}
          />
          {isOpened && (
            <Button size="lg" onClick={onCompleted}>
              <FormattedMessage id="onboarding.payment.completed" />
            </Button>
          )}
        </Flex>
      )}
      {isSigned && isOpened && <PaymentWait />}
    </>
  );
}

type PayLinkProps = { url: string; isOpened: boolean; policy?: "after_performance" | "prepaid"; onOpen: () => void };

function PayLink({ url, isOpened, policy, onOpen }: PayLinkProps) {
  const { selection } = useFlow();
  const words =
    policy === "after_performance" ? "onboarding.payment.open.after_performance" : "onboarding.payment.open";

  return (
    <Button size="lg" variant={isOpened ? "outline" : "solid"} whiteSpace="normal" asChild>
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
        <FormattedMessage
          id={isOpened ? "onboarding.payment.openAgain" : words}
          values={{ price: <Money cents={plans[selection.plan ?? "monthly"].priceCents} /> }}
        />
      </a>
    </Button>
  );
}

function Processing() {
  return (
    <Flex role="status" gap="3" align="center">
      <Spinner color="accent.solid" />
      <div>
        <Text fontWeight="semibold">
          <FormattedMessage id="onboarding.payment.processing" />
        </Text>
        <Text color="fg.quiet">
          <FormattedMessage id="onboarding.payment.processing.text" />
        </Text>
      </div>
    </Flex>
  );
}

function Success({ count, onContinue }: { count: number; onContinue: () => void }) {
  const { progress } = useFlow();
  const next = progress.isMember ? "onboarding.payment.success.nextMember" : "onboarding.payment.success.next";

  return (
    <Notice
      tone="success"
      isAnnounced
      title={<FormattedMessage id="onboarding.payment.success.title" />}
      action={
        <Button onClick={onContinue}>
          <FormattedMessage id="onboarding.payment.continue" />
        </Button>
      }
    >
      <Text>
        <FormattedMessage id="onboarding.payment.success.text" values={{ count }} />{" "}
        {progress.paymentConfirmedAt === undefined && <FormattedMessage id="onboarding.payment.success.verify" />}
      </Text>
      <Text>
        <FormattedMessage id={next} />
      </Text>
    </Notice>
  );
}

function Noted({ reportedAt, onContinue }: { reportedAt: string; onContinue: () => void }) {
  const { progress } = useFlow();

  return (
    <>
      <Text>
        <FormattedMessage id="onboarding.payment.noted" values={{ date: <LongDate value={reportedAt} /> }} />{" "}
        <FormattedMessage
          id={`onboarding.payment.${progress.paymentConfirmedAt === undefined ? "noted.verify" : "confirmed.title"}`}
        />
      </Text>
      <Button alignSelf="flex-start" onClick={onContinue}>
        <FormattedMessage
          id={progress.isMember ? "onboarding.payment.dashboard" : "onboarding.payment.continueAccount"}
        />
      </Button>
    </>
  );
}

function PaymentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      isAnnounced
      title={<FormattedMessage id="onboarding.payment.error.title" />}
      action={
        <Button onClick={onRetry}>
          <FormattedMessage id="onboarding.payment.tryAgain" />
        </Button>
      }
    >
      <Text>
        <FormattedMessage id="onboarding.payment.error.text" />
      </Text>
      <Text>
        <FormattedMessage id="onboarding.payment.error.safe" />
      </Text>
    </Notice>
  );
}
