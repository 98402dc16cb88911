import type { Template } from "aws-cdk-lib/assertions";
import { jobNames, jobs } from "#functions/jobs/schedule";
import { propertiesOf, statementsOf, synthesizeStack, trustOf } from "#infra/testing/synthesized";

let template: Template;

beforeAll(async () => {
  ({ template } = await synthesizeStack("RedressJobs"));
});

test("a job that throws is kept in a dead-letter queue: the scheduler's own gets only what it could not deliver", () => {
  const started = propertiesOf(template, "AWS::Scheduler::Schedule").map(
    ({ Target }) => Object(Target).Arn["Fn::GetAtt"][0] as string,
  );
  const functions = template.findResources("AWS::Lambda::Function");
  const queues = Object.keys(template.findResources("AWS::SQS::Queue"));

  expect(new Set(started).size).toBe(jobNames.filter((name) => "schedule" in jobs[name]).length);
  for (const id of started) {
    const { DeadLetterConfig, Role } = functions[id]?.Properties ?? {};

    expect(queues).toContain(DeadLetterConfig?.TargetArn["Fn::GetAtt"][0]);
    expect(statementsOf(template, Role)).toContainEqual(allow("sqs:SendMessage", DeadLetterConfig.TargetArn));
  }
});

test("work that fails for good is kept in the dead-letter queue, from streams and schedules alike", () => {
  for (const properties of propertiesOf(template, "AWS::Lambda::EventSourceMapping")) {
    expect(properties).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      FunctionResponseTypes: ["ReportBatchItemFailures"],
    });
  }
  for (const { Target } of propertiesOf(template, "AWS::Scheduler::Schedule")) {
    expect(Target).toMatchObject({ DeadLetterConfig: { Arn: expect.anything() } });
  }
});

test("a queue forgets what waits in it within 14 days, long before the periods of what was erased are over", () => {
  const days = propertiesOf(template, "AWS::SQS::Queue").map(
    ({ MessageRetentionPeriod: seconds }) => Number(seconds) / 86_400,
  );

  expect(days.length).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeLessThanOrEqual(14);
});

test("each table's stream has at most two readers: with more, AWS slows them all down", () => {
  const streams = propertiesOf(template, "AWS::Lambda::EventSourceMapping").map(({ EventSourceArn }) =>
    JSON.stringify(EventSourceArn),
  );
  const readers = [...new Set(streams)].map((stream) => streams.filter((each) => each === stream).length);

  expect(readers.length).toBeGreaterThan(0);
  expect(Math.max(...readers)).toBeLessThanOrEqual(2);
});

test("the scheduler may start the scheduled jobs and leave in the queue what it cannot deliver, and nothing else", () => {
  const targets = propertiesOf(template, "AWS::Scheduler::Schedule").map(({ Target }) => Object(Target));
  const [role, ...others] = new Set(targets.map(({ RoleArn }) => JSON.stringify(RoleArn)));
  const [queue] = Object.keys(template.findResources("AWS::SQS::Queue"));

  expect(others).toEqual([]);
  expect(statementsOf(template, JSON.parse(role ?? ""))).toEqual([
    allow(
      "lambda:InvokeFunction",
      targets.map(({ Arn }) => Arn),
    ),
    allow("sqs:SendMessage", { "Fn::GetAtt": [queue, "Arn"] }),
  ]);
  expect(trustOf(template, JSON.parse(role ?? ""))).toEqual([
    {
      ...{ Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: "scheduler.amazonaws.com" } },
      Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
    },
  ]);
});

test("a stream's poller, which acts in the job's own role, reads that stream alone and hands failures to the queue", () => {
  const mappings = propertiesOf(template, "AWS::Lambda::EventSourceMapping");
  const functions = template.findResources("AWS::Lambda::Function");

  expect(mappings).toHaveLength(jobNames.filter((name) => "stream" in jobs[name]).length);
  for (const { FunctionName, EventSourceArn, DestinationConfig } of mappings) {
    const statements = statementsOf(template, functions[Object(FunctionName).Ref]?.Properties.Role);
    const onStreams = statements.filter(({ Action }) => /Stream|Shard|Records/.test(String(Action)));
    const reading = ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator"];

    expect(onStreams.filter(({ Action }) => /^dynamodb/.test(String(Action)))).toEqual([
      { Effect: "Allow", Action: reading, Resource: EventSourceArn },
      allow("dynamodb:ListStreams", "*"),
    ]);
    expect(statements).toContainEqual(allow("sqs:SendMessage", Object(DestinationConfig).OnFailure.Destination));
  }
});

function allow(action: string, resource: unknown) {
  return { Effect: "Allow", Action: action, Resource: resource };
}
