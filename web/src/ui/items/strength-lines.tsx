import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { type StrengthLine, strengthOf } from "#shared/domain/dispute/strength";
import { CheckIcon, InfoIcon } from "#web/src/ui/icons";

type Said = Parameters<typeof strengthOf>[0];

/**
 * What backs a dispute and what is missing, in words: no number is invented. Where there is no draft yet, proofs are named as what to
 * enclose later.
 */
export function StrengthLines({ said, hasDraft = false }: { said: Said; hasDraft?: boolean }) {
  const { level, lines } = strengthOf(said);
  if (lines.length === 0) return null;

  return (
    <Box mt="3">
      <Heading as={hasDraft ? "h3" : "h4"} size="sm">
        <FormattedMessage id="item.strength.title" />
      </Heading>
      <Text color="fg.quiet" fontSize="sm" maxWidth="prose" aria-live="polite">
        <FormattedMessage id={`item.strength.level.${level}`} />
      </Text>
      <Box as="ul" listStyleType="none" mt="1">
        {lines.map((line) => (
          <Line key={`${line.reason}-${line.part}`} line={line} hasDraft={hasDraft} />
        ))}
      </Box>
    </Box>
  );
}

function Line({ line: { reason, part, isThere }, hasDraft }: { line: StrengthLine; hasDraft: boolean }) {
  const absent = part === "proof" && !hasDraft ? "later" : "missing";
  const what = <FormattedMessage id={`item.strength.${part}.${reason}`} />;

  return (
    <Flex as="li" gap="2" align="flex-start" fontSize="sm" colorPalette={isThere ? "success" : "neutral"}>
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0">
        {isThere ? <CheckIcon /> : <InfoIcon />}
      </Box>
      <Text>
        <FormattedMessage id={`item.strength.${isThere ? "there" : absent}`} values={{ what }} />
      </Text>
    </Flex>
  );
}
