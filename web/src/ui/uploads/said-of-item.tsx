import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { ProposedAnswer } from "#shared/api/schemas/upload";
import { readableName } from "#shared/domain/text/readable-name";

/** What a letter says of one item, in its own words and with their place. */
export function SaidOfItem({ said }: { said: ProposedAnswer }) {
  const { creditorName, accountNumber, outcome, page, line, rawText } = said;

  return (
    <>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {readableName(creditorName)} {accountNumber}
      </Text>
      <Text>
        <FormattedMessage id={`disputes.outcome.${outcome}`} />
      </Text>
      <Text textStyle="sm" color="fg.quiet" overflowWrap="anywhere">
        <FormattedMessage id="upload.answer.place" values={{ page, line, text: rawText }} />
      </Text>
    </>
  );
}
