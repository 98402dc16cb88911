import { Button, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Consents } from "#shared/api/schemas/onboarding";
import type { CreditReport } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { DEFAULT_SCORE, reportGain } from "#shared/domain/score/bands";
import { Card } from "#web/src/ui/card";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { ScoreDisplay } from "#web/src/ui/score-display";
import { useFlow } from "./flow";
import type { refusedFields } from "./profile-form";
import { PullConsents } from "./pull-consents";
import { PullFailed } from "./pull-failed";
import { StepFrame } from "./step-frame";
import { PULL_STARTED_PERCENT, usePull } from "./use-pull";

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

/** What the bureaus answered, in three figures. */
function PullResult({ report, onContinue }: { report: CreditReport; onContinue: () => void }) {
  const count = report.negativeItems.length;

  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <Figure label={<FormattedMessage id="onboarding.result.score" />} value={report.creditScore ?? DEFAULT_SCORE} />
        <Figure label={<FormattedMessage id="onboarding.result.items" />} value={count} />
        <Figure
          label={<FormattedMessage id="onboarding.result.potential" />}
          value={<FormattedMessage id="onboarding.result.points" values={{ points: reportGain(count) }} />}
        />
      </SimpleGrid>
      <Scores report={report} />
      <Text textStyle="sm" color="fg.quiet" maxWidth="prose">
        <FormattedMessage id="onboarding.result.disclaimer" />
      </Text>
      <PartialNotice answered={report.bureaus} />
      <Button size="lg" alignSelf="flex-start" onClick={onContinue}>
        <FormattedMessage id="onboarding.result.continue" />
      </Button>
    </Stack>
  );
}

/** Without any score the shared display shows its estimate, and must not call it a bureau's. */
function Scores({ report }: { report: CreditReport }) {
  const hasScore = report.creditScore !== null || bureaus.some((bureau) => report[`${bureau}Score`] !== null);
  if (hasScore) return <ScoreDisplay {...report} />;

  return (
    <>
      <ScoreDisplay />
      <Text>
        <FormattedMessage id="onboarding.result.noBureauScore" values={{ score: DEFAULT_SCORE }} />
      </Text>
    </>
  );
}

function Figure({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <Card padding="4">
      <Text color="fg.quiet" textStyle="sm">
        {label}
      </Text>
      <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Card>
  );
}

function PartialNotice({ answered }: { answered: CreditReport["bureaus"] }) {
  const { formatList } = useIntl();
  if (answered.length === 0 || answered.length === bureaus.length) return null;

  return (
    <Notice>
      <FormattedMessage
        id="onboarding.result.partial"
        values={{ bureaus: formatList(answered.map((bureau) => bureauNames[bureau])) }}
      />
    </Notice>
  );
}
