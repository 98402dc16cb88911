import { Box, Button, Flex, Grid, Heading, Spinner, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import type { UnsignedContract } from "#shared/api/schemas/contract";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { freeThroughOf } from "#shared/domain/contract/period";
import { contractQuery, offersQuery } from "#web/src/api/queries";
import { serverNow } from "#web/src/api/server-time";
import { Card } from "#web/src/ui/card";
import { DueToday } from "#web/src/ui/due-today";
import { useErrorText } from "#web/src/ui/error-text";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { OrderSummary } from "./answers-to-check";
import { useFlow } from "./flow";
import { type SameVisit, useSameVisit } from "./lost-visit";
import { PayForm } from "./pay-form";
import { usePayment, useProgressChange } from "./queries";
import { StepFrame } from "./step-frame";

export type PaymentStepProps = {
  /** The contract, to read and sign: another feature's, which the page brings. */
  Contract: ComponentType<{
    unsigned?: UnsignedContract;
    onChange: (unsigned: UnsignedContract) => void;
    onSigned: (signedAt: string) => void;
    signWith: SameVisit;
  }>;
};

/** Step 5: what is due and when, the answers to check, the contract, the payment. */
export function PaymentStep({ Contract }: PaymentStepProps) {
  const { entries, progress, updateEntries } = useFlow();
  const changeProgress = useProgressChange();
  const inSameVisit = useSameVisit(progress);

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.payment.title" />}
      lead={<FormattedMessage id={leadOf(progress)} />}
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }} gap="6" alignItems="start">
        <Due />
        {/* Stays beside what is read and signed, where there is room. */}
        <Box gridColumn={{ lg: "2" }} gridRow={{ lg: "1 / span 3" }} position={{ lg: "sticky" }} top="20">
          <OrderSummary />
        </Box>
        <Card>
          <Contract
            unsigned={entries.unsignedContract}
            onChange={(unsignedContract) => updateEntries({ unsignedContract })}
            onSigned={(contractSignedAt) => changeProgress({ contractSignedAt })}
            signWith={inSameVisit}
          />
        </Card>
        <PayPanel />
      </Grid>
    </StepFrame>
  );
}

/** What is to be done next: a payment may be reported before the contract is signed. */
function leadOf({ contractSignedAt, paymentReportedAt }: OnboardingProgress): string {
  if (contractSignedAt === undefined) return "onboarding.payment.lead";
  return paymentReportedAt === undefined ? "onboarding.payment.lead.signed" : "onboarding.payment.lead.reported";
}

/** What is due today and later; before anything is read or signed. */
function Due() {
  const { selection } = useFlow();
  const { language } = useLanguage();
  const { data: offers } = useQuery(offersQuery(language));
  const { data: contract } = useQuery(contractQuery(language));
  const plan = contract?.plan ?? selection.plan ?? "monthly";

  if (offers === undefined || contract === undefined) return <Box minHeight="24" />;
  const now = serverNow();
  return (
    <DueToday
      plan={plan}
      billingPolicy={offers.billingPolicy}
      now={now}
      freeThrough={freeThroughOf(contract, plan, now)}
    />
  );
}

/** Paying on the provider's page, and saying so: form, processing, success, error. */
function PayPanel() {
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
        {report.isError && <PaymentFailed error={report.error} onRetry={report.reset} />}
        {report.isIdle && progress.paymentReportedAt !== undefined && (
          <Noted reportedAt={progress.paymentReportedAt} onContinue={goOn} />
        )}
        {report.isIdle && progress.paymentReportedAt === undefined && <PayForm onCompleted={() => report.mutate()} />}
      </Stack>
    </Card>
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

function PaymentFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const textOf = useErrorText();

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
      <Text>{textOf(error)}</Text>
      <Text>
        <FormattedMessage id="onboarding.payment.error.safe" />
      </Text>
    </Notice>
  );
}
