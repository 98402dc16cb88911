import { Box, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { bandOf, colourOf } from "#shared/domain/score/bands";
import { forcedEdge, forcedFill } from "#web/src/ui/theme/forced-colors";
import { colorOnPaper } from "#web/src/ui/theme/paper";

const tokenOf = { green: "score.excellent", blue: "score.good", yellow: "score.fair", red: "score.poor" } as const;
const LOWEST = 300;
const HIGHEST = 850;

/** A score as number, word and place on the scale from 300 to 850: the colour never speaks alone. A small one has three to a phone's width. */
export function ScoreGauge({ name, score, isSmall = false }: { name: string; score?: number; isSmall?: boolean }) {
  const { formatMessage } = useIntl();
  if (score === undefined) {
    return (
      <Text color="fg.quiet" mt="2">
        <FormattedMessage id="score.noAnswer" values={{ bureau: name }} />
      </Text>
    );
  }

  const band = formatMessage({ id: `score.band.${bandOf(score)}` });
  const colour = tokenOf[colourOf(score)];
  const place = ((score - LOWEST) / (HIGHEST - LOWEST)) * 100;

  return (
    <Box role="img" aria-label={formatMessage({ id: "score.of" }, { bureau: name, score, band })}>
      <Flex align="baseline" columnGap="2" rowGap="1" mt="1" wrap={isSmall ? "wrap" : undefined}>
        <Text
          fontSize={isSmall ? { base: "2xl", md: "3xl" } : "3xl"}
          fontWeight="semibold"
          lineHeight="tight"
          fontVariantNumeric="tabular-nums"
        >
          {score}
        </Text>
        <Text
          fontSize={isSmall ? { base: "sm", md: "md" } : undefined}
          fontWeight="medium"
          px={isSmall ? { base: "1.5", md: "2" } : "2"}
          borderRadius="control"
          bg={`${colour}.fill`}
          color={`${colour}.text`}
          css={colorOnPaper}
        >
          {band}
        </Text>
      </Flex>
      <Box position="relative" height="2" mt="3" borderRadius="full" bg="bg.muted" css={forcedEdge}>
        <Box
          position="absolute"
          insetY="0"
          insetStart="0"
          borderRadius="full"
          borderWidth="1px"
          borderColor={`${colour}.edge`}
          bg={`${colour}.fill`}
          width={`${place}%`}
          css={{ ...forcedFill, ...colorOnPaper }}
        />
      </Box>
      <Flex
        display={{ base: isSmall ? "none" : "flex", md: "flex" }}
        justify="space-between"
        color="fg.quiet"
        fontSize="sm"
        mt="1"
        fontVariantNumeric="tabular-nums"
      >
        <span>{LOWEST}</span>
        <span>{HIGHEST}</span>
      </Flex>
    </Box>
  );
}
