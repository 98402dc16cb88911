import { Button, Flex, Heading, Spinner, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { contractQuery } from "#web/src/api/queries";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";
import { PayForm } from "./pay-form";
import { usePayment } from "./queries";

/** Paying on the provider's page, and saying so: form, processing, success, error. */
export function PayPanel() {
  const { progress } = useFlow();
  const { report, goOn } = usePayment();
  const [wasReported] = useState(progress.paymentReportedAt !== undefined);
  const reported = wasReported ? "drafts" : "payment";

  return (
    <Card as="section" aria-labelledby="pay-title">
      <Stack gap="4">
        <Heading as="h3" size="xl" id="pay-title">
          <FormattedMessage id="onboarding.payment.pay" />
        </Heading>
        {report.isPending && <Processing />}
        {report.isSuccess && <Success of={reported} count={report.data.disputesCreated} onContinue={goOn} />}
        {report.isError && <ReportFailed of={reported} error={report.error} onRetry={report.reset} />}
        {report.isIdle && progress.paymentReportedAt !== undefined && (
          <Noted reportedAt={progress.paymentReportedAt} onContinue={goOn} onDraft={report.mutate} />
        )}
        {report.isIdle && progress.paymentReportedAt === undefined && (
          <PayForm onCompleted={() => report.mutate(undefined)} />
        )}
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

/** A payment, or drafts that were added after it. */
type Reported = "payment" | "drafts";

function Success({ of, count, onContinue }: { of: Reported; count: number; onContinue: () => void }) {
  const { progress } = useFlow();
  const isPayment = of === "payment";
  const next = progress.isMember ? "onboarding.payment.success.nextMember" : "onboarding.payment.success.next";

  return (
    <Notice
      tone="success"
      isAnnounced
      title={<FormattedMessage id={`onboarding.payment.success.${isPayment ? "title" : "drafts"}`} />}
      action={
        <Button onClick={onContinue}>
          <FormattedMessage id="onboarding.payment.continue" />
        </Button>
      }
    >
      <Text>
        <FormattedMessage id={`onboarding.payment.success.${isPayment ? "text" : "draftsText"}`} values={{ count }} />
        {isPayment && progress.paymentConfirmedAt === undefined && (
          <>
            {" "}
            <FormattedMessage id="onboarding.payment.success.verify" />
          </>
        )}
      </Text>
      <Text>
        <FormattedMessage id={next} />
      </Text>
    </Notice>
  );
}

type NotedProps = { reportedAt: string; onContinue: () => void; onDraft: (plan?: SubscriptionTier) => void };

function Noted({ reportedAt, onContinue, onDraft }: NotedProps) {
  const { progress, selection } = useFlow();
  const { language } = useLanguage();
  const { data: contract } = useQuery(contractQuery(language));
  // A visitor's became drafts with the payment; a member may choose more since.
  const count = progress.isMember ? selection.items.length : 0;

  return (
    <>
      <Text>
        <FormattedMessage id="onboarding.payment.noted" values={{ date: <LongDate value={reportedAt} /> }} />{" "}
        <FormattedMessage
          id={`onboarding.payment.${progress.paymentConfirmedAt === undefined ? "noted.verify" : "confirmed.title"}`}
        />
      </Text>
      {count > 0 ? (
        <Button alignSelf="flex-start" onClick={() => onDraft(contract?.plan)}>
          <FormattedMessage id="onboarding.payment.draft" values={{ count }} />
        </Button>
      ) : (
        <Button alignSelf="flex-start" onClick={onContinue}>
          <FormattedMessage
            id={progress.isMember ? "onboarding.payment.dashboard" : "onboarding.payment.continueAccount"}
          />
        </Button>
      )}
    </>
  );
}

function ReportFailed({ of, error, onRetry }: { of: Reported; error: unknown; onRetry: () => void }) {
  const textOf = useErrorText();

  return (
    <Notice
      tone="danger"
      isAnnounced
      title={<FormattedMessage id={`onboarding.payment.error.${of === "payment" ? "title" : "drafts"}`} />}
      action={
        <Button onClick={onRetry}>
          <FormattedMessage id="onboarding.payment.tryAgain" />
        </Button>
      }
    >
      {of === "payment" && (
        <Text>
          <FormattedMessage id="onboarding.payment.error.text" />
        </Text>
      )}
      <Text>{textOf(error)}</Text>
      <Text>
        <FormattedMessage id="onboarding.payment.error.safe" />
      </Text>
    </Notice>
  );
}
