import { Box, Grid, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { LetterParagraph } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { EnglishTerms } from "#web/src/ui/english-terms";
import { segmentsOf } from "./letters";

/** As wide as a sheet, whose lines can be read: its translation needs as much again beside it. */
export const widthOf = (paragraphs: readonly LetterParagraph[]) => (paragraphs.length > 0 ? undefined : "3xl");

type LetterTextProps = {
  text: string;
  paragraphs: readonly LetterParagraph[];
  bureau: Bureau;
  /** The member's own words in it. */
  statement?: string;
};

/**
 * A letter's English as one page, with the member's own words marked; each paragraph that is explained has its Spanish beside it,
 * below it where there is no room.
 */
export function LetterText({ text, paragraphs, bureau, statement = "" }: LetterTextProps) {
  const own = statement.trim();
  const isExplained = paragraphs.length > 0;
  const columns = isExplained ? { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" } : "minmax(0, 1fr)";

  return (
    <>
      {isExplained && (
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id="disputes.letters.explained" />
        </Text>
      )}
      {own !== "" && text.includes(own) && (
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id="disputes.letters.ownWords" />
        </Text>
      )}
      <Box
        bg="bg.canvas"
        borderWidth="1px"
        borderColor="border.line"
        borderRadius="card"
        maxWidth={widthOf(paragraphs)}
        padding={{ base: "3", md: "10" }}
        role="document"
        aria-label={bureauNames[bureau]}
      >
        <Grid templateColumns={columns} columnGap="6" rowGap="4">
          {segmentsOf(text, paragraphs).map(({ english, spanish }) => (
            <Segment key={english} english={english} spanish={spanish} own={own} isExplained={isExplained} />
          ))}
        </Grid>
      </Box>
    </>
  );
}

type SegmentProps = { english: string; spanish?: string; own: string; isExplained: boolean };

function Segment({ english, spanish, own, isExplained }: SegmentProps) {
  return (
    <>
      <Box lang="en" whiteSpace="pre-wrap" textWrap="wrap" overflowWrap="anywhere">
        {own !== "" && english.includes(own) ? <WithOwnWords text={english} own={own} /> : <Lines text={english} />}
      </Box>
      {isExplained && (
        <Text
          lang="es"
          fontSize="sm"
          color="fg.quiet"
          whiteSpace="pre-wrap"
          textWrap="wrap"
          hideBelow={spanish ? undefined : "lg"}
          // The line says whose words they are where both stand one below the other.
          ps="3"
          borderStartWidth="2px"
          borderColor={spanish ? "accent.solid" : "transparent"}
        >
          <Lines text={spanish ?? ""} />
        </Text>
      )}
    </>
  );
}

function WithOwnWords({ text, own }: { text: string; own: string }) {
  const at = text.indexOf(own);

  return (
    <>
      {text.slice(0, at)}
      <Box as="mark" bg="accent.muted" color="fg" borderRadius="control" px="0.5">
        {own}
      </Box>
      {text.slice(at + own.length)}
    </>
  );
}

function Lines({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter stay in their order.
  return text.split(/(?<=\n)/).map((line, index) => <Line key={index} line={line} />);
}

/** Where a line is too long for the page, the rest of one that is indented is as far in, and what is beside something breaks whole. */
function Line({ line }: { line: string }) {
  const indent = line.search(/\S/);
  if (indent > 0) {
    return (
      <Box as="span" display="block" ps={`${indent}ch`}>
        {line.trimStart()}
      </Box>
    );
  }
  const [first, ...beside] = line.split(/(?<=\S {3})(?=\S)/);
  return (
    <>
      <EnglishTerms>{first}</EnglishTerms>
      {beside.map((part) => (
        <Box as="span" key={part} display="inline-block">
          <UnbrokenNumbers text={part.trimEnd()} />
        </Box>
      ))}
      {beside.length > 0 && "\n"}
    </>
  );
}

/** A masked number would break at its hyphens. */
function UnbrokenNumbers({ text }: { text: string }) {
  return text.split(/(\*\S+)/).map((part) =>
    part.startsWith("*") ? (
      <Box as="span" key={part} whiteSpace="nowrap">
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
