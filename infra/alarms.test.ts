import type { Template } from "aws-cdk-lib/assertions";
import { jobNames, jobs } from "#functions/jobs/schedule";
import { routeNames, routes } from "#shared/api/routes";
import { propertiesOf, type Statement, synthesizeProduct } from "./testing/synthesized";

let template: Template;

beforeAll(async () => {
  ({ template } = await synthesizeProduct());
});

test("a failing route or job raises an alarm that says what people lose", () => {
  const words = propertiesOf(template, "AWS::CloudWatch::Alarm").map(({ AlarmDescription }) => AlarmDescription);
  const impacts = [...routeNames.map((name) => routes[name].impact), ...jobNames.map((name) => jobs[name].impact)];

  expect(words).toEqual(expect.arrayContaining(impacts));
});

test("a route's alarm counts its failed answers in the API's log: metrics of the API by route would each be paid for", () => {
  expect(propertiesOf(template, "AWS::ApiGatewayV2::Stage")).toMatchObject([
    { DefaultRouteSettings: { ThrottlingRateLimit: 500 } },
  ]);
  expect(JSON.stringify(propertiesOf(template, "AWS::ApiGatewayV2::Stage"))).not.toContain("DetailedMetricsEnabled");
  const metric = { MetricNamespace: "Redress/Api", MetricName: "FailedAnswers" };
  expect(propertiesOf(template, "AWS::Logs::MetricFilter")).toContainEqual(
    expect.objectContaining({
      FilterPattern: '{ $.status = "5*" }',
      MetricTransformations: [{ ...metric, MetricValue: "1", Dimensions: [{ Key: "Route", Value: "$.route" }] }],
    }),
  );
  for (const name of routeNames) {
    const { method, path, impact } = routes[name];
    expect(propertiesOf(template, "AWS::CloudWatch::Alarm")).toContainEqual(
      expect.objectContaining({
        AlarmDescription: impact,
        Namespace: metric.MetricNamespace,
        MetricName: metric.MetricName,
        Dimensions: [{ Name: "Route", Value: `${method} ${path}` }],
        Statistic: "Sum",
        Threshold: 1,
        TreatMissingData: "notBreaching",
      }),
    );
  }
});

test.each([
  ["before the day's budget of credit pulls is spent", "pull_budget", 1],
  ["when the API refuses the key that the distribution shows, and so everybody", "origin_key_refused", 1],
  ["of a refund that does not reach its member, asked for or failed afterwards", "refund_refused", 2],
  ["of a payment or a chargeback that belongs to no member", "money_unassigned", 1],
])("the operator is warned %s", (_, event, functions) => {
  const filters = propertiesOf(template, "AWS::Logs::MetricFilter");
  const metric = { MetricNamespace: "Redress", MetricName: event };
  const line = {
    FilterPattern: `{ $.event = "${event}" }`,
    MetricTransformations: [{ ...metric, MetricValue: "1", DefaultValue: 0 }],
  };
  expect(filters.filter(({ FilterPattern }) => FilterPattern === line.FilterPattern)).toEqual(
    Array.from({ length: functions }, () => expect.objectContaining(line)),
  );
  const { MetricNamespace: Namespace, MetricName } = metric;
  expect(propertiesOf(template, "AWS::CloudWatch::Alarm")).toContainEqual(
    expect.objectContaining({ Namespace, MetricName, Threshold: 1, AlarmActions: [expect.anything()] }),
  );
});

test("every alarm reaches the administrator: its topic admits CloudWatch by policy and by key, and is read", () => {
  const alarms = propertiesOf(template, "AWS::CloudWatch::Alarm");
  const read = propertiesOf(template, "AWS::SNS::Subscription").map(({ TopicArn }) => TopicArn);
  expect(alarms.length).toBeGreaterThan(0);

  for (const { AlarmActions, AlarmDescription } of alarms) {
    const [action, ...others] = AlarmActions as { Ref: string }[];
    expect([AlarmDescription, others]).toEqual([AlarmDescription, []]);
    expect(read).toContainEqual(action);
    const topic = template.findResources("AWS::SNS::Topic")[action?.Ref ?? ""]?.Properties;
    const key = template.findResources("AWS::KMS::Key")[topic?.KmsMasterKeyId["Fn::GetAtt"][0]]?.Properties;
    const ownPolicies = propertiesOf(template, "AWS::SNS::TopicPolicy").filter(
      ({ Topics }) => JSON.stringify(Topics) === JSON.stringify([action]),
    );
    const published = ownPolicies.flatMap(({ PolicyDocument }) => toCloudWatch(PolicyDocument));

    expect(published).toContainEqual(expect.objectContaining({ Action: "sns:Publish", Resource: action }));
    expect(
      toCloudWatch(key?.KeyPolicy)
        .flatMap(({ Action }) => Action)
        .sort(),
    ).toEqual(["kms:Decrypt", "kms:GenerateDataKey*"]);
  }
});

test("each dead-letter queue raises an alarm while something waits there, and one more by all that comes", () => {
  const alarms = propertiesOf(template, "AWS::CloudWatch::Alarm");
  const queues = Object.keys(template.findResources("AWS::SQS::Queue"));
  expect(queues.length).toBeGreaterThan(0);

  for (const id of queues) {
    const Dimensions = [{ Name: "QueueName", Value: { "Fn::GetAtt": [id, "QueueName"] } }];
    const watched = { Namespace: "AWS/SQS", Dimensions, Threshold: 1, TreatMissingData: "notBreaching" };
    const waiting = { ...watched, MetricName: "ApproximateNumberOfMessagesVisible" };
    expect(alarms).toContainEqual(expect.objectContaining(waiting));
    const coming = { ...watched, MetricName: "NumberOfMessagesSent", Statistic: "Sum" };
    expect(alarms).toContainEqual(expect.objectContaining(coming));
  }
});

test("nothing comes into a queue by the redrive policy of another, which NumberOfMessagesSent does not count", () => {
  expect(JSON.stringify(propertiesOf(template, "AWS::SQS::Queue"))).not.toContain("RedrivePolicy");
});

/** What a resource's policy allows CloudWatch on behalf of this account alone. */
function toCloudWatch(policy: unknown): Statement[] {
  const statements: Statement[] = Object(policy).Statement;
  const ofAccount = { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } };
  return statements.filter(
    ({ Effect, Principal, Condition }) =>
      Effect === "Allow" &&
      JSON.stringify(Principal) === '{"Service":"cloudwatch.amazonaws.com"}' &&
      JSON.stringify(Condition) === JSON.stringify(ofAccount),
  );
}
