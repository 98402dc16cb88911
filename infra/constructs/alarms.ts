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
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["kms:Decrypt", "kms:GenerateDataKey*"],
        resources: ["*"],
      }),
    );
  }
}

/** The topic, for a construct of any stack that raises an alarm. */
export function alarmTopic(scope: Construct): ITopic {
  return Topic.fromTopicArn(scope, "AlarmTopic", published(scope, "alarmTopic"));
}
