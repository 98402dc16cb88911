import { Button, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { CheckIcon } from "#web/src/ui/icons";

type ApproveLetterProps = {
  /** The account that the letter is about. */
  name: string;
  bureau: Bureau;
  isApproved: boolean;
  /** The bureau whose letter is still to be approved after this one. */
  next: Bureau | undefined;
  onApprove: (isApproved: boolean) => void;
};

/** At the end of a letter: the member's own word on it, and the way to the next one. */
export function ApproveLetter({ name, bureau, isApproved, next, onApprove }: ApproveLetterProps) {
  const { formatMessage } = useIntl();
  const id = isApproved ? "undo" : next ? "next" : "action";
  const action = formatMessage(
    { id: `disputes.approve.${id}` },
    { bureau: bureauNames[bureau], next: next && bureauNames[next] },
  );

  return (
    <Flex
      gap="3"
      mt="4"
      align={{ base: "stretch", md: "center" }}
      direction={{ base: "column", md: "row" }}
      wrap="wrap"
    >
      <Text fontWeight="medium" display="inline-flex" alignItems="center" gap="2" aria-live="polite">
        {isApproved && <CheckIcon />}
        <FormattedMessage id={isApproved ? "disputes.approve.done" : "disputes.approve.sentence"} />
      </Text>
      <Button
        variant={isApproved ? "plain" : "solid"}
        aria-label={formatMessage({ id: "disputes.letters.of" }, { action, name })}
        onClick={() => onApprove(!isApproved)}
      >
        {action}
      </Button>
    </Flex>
  );
}
