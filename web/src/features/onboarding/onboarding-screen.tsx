import { Box, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type FocusEvent, lazy, Suspense, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { LAST_STEP, nameOf, type Step, steps } from "#shared/domain/onboarding/steps";
import { useKnownUser, userQuery } from "#web/src/api/session";
import { Failed } from "#web/src/ui/failed";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useLate } from "#web/src/ui/use-late";
import { FlowProvider, useFlowState } from "./flow";
import { useLostVisit } from "./lost-visit";
import type { PaymentStepProps } from "./payment-step";
import { PersonalInfoStep } from "./personal-info-step";
import { draftOf } from "./profile-form";
import { progressQuery } from "./progress-query";
import { StepBar, StepButtons } from "./step-frame";

// The first field comes first: the other steps follow while it is filled in.
const load: Partial<Record<Step, () => Promise<{ default: ComponentType<PaymentStepProps> }>>> = {
  2: async () => ({ default: (await import("./id-upload-step")).IdUploadStep }),
  3: async () => ({ default: (await import("./credit-check-step")).CreditCheckStep }),
  4: async () => ({ default: (await import("./select-step")).SelectStep }),
  5: async () => ({ default: (await import("./payment-step")).PaymentStep }),
  6: async () => ({ default: (await import("./account-step")).AccountStep }),
};
const later = (step: Step) => lazy(load[step] ?? (async () => ({ default: PersonalInfoStep })));

/** From this step on, things are chosen and paid for. */
const FIRST_CHOICE: Step = 4;

const loadLostVisitNotice = async () => (await import("./lost-visit-notice")).LostVisitNotice;

const panels: Record<Step, ComponentType<PaymentStepProps>> = {
  1: PersonalInfoStep,
  2: later(2),
  3: later(3),
  4: later(4),
  5: later(5),
  6: later(6),
};

/** Forms are narrow; what is compared or read side by side gets the whole page. */
const widths: Record<Step, string> = { 1: "content", 2: "2xl", 3: "2xl", 4: "content", 5: "content", 6: "2xl" };

/** `/onboarding`: from the first name to an account, in six steps. */
export function OnboardingScreen(slots: PaymentStepProps) {
  const { formatMessage } = useIntl();
  const { data: progress, isError, refetch } = useQuery(progressQuery);
  // Who has paid is asked for no payment: a member's screen waits for who they are.
  const { isPending } = useQuery({ ...userQuery, refetchOnMount: false });
  if (progress !== undefined && !(progress.isMember && isPending)) return <Steps progress={progress} {...slots} />;

  return (
    <Screen title={formatMessage({ id: "onboarding.title" })} isTitleHidden>
      {isError ? (
        <Failed onRetry={() => refetch()}>
          <FormattedMessage id="onboarding.failed" />
        </Failed>
      ) : (
        <SkeletonRows rows={3} height="24" />
      )}
    </Screen>
  );
}

function Steps({ progress, ...slots }: PaymentStepProps & { progress: OnboardingProgress }) {
  const { formatMessage } = useIntl();
  const flow = useFlowState(progress);
  const { step, form, autosave } = flow;
  const lost = useLostVisit(progress, () => autosave.save({ profile: draftOf(form.getValues()) }));
  const LostVisitNotice = useLate(loadLostVisitNotice, lost !== undefined);
  const isHeld = useKnownUser()?.isPaymentHeld === true && progress.isMember && step >= FIRST_CHOICE;
  const Panel = panels[step];
  const name = formatMessage({ id: `onboarding.steps.${nameOf(step)}` });
  const tabTitle = formatMessage({ id: "onboarding.steps.tab" }, { name, step, total: LAST_STEP });

  useNextStep(step);

  const saveOnBlur = (event: FocusEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) flow.autosave.flush();
  };

  return (
    <FlowProvider value={flow}>
      <Screen title={formatMessage({ id: "onboarding.title" })} isTitleHidden tabTitle={tabTitle}>
        <StepBar />
        {lost && LostVisitNotice && <LostVisitNotice lost={lost} />}
        <Box maxWidth={widths[step]} onBlur={saveOnBlur}>
          <Suspense fallback={<SkeletonRows rows={3} height="24" />}>
            {isHeld ? <HeldPayment /> : <Panel {...slots} />}
          </Suspense>
          {!progress.isMember && step === 1 && (
            <Text mt="6" color="fg.quiet" maxWidth="prose">
              <FormattedMessage id="onboarding.lead" />
            </Text>
          )}
          {!isHeld && <StepButtons />}
        </Box>
      </Screen>
    </FlowProvider>
  );
}

/** In place of the steps that follow the report, where a payment came from a state that is not served. */
function HeldPayment() {
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="subscribe.held.title" />}
      action={<LinkButton size="sm" to="/subscribe" label="onboarding.held.action" />}
    >
      <FormattedMessage id="onboarding.held.text" />
    </Notice>
  );
}

const NEXT_STEP_AFTER_MS = 3_000;

/** Has the code of the next step come while this one is filled in; what does not arrive is asked for when the step opens. */
function useNextStep(step: Step): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = steps.find((candidate) => candidate > step);
      load[next ?? step]?.().catch(() => undefined);
    }, NEXT_STEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step]);
}
