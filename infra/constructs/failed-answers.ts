import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";

const metric = { namespace: "Redress/Api", metricName: "FailedAnswers" };

/**
 * Counts in the API's access log, route by route, the answers with a 5xx: those of the function, and the gateway's own when a
 * function threw or took too long. A route that never failed has no metric and costs nothing; API Gateway's own metrics by
 * route are paid for one by one.
 */
export function countFailedAnswers(scope: Construct, accessLog: LogGroup): void {
  new MetricFilter(scope, "FailedAnswers", {
    logGroup: accessLog,
    filterPattern: FilterPattern.stringValue("$.status", "=", "5*"),
    metricNamespace: metric.namespace,
    metricName: metric.metricName,
    metricValue: "1",
    dimensions: { Route: "$.route" },
  });
}

/** The answers with a 5xx of one route, in 5 minutes. */
export function failedAnswers(name: RouteName): Metric {
  const { method, path }: RouteLine = routes[name];
  return new Metric({
    ...metric,
    dimensionsMap: { Route: `${method} ${path}` },
    statistic: "sum",
    period: Duration.minutes(5),
  });
}
