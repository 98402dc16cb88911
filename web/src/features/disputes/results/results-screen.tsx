import { Heading, Stack, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { isConfirmedRemoved, isReportedDeleted } from "#shared/domain/dispute/later-report";
import { disputesQuery, reportQuery } from "#web/src/api/queries";
import { Empty } from "#web/src/ui/empty";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DisputeViews } from "../views";
import { ResultCard } from "./result-card";
import { ScoreHistory } from "./score-history";

/** What was asked of the bureaus, what changed, and which report proves it. */
export function ResultsScreen() {
  const { formatMessage } = useIntl();

  return (
    <Screen title={formatMessage({ id: "results.title" })} lead={<FormattedMessage id="results.lead" />}>
      <Stack gap="6">
        <DisputeViews />
        <QueryBoundary
          loading={<SkeletonRows rows={3} height="28" />}
          failedTitle={<FormattedMessage id="results.loadFailed" />}
        >
          <Results />
        </QueryBoundary>
      </Stack>
    </Screen>
  );
}

function Results() {
  const { data: all } = useSuspenseQuery(disputesQuery);
  const { data: report } = useSuspenseQuery(reportQuery);
  // A draft asks nothing yet; that of a next round has been asked before.
  const asked = all.filter(({ status, round }) => status !== "draft" || round > 1);
  const values = {
    asked: asked.length,
    confirmed: asked.filter(isConfirmedRemoved).length,
    reported: asked.filter(isReportedDeleted).length,
  };

  return (
    <>
      <Text>
        <FormattedMessage id="results.summary" values={values} />
      </Text>
      {asked.length === 0 && <Empty title={<FormattedMessage id="results.none" />} />}
      <Stack as="ul" gap="4" listStyleType="none">
        {asked.map((dispute) => (
          <ResultCard key={dispute.id} dispute={dispute} />
        ))}
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="score-history">
        <Heading as="h2" size="lg" id="score-history">
          <FormattedMessage id="results.scores.title" />
        </Heading>
        <ScoreHistory history={report.history} />
      </Stack>
    </>
  );
}
