import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { ConfigurationSet } from "aws-cdk-lib/aws-ses";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { raiseAlarm } from "./alarms";

/** The dimension under which SES counts the events of a configuration set. */
export const SET_DIMENSION = "ses:configuration-set";

// AWS looks into an account from 5 % of bounces and 0.1 % of complaints on, and stops it at 10 % and 0.5 %.
const limits = [
  ["Reputation.BounceRate", "Average", 0.025],
  ["Complaint", "Sum", 1],
  ["Reject", "Sum", 1],
] as const;

/** Alarms before AWS stops the e-mails of an account for too many bounces or complaints. */
export function alarmOnReputation(scope: Construct, set: ConfigurationSet, topic: ITopic): void {
  const dimensionsMap = { [SET_DIMENSION]: set.configurationSetName };
  for (const [metricName, statistic, threshold] of limits) {
    raiseAlarm(scope, `${metricName.replace(".", "")}Alarm`, {
      metric: new Metric({ namespace: "AWS/SES", metricName, dimensionsMap, statistic, period: Duration.hours(1) }),
      says: `E-mails bounce, are complained about or refused (${metricName}): AWS may stop them all. Look at the suppression list.`,
      threshold,
      topic,
    });
  }
}
