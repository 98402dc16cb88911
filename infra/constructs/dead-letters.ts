import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { raiseAlarm } from "./alarms";

/** Where work waits for the operator that failed for good; its alarm is raised by the first message. */
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
  return queue;
}

/** What a role needs to put work there. */
export function sendToDeadLetters(queue: Queue): PolicyStatement {
  return new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queue.queueArn] });
}
