import { Stack } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { type ITopic, Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { publish, published } from "./published";
import { setting } from "./setting";

/** Where every alarm goes: the administrator's e-mail. */
export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { key }: { key: Key }) {
    super(scope, id);
    this.topic = new Topic(this, "Topic", { masterKey: key, enforceSSL: true });
    this.topic.addSubscription(new EmailSubscription(setting(this, "ADMIN_EMAIL")));
    publish(this, "alarmTopic", this.topic.topicArn);
    // A topic with a policy of its own loses the default one; and what it keeps is under the key.
    this.topic.addToResourcePolicy(toCloudWatch(this, ["sns:Publish"], this.topic.topicArn));
    key.addToResourcePolicy(toCloudWatch(this, ["kms:Decrypt", "kms:GenerateDataKey*"], "*"));
  }
}

/** CloudWatch, when it acts for an alarm of this account. */
function toCloudWatch(scope: Construct, actions: string[], resource: string): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
    actions,
    resources: [resource],
    conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
  });
}

type RaiseAlarm = {
  metric: IMetric;
  /** What people lose, or what the operator has to do. */
  says: string;
  /** 1 unless given: the alarm is raised as soon as the metric reaches it. */
  threshold?: number;
  /** Given in the stack that makes the topic; the others look it up. */
  topic?: ITopic;
};

/** An alarm that reaches the administrator. No data counts as no failure. */
export function raiseAlarm(scope: Construct, id: string, { metric, says, threshold = 1, topic }: RaiseAlarm): void {
  const alarm = new Alarm(scope, id, {
    alarmDescription: says,
    metric,
    threshold,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic ?? Topic.fromTopicArn(alarm, "AlarmTopic", published(scope, "alarmTopic"))));
}
