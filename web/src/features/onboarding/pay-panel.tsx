import { Button, Flex, Heading, Spinner, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { paidPlanOf } from "#shared/domain/plan/own-plan";
import { useKnownUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { LongDate } from "#web/src/ui/format";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";
import { PayForm } from "./pay-form";
import { usePayment } from "./queries";

/** Paying on the provider's page, and saying so: form, processing, success, error. */
export function PayPanel({ isForDrafts = false }: { isForDrafts?: boolean }) {
  const { progress, paidPlan } = useFlow();
  const { report, goOn } = usePayment();
  const user = useKnownUser();
  const isPaid = progress.isMember ? paidPlanOf(user) !== undefined : progress.paymentReportedAt !== undefined;
  const reported = paidPlan ? "drafts" : "payment";

  return (
    <Card as="section" aria-labelledby="pay-title">
      <Stack gap="4">
        <Heading as="h3" size="xl" id="pay-title">
          <FormattedMessage id={isForDrafts ? "onboarding.drafts.panel" : "onboarding.payment.pay"} />
        </Heading>
        {report.isPending && <Processing of={reported} />}
        {report.isSuccess && <Success of={reported} count={report.data.disputesCreated} onContinue={goOn} />}
        {report.isError && <ReportFailed of={reported} error={report.error} onRetry={report.reset} />}
        {report.isIdle && isPaid && <Noted onContinue={goOn} onDraft={() => report.mutate()} />}
        {report.isIdle && !isPaid && <PayForm onCompleted={() => report.mutate()} />}
      </Stack>
    </Card>
  );
}

/** A payment, or drafts that were added after it. */
type Reported = "payment" | "drafts";

function Processing({ of }: { of: Reported }) {
  return (
    <Flex role="status" gap="3" align="center">
      <Spinner color="accent.solid" />
      <div>
        <Text fontWeight="semibold">
          <FormattedMessage id="onboarding.payment.processing" />
        </Text>
        <Text color="fg.quiet">
          <FormattedMessage id={`onboarding.payment.processing.${of === "payment" ? "text" : "drafts"}`} />
        </Text>
      </div>
    </Flex>
  );
}

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

function Noted({ onContinue, onDraft }: { onContinue: () => void; onDraft: () => void }) {
  const { progress, selection } = useFlow();
  // A visitor's became drafts with the payment; a member may choose more since.
  const count = progress.isMember ? selection.items.length : 0;

  return (
    <>
      <Text>
        <HowItStands />
      </Text>
      {count > 0 ? (
        <Button alignSelf="flex-start" onClick={onDraft}>
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

/** When the payment was reported, and whether it is being checked; of a plan that runs, that it needs none. */
function HowItStands() {
  const { progress } = useFlow();
  const { paymentReportedAt, paymentConfirmedAt } = progress;
  if (useKnownUser()?.subscriptionStatus === "active")
    return <FormattedMessage id="onboarding.selection.active.text" />;
  return (
    <>
      {paymentReportedAt && (
        <FormattedMessage id="onboarding.payment.noted" values={{ date: <LongDate value={paymentReportedAt} /> }} />
      )}{" "}
      <FormattedMessage
        id={`onboarding.payment.${paymentConfirmedAt === undefined ? "noted.verify" : "confirmed.title"}`}
      />
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
