import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Step } from "#shared/domain/onboarding/steps";
import { useFlow } from "./flow";

type AnswerRowProps = {
  /** Key of the message that names the answer. */
  label: string;
  /** The step in which it can be changed; none when it cannot be changed here any more. */
  step?: Step;
  children: ReactNode;
};

/** One answer to check, with the way back to its step. */
export function AnswerRow({ label, step, children }: AnswerRowProps) {
  const { formatMessage } = useIntl();
  const { goTo } = useFlow();
  const what = formatMessage({ id: label });

  return (
    <Box py="2" borderTopWidth="1px" borderColor="border.line">
      <Box as="dt" color="fg.quiet" textStyle="sm">
        {what}
      </Box>
      <Flex as="dd" m="0" gap="3" align="center" justify="space-between">
        <Box minWidth="0" overflowWrap="anywhere">
          {children}
        </Box>
        {step !== undefined && (
          <Button
            variant="plain"
            flexShrink="0"
            aria-label={formatMessage({ id: "onboarding.account.check.changeOf" }, { what })}
            onClick={() => goTo(step)}
          >
            <FormattedMessage id="onboarding.account.check.change" />
          </Button>
        )}
      </Flex>
    </Box>
  );
}
