import { Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { LongDate } from "#web/src/ui/format";

/** What was recorded of a bureau and corrected or withdrawn since: the history keeps it, the oldest first. */
export function EarlierAnswers({ dispute }: { dispute: Dispute }) {
  const earlier = bureaus.flatMap((bureau) =>
    (dispute.bureaus[bureau]?.earlierAnswers ?? []).map((answer) => ({ bureau, ...answer })),
  );
  if (earlier.length === 0) return null;

  return (
    <Stack as="ul" listStyleType="none" gap="1" color="fg.quiet" fontSize="sm">
      {earlier.map(({ bureau, recordedAt, outcome, correctedTo }) => (
        <Text as="li" key={`${bureau} ${recordedAt}`}>
          <FormattedMessage
            id="disputes.correct.before"
            values={{
              bureau: bureauNames[bureau],
              day: <LongDate key="day" value={recordedAt} />,
              outcome: <FormattedMessage key="outcome" id={`disputes.outcome.${outcome}`} />,
            }}
          />
          {correctedTo && `: “${correctedTo}”`}
        </Text>
      ))}
    </Stack>
  );
}
