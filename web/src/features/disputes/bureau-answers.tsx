import { Box, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { LongDate } from "#web/src/ui/format";

/** What each bureau that was written to has answered, once one of them has. */
export function BureauAnswers({ dispute }: { dispute: Dispute }) {
  const written = bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    return progress?.reportsItem ? [{ bureau, ...progress }] : [];
  });
  if (!written.some(({ answer }) => answer)) return null;

  return (
    <Box as="ul" listStyleType="none" mt="3">
      {written.map(({ bureau, answer, dueOn }) => (
        <Text as="li" key={bureau} fontSize="sm">
          <Text as="span" fontWeight="medium">
            {bureauNames[bureau]}
          </Text>
          {": "}
          {answer && <FormattedMessage id={`disputes.outcome.${answer.outcome}`} />}
          {answer?.answeredOn && (
            <>
              {", "}
              <LongDate value={answer.answeredOn} />
            </>
          )}
          {!answer && dueOn && (
            <FormattedMessage id="disputes.answer.awaited" values={{ day: <LongDate value={dueOn} /> }} />
          )}
          {!answer && !dueOn && <FormattedMessage id="disputes.answer.open" />}
        </Text>
      ))}
    </Box>
  );
}
