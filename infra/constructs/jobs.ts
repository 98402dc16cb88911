import { Duration, Stack } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Schedule, ScheduleExpression, ScheduleTargetInput } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type JobLine, jobNames, jobs } from "#functions/jobs/schedule";
import { bundleFolder } from "#infra/build/bundle-functions";
import { needs } from "#infra/needs";
import type { InvokedJob } from "#infra/needs/need";
import { raiseAlarm } from "./alarms";
import { Grants } from "./grants";
import { Lambda } from "./lambda";
import { functionOf, publish } from "./published";
import { startByStream, streamStatements } from "./stream-source";

/** What happens without a request: started by the tables' streams and by the clock. What fails for good waits in one queue. */
export class Jobs extends Construct {
  private readonly grants = new Grants(this);
  private readonly deadLetters: Queue;
  private readonly schedulerRole: Role;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.deadLetters = this.deadLetterQueue();
    const scheduled = jobNames.filter((name) => "schedule" in jobs[name]);
    const lambdas = new Map(jobNames.map((name) => [name, this.lambda(name)] as const));
    this.schedulerRole = this.roleToInvoke(scheduled.flatMap((name) => lambdas.get(name) ?? []));

    for (const [name, lambda] of lambdas) {
      const { schedule, stream, invoked, streamKeyPrefix = [], streamEvents = ["INSERT"] }: JobLine = jobs[name];
      const keys = [streamKeyPrefix].flat().map((key) => {
        return typeof key === "string" ? { startsWith: key, events: streamEvents } : key;
      });
      if (stream) startByStream(lambda, stream, keys, this.deadLetters);
      if (schedule) this.startByClock(name, lambda, schedule);
      if (invoked && name in functionOf) publish(this, functionOf[name as InvokedJob], lambda.function.functionArn);
      lambda.alarmOn();
      if (needs[name].logAlarm) lambda.alarmOnLine(needs[name].logAlarm);
    }
  }

  private lambda(name: (typeof jobNames)[number]): Lambda {
    const { impact, stream, schedule, invoked }: JobLine = jobs[name];
    const own = needs[name];
    const grant = this.grants.of(own);
    if (stream) grant.statements.push(...streamStatements(this, stream));
    grant.statements.push(this.toDeadLetters());
    return new Lambda(this, name, {
      name,
      bundle: bundleFolder(`jobs/${name}`),
      impact,
      timeoutSeconds: own.timeoutSeconds ?? 60,
      memoryMb: own.memoryMb,
      // No one waits for an answer: the scheduler's own queue gets what it cannot deliver, never what the job threw at.
      ...((schedule || invoked) && { deadLetterQueue: this.deadLetters }),
      ...grant,
    });
  }

  private startByClock(name: string, lambda: Lambda, schedule: NonNullable<JobLine["schedule"]>): void {
    new Schedule(this, `${name}-schedule`, {
      schedule: ScheduleExpression.expression(schedule),
      description: name,
      target: new LambdaInvoke(lambda.function, {
        role: this.schedulerRole.withoutPolicyUpdates(),
        input: ScheduleTargetInput.fromObject({ job: name }),
        deadLetterQueue: this.deadLetters,
        maxEventAge: Duration.hours(1),
        retryAttempts: 5,
      }),
    });
  }

  private roleToInvoke(lambdas: Lambda[]): Role {
    const invoke = new PolicyStatement({
      actions: ["lambda:InvokeFunction"],
      resources: lambdas.map((lambda) => lambda.function.functionArn),
    });
    return new Role(this, "SchedulerRole", {
      assumedBy: new ServicePrincipal("scheduler.amazonaws.com", {
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
      inlinePolicies: { own: new PolicyDocument({ statements: [invoke, this.toDeadLetters()] }) },
    });
  }

  private toDeadLetters(): PolicyStatement {
    return new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [this.deadLetters.queueArn] });
  }

  private deadLetterQueue(): Queue {
    const queue = new Queue(this, "DeadLetters", {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    raiseAlarm(this, "DeadLettersAlarm", {
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      says: "Work failed for good and waits to be replayed: letters or e-mails may be missing.",
    });
    return queue;
  }
}
