import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { DEFAULT_CONFIDENCE, DEFAULT_SCORE, estimateRange, riskOf } from "#shared/domain/score/bands";
import { Card } from "./card";
import { Notice } from "./notice";
import { ScoreGauge } from "./score-gauge";

type Scores = {
  creditScore?: number | null;
  experianScore?: number | null;
  equifaxScore?: number | null;
  transunionScore?: number | null;
};

type ScoreDisplayProps = Scores & {
  estimatedScore?: number;
  estimateRange?: { min: number; max: number };
  riskLevel?: "low" | "medium" | "high";
  /** 0 to 1 */
  confidence?: number;
  dataSource?: string | null;
  dataSourceDetails?: { source: string; realDataDelivered: boolean } | null;
  /** Without frames and notices, for a page on which something else comes first. */
  isQuiet?: boolean;
  /** What there is to say about the numbers, between them and where they come from. */
  children?: ReactNode;
};

const isReal = ({ dataSource, dataSourceDetails }: ScoreDisplayProps) =>
  dataSource?.startsWith("real_bureau") === true || dataSourceDetails?.realDataDelivered === true;

/** Read in a member's own file: the bureaus' numbers, if any, and nothing is estimated in their place. */
const isUploaded = ({ dataSource }: ScoreDisplayProps) => dataSource === "uploaded_report";

/** Bureau scores side by side, or, without any, the estimate with its range and risk; always with where the numbers come from. */
export function ScoreDisplay(props: ScoreDisplayProps) {
  const hasBureauScores = bureaus.some((bureau) => props[`${bureau}Score`] != null);
  const showsBureaus = (hasBureauScores || isUploaded(props)) && props.estimatedScore === undefined;

  return (
    <Card as="section" aria-labelledby="scores-title">
      <Heading as="h2" id="scores-title" mb="4">
        <FormattedMessage id="score.title" />
      </Heading>
      {showsBureaus ? <BureauScores {...props} /> : <Estimate {...props} />}
      {props.children}
      {props.isQuiet ? (
        <QuietOrigin {...props} />
      ) : (
        <>
          <Box mt="5">
            <OriginNotice {...props} />
          </Box>
          <Text color="fg.quiet" fontSize="sm" mt="3">
            <ScoreFooter {...props} />
          </Text>
        </>
      )}
    </Card>
  );
}

const kindOf = (props: ScoreDisplayProps) => (isReal(props) ? "real" : isUploaded(props) ? "uploaded" : "estimate");

/** Where the numbers come from, in one paragraph. */
function QuietOrigin(props: ScoreDisplayProps) {
  const kind = kindOf(props);

  return (
    <Text color="fg.quiet" fontSize="sm" mt="2">
      <Text as="span" fontWeight="medium">
        <FormattedMessage id={`score.${kind}.title`} />
      </Text>
      {". "}
      <FormattedMessage id={`score.${kind}.text`} /> <ScoreFooter {...props} />
    </Text>
  );
}

function OriginNotice(props: ScoreDisplayProps) {
  const kind = kindOf(props);
  const tones = { real: "success", uploaded: "info", estimate: "warning" } as const;

  return (
    <Notice tone={tones[kind]} title={<FormattedMessage id={`score.${kind}.title`} />}>
      <FormattedMessage id={`score.${kind}.text`} />
    </Notice>
  );
}

function BureauScores({ isQuiet = false, ...scores }: Scores & { isQuiet?: boolean }) {
  const frame = {
    borderWidth: { base: "0", md: "1px" },
    borderColor: "border.line",
    borderRadius: "card",
    padding: { base: "0", md: "4" },
  };

  return (
    <Flex wrap="wrap" gap={{ base: "3", md: isQuiet ? "6" : "4" }}>
      {bureaus.map((bureau) => (
        // Beside one another as long as each name keeps its one line, which wide text spacing may not leave them.
        <Box key={bureau} flex="1 1 0" minWidth="min-content" {...(!isQuiet && frame)}>
          <Text fontWeight="medium" fontSize={{ base: "sm", md: "md" }} overflowWrap="normal">
            {bureauNames[bureau]}
          </Text>
          <ScoreGauge name={bureauNames[bureau]} score={scores[`${bureau}Score`] ?? undefined} isSmall />
        </Box>
      ))}
    </Flex>
  );
}

function Estimate(props: ScoreDisplayProps) {
  const score = props.estimatedScore ?? props.creditScore ?? DEFAULT_SCORE;
  const range = props.estimateRange ?? estimateRange(score);
  const risk = props.riskLevel ?? riskOf(score);
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: "score.estimate.label" });

  return (
    <Flex gap="6" wrap="wrap" align="center">
      <Box minW="48" flex="1">
        <Text fontWeight="medium">{label}</Text>
        <ScoreGauge name={label} score={score} />
      </Box>
      <Box flex="1" minW="48">
        <Text>
          <FormattedMessage id="score.estimate.range" values={range} />
        </Text>
        <Text color="fg.quiet">
          <FormattedMessage id="score.risk.label" />: <FormattedMessage id={`score.risk.${risk}`} />
        </Text>
      </Box>
    </Flex>
  );
}

const knownSources = ["simulated_bureaus", "crs_sandbox", "client_provided", "uploaded_report"];

/** Where the numbers come from, in the reader's language; a provider's own name stays as it is. */
function sourceName({ dataSource, dataSourceDetails }: ScoreDisplayProps, formatMessage: IntlShape["formatMessage"]) {
  if (dataSource && knownSources.includes(dataSource)) return formatMessage({ id: `score.source.${dataSource}` });
  return dataSourceDetails?.source ?? formatMessage({ id: "score.source.none" });
}

function ScoreFooter(props: ScoreDisplayProps) {
  const { formatMessage, formatNumber } = useIntl();
  const source = sourceName(props, formatMessage);
  const confidence = formatNumber(props.confidence ?? DEFAULT_CONFIDENCE, { style: "percent" });

  return <FormattedMessage id={`score.footer.${kindOf(props)}`} values={{ confidence, source }} />;
}
