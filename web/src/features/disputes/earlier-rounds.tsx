import { Box, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { lettersOf } from "./letters/letters";

/** Letters of earlier rounds: they have left and are evidence. */
export function EarlierRounds({ rounds }: { rounds: DisputeDetail["rounds"] }) {
  return (
    <>
      {rounds.map(({ round, letterContent, outcome }) => (
        <Box as="details" key={round} mt="4">
          <Text as="summary" fontWeight="medium" cursor="pointer">
            <FormattedMessage id="disputes.round" values={{ round }} />
            {outcome && (
              <>
                {": "}
                <FormattedMessage id={`disputes.outcome.${outcome}`} />
              </>
            )}
          </Text>
          {bureausWith(letterContent).map((bureau) => (
            <Box
              key={bureau}
              lang="en"
              whiteSpace="pre-wrap"
              mt="3"
              ps="4"
              borderInlineStartWidth="2px"
              borderColor="border.line"
            >
              <Text fontWeight="medium">{bureauNames[bureau]}</Text>
              {lettersOf(letterContent)[bureau]}
            </Box>
          ))}
        </Box>
      ))}
    </>
  );
}

/** A later round may have no letter to a bureau. */
function bureausWith(letterContent: string): Bureau[] {
  const letters = lettersOf(letterContent);
  return bureaus.filter((bureau) => letters[bureau]);
}
