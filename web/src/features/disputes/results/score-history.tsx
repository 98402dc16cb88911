import { Box, Grid, Stack, Table, Text } from "@chakra-ui/react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import type { CreditReport } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { SIMULATED_MODEL } from "#shared/domain/score/models";
import { LongDate } from "#web/src/ui/format";
import { ScoreChart } from "./score-chart";

type History = CreditReport["history"];

const columns = [
  ["experian", "experianScore"],
  ["equifax", "equifaxScore"],
  ["transunion", "transunionScore"],
] as const;

/** The scores as they went: a chart, the same numbers as a table, and the names of the models that made them. */
export function ScoreHistory({ history }: { history: History }) {
  if (history.length === 0) {
    return (
      <Text>
        <FormattedMessage id="results.scores.none" />
      </Text>
    );
  }

  return (
    <Stack gap="4">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" }}
        gap="6"
        alignItems="start"
      >
        <ScoreChart history={history} />
        <ScoreTable history={history} />
      </Grid>
      <Models history={history} />
    </Stack>
  );
}

/** On a phone a report's date has a line of its own, and its four scores are below it. */
const row = {
  display: { base: "grid", sm: "table-row" },
  gridTemplateColumns: "5.25rem repeat(2, minmax(0, 1fr)) 5.5rem",
  alignItems: "end",
  borderBottomWidth: { base: "1px", sm: "0" },
  borderColor: "border.line",
};
const cell = {
  display: { base: "block", sm: "table-cell" },
  whiteSpace: "normal",
  px: { base: "0.5", md: "2" },
  py: { base: "1", sm: "2" },
  borderBottomWidth: { base: "0", sm: "1px" },
} as const;

function ScoreTable({ history }: { history: History }) {
  const { formatMessage } = useIntl();

  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={formatMessage({ id: "results.scores.table" })}>
      <Table.Root size="sm" aria-label={formatMessage({ id: "results.scores.table" })}>
        <Table.Header>
          <Table.Row {...row}>
            <Table.ColumnHeader scope="col" {...cell} display={{ base: "none", sm: "table-cell" }}>
              <FormattedMessage id="results.scores.date" />
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" {...cell} fontWeight={{ base: "normal", sm: "semibold" }}>
              <FormattedMessage id="results.scores.middle" />
            </Table.ColumnHeader>
            {columns.map(([bureau]) => (
              <Table.ColumnHeader key={bureau} scope="col" {...cell} fontWeight={{ base: "normal", sm: "semibold" }}>
                {bureauNames[bureau]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body fontVariantNumeric="tabular-nums">
          {[...history].reverse().map((point) => (
            <Table.Row key={point.date} {...row}>
              <Table.ColumnHeader scope="row" gridColumn="1 / -1" {...cell}>
                <LongDate value={point.date} />
              </Table.ColumnHeader>
              <ScoreCell score={point.creditScore} />
              {columns.map(([bureau, name]) => (
                <ScoreCell key={bureau} score={point[name]} />
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function ScoreCell({ score }: { score: number | null }) {
  return (
    <Table.Cell {...cell}>
      {score === null ? <FormattedMessage id="common.unknown" /> : <FormattedNumber value={score} />}
    </Table.Cell>
  );
}

/** Scores of different models do not compare: which bureau's score is of which. */
function Models({ history }: { history: History }) {
  const { formatMessage } = useIntl();
  const models = history.findLast(({ models: named }) => named)?.models ?? {};
  const named = bureaus.flatMap((bureau) => {
    const model = models[bureau];
    if (!model) return [];
    const name = model === SIMULATED_MODEL ? formatMessage({ id: "results.scores.simulated" }) : model;
    return [`${bureauNames[bureau]}: ${name}`];
  });

  return (
    <Text color="fg.quiet" textStyle="sm">
      {named.length > 0 ? (
        <FormattedMessage id="results.scores.models" values={{ models: named.join("; ") }} />
      ) : (
        <FormattedMessage id="results.scores.noModel" />
      )}
    </Text>
  );
}
