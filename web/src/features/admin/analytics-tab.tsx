import { GridItem, SimpleGrid, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { AdminMetrics } from "#shared/api/schemas/admin";
import { disputeStatuses } from "#shared/domain/dispute/dispute";
import { subscriptionStatuses } from "#shared/domain/plan/plan";
import { BarChart } from "./bar-chart";
import { MetricCards, type MetricName } from "./metric-cards";
import { metricsQuery } from "./queries";

const shown: readonly MetricName[] = ["totalUsers", "totalDisputes", "successRate", "monthlyRevenue"];

/** How the business has gone, month by month, and how it is made up. */
export function AnalyticsTab() {
  const { data: metrics } = useQuery(metricsQuery);

  return (
    <Stack gap="6">
      <MetricCards names={shown} />
      {metrics && <Charts metrics={metrics} />}
    </Stack>
  );
}

function Charts({ metrics }: { metrics: AdminMetrics }) {
  const { formatDate, formatNumber, formatMessage } = useIntl();
  const asMonth = (month: string, style: "short" | "long") =>
    formatDate(`${month}-15`, { month: style, ...(style === "long" && { year: "numeric" }), timeZone: "UTC" });
  const byMonth = (value: (month: AdminMetrics["byMonth"][number]) => number) =>
    metrics.byMonth.map((each) => ({
      key: each.month,
      label: asMonth(each.month, "short"),
      longLabel: asMonth(each.month, "long"),
      value: value(each),
    }));
  const byStatus = (
    words: "admin.status" | "dispute.status",
    counts: Record<string, number>,
    order: readonly string[],
  ) =>
    order.map((key) => {
      const label = formatMessage({ id: `${words}.${key}` });
      return { key, label, longLabel: label, value: counts[key] ?? 0 };
    });
  const whole = (value: number) => formatNumber(value);
  const dollars = (value: number) =>
    formatNumber(value / 100, { style: "currency", currency: "USD", maximumFractionDigits: 1, notation: "compact" });
  const cents = (value: number) => formatNumber(value / 100, { style: "currency", currency: "USD" });
  const month = <FormattedMessage id="admin.chart.month" />;
  const status = <FormattedMessage id="admin.chart.status" />;

  // Five charts in two columns: the middle one has a row of its own, so that no place stays empty.
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      <BarChart
        title="admin.chart.newMembers"
        head={month}
        bars={byMonth(({ newMembers }) => newMembers)}
        format={whole}
      />
      <BarChart
        title="admin.chart.revenue"
        head={month}
        bars={byMonth(({ revenueCents }) => revenueCents)}
        format={dollars}
        formatLong={cents}
      />
      <GridItem colSpan={{ lg: 2 }}>
        <BarChart title="admin.chart.disputes" head={month} bars={byMonth(({ disputes }) => disputes)} format={whole} />
      </GridItem>
      <BarChart
        title="admin.chart.disputesByStatus"
        head={status}
        bars={byStatus("dispute.status", metrics.disputesByStatus, disputeStatuses)}
        format={whole}
        isLying
      />
      <BarChart
        title="admin.chart.usersByStatus"
        head={status}
        bars={byStatus("admin.status", metrics.usersByStatus, subscriptionStatuses)}
        format={whole}
        isLying
      />
    </SimpleGrid>
  );
}
