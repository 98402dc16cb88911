import { Heading, Stack } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { disputesQuery, reportQuery } from "#web/src/api/queries";
import type { Reads } from "#web/src/lazy-screen";
import { Empty } from "#web/src/ui/empty";
import { Later, Rows } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DisputeViews } from "../views";
import { AwaitedList } from "./awaited-list";
import { byResult, hasAnswer } from "./by-result";
import { ResultCard } from "./result-card";
import { ResultTiles } from "./result-tiles";
import { ScoreHistory } from "./score-history";

export const reads: Reads = (client) => [client.prefetchQuery(disputesQuery), client.prefetchQuery(reportQuery)];

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

function NothingAsked() {
  return (
    <Empty
      title={<FormattedMessage id="results.none" />}
      action={<LinkButton variant="outline" to="/disputes" label="results.none.action" />}
    >
      <FormattedMessage id="results.none.text" />
    </Empty>
  );
}

function Results() {
  const { data: all } = useSuspenseQuery(disputesQuery);
  const { data: report } = useSuspenseQuery(reportQuery);
  // A draft asks nothing yet; that of a next round has been asked before.
  const asked = all.filter(({ status, round }) => status !== "draft" || round > 1);
  const answered = asked.filter(hasAnswer).sort(byResult);
  const awaited = asked.filter((dispute) => !hasAnswer(dispute));

  return (
    <>
      {asked.length === 0 ? <NothingAsked /> : <ResultTiles asked={asked} />}
      {answered.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          <Rows rows={answered} first={1}>
            {(dispute) => <ResultCard key={dispute.id} dispute={dispute} />}
          </Rows>
        </Stack>
      )}
      <Later>
        {awaited.length > 0 && <AwaitedList disputes={awaited} />}
        <Stack as="section" gap="4" aria-labelledby="score-history">
          <Heading as="h2" size="lg" id="score-history">
            <FormattedMessage id="results.scores.title" />
          </Heading>
          <ScoreHistory history={report.history} />
        </Stack>
      </Later>
    </>
  );
}
