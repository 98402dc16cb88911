import { Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "#web/src/ui/card";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { PULL_STARTED_PERCENT } from "./pull-progress";

/** The pull under way. */
export function PullRunning({ percent }: { percent: number }) {
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
