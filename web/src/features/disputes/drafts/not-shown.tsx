import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { Notice } from "#web/src/ui/notice";

type NotShownProps = { name: string; at: readonly Bureau[]; onStillThere: () => void };

/** Beside a draft: its letters say that bureaus report an item which the newest report does not show there. */
export function NotShown({ name, at, onStillThere }: NotShownProps) {
  const { formatList, formatMessage } = useIntl();
  const action = formatMessage({ id: "disputes.drafts.stillThere" });

  return (
    <Box mt="3">
      <Notice tone="warning">
        <Stack gap="3" align="flex-start">
          <Text>
            <LinkedMessage
              id="disputes.drafts.notShown"
              to="/credit-report"
              values={{ bureaus: formatList(at.map((bureau) => bureauNames[bureau])) }}
            />
          </Text>
          <Button
            variant="outline"
            size="sm"
            aria-label={formatMessage({ id: "disputes.letters.of" }, { action, name })}
            onClick={onStillThere}
          >
            <FormattedMessage id="disputes.drafts.stillThere" />
          </Button>
        </Stack>
      </Notice>
    </Box>
  );
}
