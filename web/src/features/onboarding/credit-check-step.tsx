import { FormattedMessage } from "react-intl";
import type { Consents } from "#shared/api/schemas/onboarding";
import { useLanguage } from "#web/src/ui/language";
import { useFlow } from "./flow";
import type { refusedFields } from "./profile-errors";
import { PullConsents } from "./pull-consents";
import { PullFailed } from "./pull-failed";
import { PullResult } from "./pull-result";
import { PullRunning } from "./pull-running";
import { StepFrame } from "./step-frame";
import { usePull } from "./use-pull";

/** Step 3: the visitor's consent, then the three bureaus' answer. */
export function CreditCheckStep() {
  const { getProfile, progress, form, goTo } = useFlow();
  const profile = getProfile();
  const { language } = useLanguage();
  const { state, start, reset } = usePull(progress.isMember);

  const correctDetails = (refused: ReturnType<typeof refusedFields>) => {
    for (const [name, message] of refused) form.setError(name, { message });
    goTo(1);
  };
  const pull = (consents: Consents) => profile && start({ profile, consents, language });

  return (
    <StepFrame
      title={<FormattedMessage id="onboarding.pull.title" />}
      lead={<FormattedMessage id="onboarding.pull.lead" />}
    >
      {state.phase === "running" && <PullRunning percent={state.percent} />}
      {state.phase === "failed" && <PullFailed error={state.error} onRetry={reset} onCorrect={correctDetails} />}
      {(state.phase === "success" || state.phase === "idle") && progress.report !== null && (
        <PullResult report={progress.report} onContinue={() => goTo(4)} />
      )}
      {state.phase === "idle" && progress.report === null && (
        <PullConsents hasProfile={profile !== undefined} onPull={pull} />
      )}
    </StepFrame>
  );
}
