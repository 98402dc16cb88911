import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { LetterParagraph } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { segmentsOf } from "./letters";

type LetterTextProps = { text: string; paragraphs: readonly LetterParagraph[]; bureau: Bureau };

/** A letter's English; each paragraph that is explained has its Spanish beside it, below it where there is no room. */
export function LetterText({ text, paragraphs, bureau }: LetterTextProps) {
  const isExplained = paragraphs.length > 0;
  const columns = isExplained ? { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" } : "minmax(0, 1fr)";

  return (
    <>
      {isExplained && (
        <Heading as="h3" size="sm">
          <FormattedMessage id="disputes.letters.explained" />
        </Heading>
      )}
      <Box
        bg="bg.canvas"
        borderWidth="1px"
        borderColor="border.line"
        borderRadius="card"
        padding={{ base: "4", md: "6" }}
        maxHeight="30rem"
        overflowY="auto"
        tabIndex={0}
        role="document"
        aria-label={bureauNames[bureau]}
      >
        <Grid templateColumns={columns} columnGap="6" rowGap="4">
          {segmentsOf(text, paragraphs).map(({ english, spanish }) => (
            <Segment key={english} english={english} spanish={spanish} isExplained={isExplained} />
          ))}
        </Grid>
      </Box>
    </>
  );
}

function Segment({ english, spanish, isExplained }: { english: string; spanish?: string; isExplained: boolean }) {
  return (
    <>
      <Box lang="en" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {english}
      </Box>
      {isExplained && (
        <Text lang="es" fontSize="sm" color="fg.quiet" whiteSpace="pre-wrap" hideBelow={spanish ? undefined : "lg"}>
          {spanish}
        </Text>
      )}
    </>
  );
}
