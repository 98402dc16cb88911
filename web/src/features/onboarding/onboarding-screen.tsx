import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type FocusEvent, lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { OnboardingProgress } from "#shared/api/schemas/onboarding";
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
import type { Step } from "./steps";

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
  const leadKey = progress?.isMember && progress.report !== null ? "onboarding.leadMember" : "onboarding.lead";

  return (
    <Screen title={formatMessage({ id: "onboarding.title" })} lead={<FormattedMessage id={leadKey} />}>
      {progress !== undefined && <Steps progress={progress} {...slots} />}
      {progress === undefined && isError && (
        <Failed onRetry={() => refetch()}>
          <FormattedMessage id="onboarding.failed" />
        </Failed>
      )}
      {progress === undefined && !isError && <SkeletonRows rows={3} height="24" />}
    </Screen>
  );
}

function Steps({ progress, ...slots }: PaymentStepProps & { progress: OnboardingProgress }) {
  const flow = useFlowState(progress);
  const Panel = panels[flow.step];

  const saveOnBlur = (event: FocusEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) flow.autosave.flush();
  };

  return (
    <FlowProvider value={flow}>
      <StepBar />
      <Box maxWidth={widths[flow.step]} onBlur={saveOnBlur}>
        <Suspense fallback={<SkeletonRows rows={3} height="24" />}>
          <Panel {...slots} />
        </Suspense>
        <StepButtons />
      </Box>
    </FlowProvider>
  );
}
