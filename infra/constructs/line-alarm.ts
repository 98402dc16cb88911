import { Duration } from "aws-cdk-lib";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { LogAlarm } from "#infra/needs/need";
import { raiseAlarm } from "./alarms";

/** An alarm on a kind of line in a function's log: one within five minutes raises it. @param scope the function's own */
export function raiseLineAlarm(scope: Construct, logGroup: ILogGroup, { event, warning }: LogAlarm): void {
  const filter = new MetricFilter(scope, `Lines-${event}`, {
    logGroup,
    filterPattern: FilterPattern.stringValue("$.event", "=", event),
    metricNamespace: "Redress",
    metricName: event,
    defaultValue: 0,
  });
  raiseAlarm(scope, `LineAlarm-${event}`, {
    metric: filter.metric({ statistic: "sum", period: Duration.minutes(5) }),
    says: warning,
  });
}
