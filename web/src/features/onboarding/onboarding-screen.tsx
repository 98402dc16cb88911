import { Box, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type FocusEvent, lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
import { LAST_STEP, nameOf, type Step } from "#shared/domain/onboarding/steps";
import { Failed } from "#web/src/ui/failed";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { AccountStep } from "./account-step";
import { CreditCheckStep } from "./credit-check-step";
import { FlowProvider, useFlowState } from "./flow";
import { PaymentStep, type PaymentStepProps } from "./payment-step";
import { PersonalInfoStep } from "./personal-info-step";
import { progressQuery } from "./queries";
import { SelectStep } from "./select-step";
import { StepBar, StepButtons } from "./step-frame";

// Dropping files needs a library of its own, which no other step uses.
const IdUploadStep = lazy(() => import("./id-upload-step").then((module) => ({ default: module.IdUploadStep })));

const panels: Record<Step, ComponentType<PaymentStepProps>> = {
  1: PersonalInfoStep,
  2: IdUploadStep,
  3: CreditCheckStep,
  4: SelectStep,
  5: PaymentStep,
  6: AccountStep,
};

/** Forms are narrow; what is compared or read side by side gets the whole page. */
const widths: Record<Step, string> = { 1: "content", 2: "2xl", 3: "2xl", 4: "content", 5: "content", 6: "2xl" };

/** `/onboarding`: from the first name to an account, in six steps. */
export function OnboardingScreen(slots: PaymentStepProps) {
  const { formatMessage } = useIntl();
  const { data: progress, isError, refetch } = useQuery(progressQuery);
  if (progress !== undefined) return <Steps progress={progress} {...slots} />;

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
  const { step } = flow;
  const Panel = panels[step];
  const name = formatMessage({ id: `onboarding.steps.${nameOf(step)}` });
  const tabTitle = formatMessage({ id: "onboarding.steps.tab" }, { name, step, total: LAST_STEP });

  const saveOnBlur = (event: FocusEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) flow.autosave.flush();
  };

  return (
    <FlowProvider value={flow}>
      <Screen title={formatMessage({ id: "onboarding.title" })} isTitleHidden tabTitle={tabTitle}>
        <StepBar />
        <Box maxWidth={widths[step]} onBlur={saveOnBlur}>
          <Suspense fallback={<SkeletonRows rows={3} height="24" />}>
            <Panel {...slots} />
          </Suspense>
          {!progress.isMember && step === 1 && (
            <Text mt="6" color="fg.quiet" maxWidth="prose">
              <FormattedMessage id="onboarding.lead" />
            </Text>
          )}
          <StepButtons />
        </Box>
      </Screen>
    </FlowProvider>
  );
}
