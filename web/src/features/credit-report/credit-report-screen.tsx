import { Button, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import type { CreditReport } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { reportQuery } from "#web/src/api/queries";
import { dayHere, today } from "#web/src/api/server-time";
import type { Reads } from "#web/src/lazy-screen";
import { Card } from "#web/src/ui/card";
import { Empty } from "#web/src/ui/empty";
import { LongDate } from "#web/src/ui/format";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { OldReport } from "#web/src/ui/old-report";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { ScoreDisplay } from "#web/src/ui/score-display";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useToast } from "#web/src/ui/toast";
import { ItemList } from "./item-list";
import { SummaryCounts } from "./summary-counts";
import { ITEMS_TITLE_ID, WhereToStart } from "./where-to-start";

export const reads: Reads = (client) => [client.prefetchQuery(reportQuery)];

/** What the bureaus say, item by item, and what can be done about it. */
export function CreditReportScreen() {
  const { formatMessage } = useIntl();
  const refresh = useRefresh();
  // The content asks for it; asked here as well, a report that failed would be asked for twice.
  const { data: report } = useQuery({ ...reportQuery, enabled: false });

  return (
    <Screen
      title={formatMessage({ id: "creditReport.title" })}
      lead={<FormattedMessage id="creditReport.lead" />}
      actions={
        // Without a report there is nothing to ask for again: the first step is in its place.
        report?.id === null ? undefined : (
          <Button variant="outline" onClick={refresh}>
            <FormattedMessage id="creditReport.refresh" />
          </Button>
        )
      }
    >
      <QueryBoundary
        loading={<SkeletonRows rows={5} />}
        failedTitle={<FormattedMessage id="creditReport.loadFailed" />}
      >
        <Report />
      </QueryBoundary>
    </Screen>
  );
}

function Report() {
  const { data: report } = useSuspenseQuery(reportQuery);

  if (report.id === null) {
    return (
      <Empty
        title={<FormattedMessage id="creditReport.none.title" />}
        action={<LinkButton to="/onboarding" label="creditReport.none.action" />}
      >
        <FormattedMessage id="creditReport.none.text" />
      </Empty>
    );
  }
  return (
    <Stack gap="6">
      {report.lastUpdated && <OldReport reportOn={dayHere(report.lastUpdated)} today={today()} />}
      <WhereToStart items={report.negativeItems} />
      <ScoreDisplay {...report} />
      <SummaryCounts items={report.negativeItems} />
      <Later>
        <Origin report={report} />
        {report.dataSource === "uploaded_report" && (
          <LinkButton variant="outline" alignSelf="flex-start" to="/onboarding?step=3" label="creditReport.own.more" />
        )}
        <section aria-labelledby={ITEMS_TITLE_ID}>
          <Heading as="h2" id={ITEMS_TITLE_ID} tabIndex={-1} mb="3">
            <FormattedMessage id="creditReport.items.title" />
          </Heading>
          <ItemList items={report.negativeItems} />
        </section>
        <HelpCards />
      </Later>
    </Stack>
  );
}

function Origin({ report }: { report: CreditReport }) {
  return (
    <Text color="fg.quiet">
      {report.lastUpdated && (
        <FormattedMessage id="creditReport.updated" values={{ day: <LongDate value={report.lastUpdated} /> }} />
      )}{" "}
      <FormattedMessage
        id="creditReport.bureaus"
        values={{ names: <FormattedList value={report.bureaus.map((bureau) => bureauNames[bureau])} /> }}
      />
    </Text>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  const { formatMessage } = useIntl();
  const toast = useToast();

  return async () => {
    try {
      await queryClient.fetchQuery({ ...reportQuery, staleTime: 0 });
      toast({ title: formatMessage({ id: "creditReport.refreshed" }) });
    } catch {
      toast({
        title: formatMessage({ id: "creditReport.refreshFailed" }),
        description: formatMessage({ id: "creditReport.refreshFailedText" }),
        variant: "destructive",
      });
    }
  };
}

function HelpCards() {
  return (
    <section aria-labelledby="help-title">
      <Heading as="h2" id="help-title" mb="3">
        <FormattedMessage id="creditReport.help.title" />
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {(["items", "process"] as const).map((name) => (
          <Card key={name} padding="5">
            <Heading as="h3" size="md">
              <FormattedMessage id={`creditReport.help.${name}.title`} />
            </Heading>
            <Text color="fg.quiet">
              <FormattedMessage id={`creditReport.help.${name}.text`} />
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
