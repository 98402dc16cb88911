import { SimpleGrid, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import type { AdminMetrics } from "#shared/api/schemas/admin";
import { Card } from "#web/src/ui/card";
import { Failed } from "#web/src/ui/failed";
import { Money } from "#web/src/ui/format";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { metricsQuery } from "./queries";

const cards = {
  totalUsers: {
    value: (metrics) => metrics.totalUsers,
    hints: ({ byMonth }) => ({ count: byMonth.at(-1)?.newMembers }),
  },
  activeSubscriptions: { value: (metrics) => metrics.activeSubscriptions, hints: ({ activeByTier }) => activeByTier },
  pendingActivations: { value: (metrics) => metrics.pendingActivations },
  monthlyRevenue: { value: (metrics) => <Money cents={metrics.monthlyRevenueCents} /> },
  totalDisputes: { value: (metrics) => metrics.totalDisputes },
  successRate: {
    value: ({ disputeSuccessRate }) => <FormattedNumber value={disputeSuccessRate / 100} style="percent" />,
    hints: ({ disputesByStatus }) => disputesByStatus,
  },
} satisfies Record<string, MetricLine>;

type MetricLine = {
  value: (metrics: AdminMetrics) => ReactNode;
  hints?: (metrics: AdminMetrics) => Record<string, number | undefined>;
};
export type MetricName = keyof typeof cards;

const columns = { base: 2, lg: 4 };

/** The numbers that a tab asks for, each with what it means. */
export function MetricCards({ names }: { names: readonly MetricName[] }) {
  const { formatMessage } = useIntl();
  const { data: metrics, isError, refetch } = useQuery(metricsQuery);

  if (isError) return <Failed title={<FormattedMessage id="admin.metrics.failed" />} onRetry={() => refetch()} />;
  if (!metrics) return <SkeletonRows rows={names.length} columns={columns} height={{ base: "11rem", lg: "9rem" }} />;
  return (
    <SimpleGrid
      as="section"
      aria-label={formatMessage({ id: "admin.metrics.label" })}
      columns={columns}
      gap={{ base: "3", md: "4" }}
    >
      {names.map((name) => {
        const { value, hints }: MetricLine = cards[name];
        return (
          <MetricCard
            key={name}
            title={<FormattedMessage id={`admin.metrics.${name}`} />}
            value={value(metrics)}
            hint={<FormattedMessage id={`admin.metrics.${name}Hint`} values={hints?.(metrics)} />}
          />
        );
      })}
    </SimpleGrid>
  );
}

export function MetricCard({ title, value, hint }: { title: ReactNode; value: ReactNode; hint?: ReactNode }) {
  return (
    <Card padding={{ base: "3", sm: "4", md: "5" }}>
      <Text fontWeight="medium">{title}</Text>
      <Text
        // A number is never broken: it is as large as the width of its card allows.
        fontSize={{ base: "lg", sm: "2xl" }}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {typeof value === "number" ? <FormattedNumber value={value} /> : value}
      </Text>
      {hint !== undefined && (
        <Text color="fg.quiet" fontSize="sm">
          {hint}
        </Text>
      )}
    </Card>
  );
}
