import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CreditReport } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isOrdered } from "#shared/domain/onboarding/steps";
import { DEFAULT_SCORE, reportGain } from "#shared/domain/score/bands";
import { Card } from "#web/src/ui/card";
import { Notice } from "#web/src/ui/notice";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { ScoreDisplay } from "#web/src/ui/score-display";
import { useFlow } from "./flow";
import type { ReportWay } from "./own-report";
import { PULL_STARTED_PERCENT } from "./use-pull";

type PullResultProps = { report: CreditReport; onContinue: () => void; onMore: (way: ReportWay) => void };

/** What the bureaus answered, or the visitor's own report shows, in three figures. */
export function PullResult({ report, onContinue, onMore }: PullResultProps) {
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Figures report={report} />
        {/* Beside the estimate that it is about. */}
        <Text textStyle="sm" color="fg.quiet" maxWidth="prose">
          <FormattedMessage id="onboarding.result.disclaimer" />
        </Text>
      </Stack>
      <Scores report={report} />
      {isOwn(report) ? <OwnNotice onMore={onMore} /> : <PartialNotice answered={report.bureaus} />}
      <Button size="lg" alignSelf="flex-start" onClick={onContinue}>
        <FormattedMessage id="onboarding.result.continue" />
      </Button>
    </Stack>
  );
}

/** Without any score the shared display shows its estimate, and must not call it a bureau's. */
function Scores({ report }: { report: CreditReport }) {
  const { formatMessage } = useIntl();
  const hasScore = report.creditScore !== null || bureaus.some((bureau) => report[`${bureau}Score`] !== null);
  if (hasScore) return <ScoreDisplay {...report} />;

  return (
    <>
      <ScoreDisplay
        dataSourceDetails={{ source: formatMessage({ id: "score.source.noScore" }), realDataDelivered: false }}
      />
      <Text>
        <FormattedMessage
          id={isOwn(report) ? "onboarding.own.noScore" : "onboarding.result.noBureauScore"}
          values={{ score: DEFAULT_SCORE }}
        />
      </Text>
    </>
  );
}

/** Three lines of a card on a phone, three columns where there is room. */
function Figures({ report: { creditScore, negativeItems } }: { report: CreditReport }) {
  const count = negativeItems.length;

  return (
    <Card
      as="dl"
      display="grid"
      gridTemplateColumns={{ sm: "1fr 1fr max-content" }}
      columnGap="4"
      rowGap="2"
      padding="4"
    >
      <Figure label={<FormattedMessage id="onboarding.result.score" />} value={creditScore ?? DEFAULT_SCORE} />
      <Figure label={<FormattedMessage id="onboarding.result.items" />} value={count} />
      <Figure
        label={<FormattedMessage id="onboarding.result.potential" />}
        value={<FormattedMessage id="onboarding.result.points" values={{ points: reportGain(count) }} />}
      />
    </Card>
  );
}

function Figure({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <Flex direction={{ sm: "column" }} justify="space-between" align="baseline" columnGap="3" wrap="wrap">
      <Text as="dt" color="fg.quiet" textStyle="sm">
        {label}
      </Text>
      <Text
        as="dd"
        ms={{ base: "auto", sm: "0" }}
        textStyle={{ base: "lg", sm: "2xl" }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </Text>
    </Flex>
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

const isOwn = ({ dataSource }: CreditReport) => dataSource === "uploaded_report";

/** What a report of one's own leaves open. With the order the selection is fixed, and so is what it was made of. */
function OwnNotice({ onMore }: { onMore: (way: ReportWay) => void }) {
  const { progress, stepProgress } = useFlow();
  if (isOrdered(stepProgress)) return null;

  return (
    <Notice title={<FormattedMessage id="onboarding.own.more.title" />}>
      <Stack gap="3">
        <FormattedMessage id={progress.isPullOffered ? "onboarding.own.more.text" : "onboarding.own.more.files"} />
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" size="sm" onClick={() => onMore("own")}>
            <FormattedMessage id="onboarding.own.more.add" />
          </Button>
          {progress.isPullOffered && (
            <Button variant="outline" size="sm" onClick={() => onMore("pull")}>
              <FormattedMessage id="onboarding.way.pull" />
            </Button>
          )}
        </Flex>
      </Stack>
    </Notice>
  );
}

/** The pull under way. */
export function PullRunning({ percent }: { percent: number }) {
  const { formatMessage } = useIntl();

  return (
    <Card>
      <ProgressBar percent={percent} label={formatMessage({ id: "onboarding.pull.progress.label" })} showsPercent />
      <Text role="status" fontWeight="semibold" mt="2">
        <FormattedMessage id={`onboarding.pull.progress.${wordsAt(percent)}`} />
      </Text>
      {percent < 100 && (
        <Text color="fg.quiet" mt="1">
          <FormattedMessage id="onboarding.pull.wait" />
        </Text>
      )}
    </Card>
  );
}

function wordsAt(percent: number): "idle" | "initiated" | "inProgress" | "success" {
  if (percent < PULL_STARTED_PERCENT) return "idle";
  if (percent === PULL_STARTED_PERCENT) return "initiated";
  return percent < 100 ? "inProgress" : "success";
}
