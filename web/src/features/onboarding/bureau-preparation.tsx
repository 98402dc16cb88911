import { Box, Flex, Heading, List, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { Card } from "#web/src/ui/card";
import { CheckIcon, ClockIcon } from "#web/src/ui/icons";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { BUREAU_STEP_PERCENT, BUREAU_TICK_MS, isPrepared } from "./bureau-progress";
import { useAfter } from "./use-payment";

/** Shows the three bureaus one after the other. It says "prepared": nothing leaves before the member approved it. */
export function BureauPreparation({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const percent = usePreparation();
  useAfter(BUREAU_TICK_MS, percent >= 100, onDone);

  return (
    <Card>
      <Heading as="h3" size="md" mb="3">
        <FormattedMessage id="onboarding.account.bureaus.title" />
      </Heading>
      <ProgressBar percent={percent} label={formatMessage({ id: "onboarding.account.bureaus.progress" })} />
      <List.Root variant="plain" role="status" my="4">
        {bureaus.map((bureau) => (
          <List.Item key={bureau}>
            <BureauLine name={bureauNames[bureau]} isReady={isPrepared(bureau, percent)} />
          </List.Item>
        ))}
      </List.Root>
      <Text color="fg.quiet" maxWidth="prose">
        <FormattedMessage id="onboarding.account.bureaus.note" />
      </Text>
    </Card>
  );
}

function BureauLine({ name, isReady }: { name: string; isReady: boolean }) {
  return (
    <Flex gap="3" align="center">
      <Box color={isReady ? "success.fg" : "fg.quiet"}>{isReady ? <CheckIcon /> : <ClockIcon />}</Box>
      {isReady ? (
        <FormattedMessage id="onboarding.account.bureaus.prepared" values={{ bureau: name }} />
      ) : (
        <span>
          {name}: <FormattedMessage id="onboarding.account.bureaus.waiting" />
        </span>
      )}
    </Flex>
  );
}

function usePreparation(): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const ticks = setInterval(() => setPercent((now) => Math.min(100, now + BUREAU_STEP_PERCENT)), BUREAU_TICK_MS);
    return () => clearInterval(ticks);
  }, []);
  return percent;
}
