import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import type { Consents } from "#shared/api/schemas/onboarding";
import { Card } from "#web/src/ui/card";
import { useLanguage } from "#web/src/ui/language";
import { MaskedField } from "#web/src/ui/masked-field";
import { Notice } from "#web/src/ui/notice";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { useFlow } from "./flow";
import { OwnReport, type ReportWay, ReportWayChoice } from "./own-report";
import type { refusedFields } from "./profile-form";
import { PullConsents } from "./pull-consents";
import { PullFailed } from "./pull-failed";
import { PullResult } from "./pull-result";
import { StepFrame } from "./step-frame";
import { PULL_STARTED_PERCENT, usePull } from "./use-pull";

/** Step 3: the visitor's consent and the three bureaus' answer, or a report of the visitor's own. */
export function CreditCheckStep() {
  const { getProfile, progress, form, goTo, isIdentityKept } = useFlow();
  // What is typed here for a later pull draws the step again.
  useWatch({ control: form.control, name: ["ssn", "dateOfBirth"] });
  const profile = getProfile();
  const { language } = useLanguage();
  const { state, start, reset } = usePull(progress.isMember);
  const { report, isPullOffered } = progress;
  const [way, setWay] = useState<ReportWay | undefined>(report ? undefined : isPullOffered ? "pull" : "own");

  const correctDetails = (refused: ReturnType<typeof refusedFields>) => {
    for (const [name, message] of refused) form.setError(name, { message });
    goTo(1);
  };
  const pull = (consents: Consents) => profile && start({ profile, consents, language });
  const isAsked = state.phase !== "idle";
  const isOwn = way === "own" || (way === undefined && report?.dataSource === "uploaded_report");
  const lead = isOwn ? "onboarding.own.lead" : "onboarding.pull.lead";

  return (
    <StepFrame title={<FormattedMessage id="onboarding.pull.title" />} lead={<FormattedMessage id={lead} />}>
      {state.phase === "running" && <PullRunning percent={state.percent} />}
      {state.phase === "failed" && <PullFailed error={state.error} onRetry={reset} onCorrect={correctDetails} />}
      {(state.phase === "success" || (!isAsked && way === undefined)) && report !== null && (
        <PullResult report={report} onContinue={() => goTo(4)} onMore={setWay} />
      )}
      {!isAsked && way !== undefined && (
        <>
          {isPullOffered ? (
            <ReportWayChoice way={way} onChange={setWay} />
          ) : (
            <Notice>
              <FormattedMessage id="onboarding.own.only" />
            </Notice>
          )}
          {way === "pull" && isIdentityKept && <IdentityAgain />}
          {way === "pull" && <PullConsents hasProfile={profile !== undefined} onPull={pull} />}
          {way === "own" &&
            (profile || isIdentityKept ? (
              <OwnReport profile={profile} onDone={() => setWay(undefined)} />
            ) : (
              <Text role="status" fontWeight="semibold">
                <FormattedMessage id="onboarding.pull.noProfile" />
              </Text>
            ))}
        </>
      )}
    </StepFrame>
  );
}

/** The SSN is not shown again once it is kept; to ask the bureaus later it is typed again. */
function IdentityAgain() {
  const { formatMessage } = useIntl();
  const { form } = useFlow();

  return (
    <FormProvider {...form}>
      <MaskedField
        name="dateOfBirth"
        label={formatMessage({ id: "onboarding.profile.dateOfBirth" })}
        hint={formatMessage({ id: "onboarding.profile.dateOfBirth.hint" })}
        mask="00/00/0000"
        autoComplete="bday"
      />
      <MaskedField
        name="ssn"
        label={formatMessage({ id: "onboarding.profile.ssn" })}
        hint={formatMessage({ id: "onboarding.own.ssnAgain" })}
        mask="000-00-0000"
        autoComplete="off"
        secret={formatMessage({ id: "onboarding.profile.ssn.what" })}
      />
    </FormProvider>
  );
}

/** The pull under way. */
function PullRunning({ percent }: { percent: number }) {
  const { formatMessage } = useIntl();

  return (
    <Card>
      <ProgressBar percent={percent} label={formatMessage({ id: "onboarding.pull.progress.label" })} showsPercent />
      <Text role="status" fontWeight="semibold" mt="2">
        <FormattedMessage id={`onboarding.pull.progress.${wordsAt(percent)}`} />
      </Text>
      <Text color="fg.quiet" mt="1">
        <FormattedMessage id="onboarding.pull.wait" />
      </Text>
    </Card>
  );
}

function wordsAt(percent: number): "idle" | "initiated" | "inProgress" | "success" {
  if (percent < PULL_STARTED_PERCENT) return "idle";
  if (percent === PULL_STARTED_PERCENT) return "initiated";
  return percent < 100 ? "inProgress" : "success";
}
