import { Link, List, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { usStates } from "#shared/domain/consumer/us-states";
import { isForbiddenIn } from "#shared/domain/contract/state-rules";
import { Notice } from "#web/src/ui/notice";

const FREE_REPORTS = "https://www.annualcreditreport.com";
const EDUCATION = "https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/";

/** Why the service stops for residents of a state, that it costs them nothing, and what they can do themselves. */
export function StateClosed({ state }: { state: string }) {
  const name = usStates.find(([code]) => code === state)?.[1] ?? state;
  const reason = isForbiddenIn(state) ? "onboarding.state.forbidden" : "onboarding.state.unregistered";

  return (
    <Notice
      tone="warning"
      isAnnounced
      title={<FormattedMessage id="onboarding.state.title" values={{ state: name }} />}
    >
      <Stack gap="3">
        <Text>
          <FormattedMessage id={reason} values={{ state: name }} />
        </Text>
        <Text fontWeight="semibold">
          <FormattedMessage id="onboarding.state.free" />
        </Text>
        <List.Root ps="5">
          <List.Item>
            <Link href={FREE_REPORTS} target="_blank" rel="noopener noreferrer">
              <FormattedMessage id="onboarding.state.report" />
            </Link>
          </List.Item>
          <List.Item>
            <FormattedMessage id="onboarding.state.dispute" />
          </List.Item>
          <List.Item>
            <Link href={EDUCATION} target="_blank" rel="noopener noreferrer">
              <FormattedMessage id="onboarding.state.education" />
            </Link>
          </List.Item>
        </List.Root>
      </Stack>
    </Notice>
  );
}
