import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { type ITopic, Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { publish, published } from "./published";
import { setting } from "./settings";

/** Where every alarm goes: the administrator's e-mail. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { key }: { key: Key }) {
    super(scope, id);
    const topic = new Topic(this, "Topic", { masterKey: key, enforceSSL: true });
    topic.addSubscription(new EmailSubscription(setting(this, "ADMIN_EMAIL")));
    publish(this, "alarmTopic", topic.topicArn);
    // A topic with a policy of its own loses the default one; and what it keeps is under the key.
    topic.addToResourcePolicy(toCloudWatch(this, ["sns:Publish"], topic.topicArn));
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

/** The topic, for a construct of any stack that raises an alarm. */
export function alarmTopic(scope: Construct): ITopic {
  return Topic.fromTopicArn(scope, "AlarmTopic", published(scope, "alarmTopic"));
}
