import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { raiseAlarm } from "./alarms";

/**
 * Where work waits for the operator that failed for good. One alarm lasts as long as something waits, also where CloudWatch hears
 * late of a queue that was idle for hours; the other one is raised by what comes while something waits already. What comes is
 * sent by Lambda and by the scheduler: only messages that a redrive policy moves are not counted as sent.
 */
export function deadLetterQueue(scope: Construct): Queue {
  const queue = new Queue(scope, "DeadLetters", {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  raiseAlarm(scope, "DeadLettersAlarm", {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
    says: "Work failed for good and waits to be replayed: letters or e-mails may be missing.",
  });
  raiseAlarm(scope, "MoreDeadLettersAlarm", {
    metric: queue.metricNumberOfMessagesSent({ period: Duration.minutes(5), statistic: "sum" }),
    says: "Work failed for good just now and waits to be replayed, perhaps beside other work that failed before.",
  });
  return queue;
}

/** What a role needs to put work there. */
export function sendToDeadLetters(queue: Queue): PolicyStatement {
  return new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queue.queueArn] });
}
