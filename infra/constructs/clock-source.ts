import { Duration, Stack } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Schedule, ScheduleExpression, ScheduleTargetInput } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { sendToDeadLetters } from "./dead-letters";
import type { Lambda } from "./lambda";

type ClockSource = {
  /** The job's name. */
  name: string;
  lambda: Lambda;
  /** `rate(…)` or `cron(…)`, in UTC. */
  schedule: string;
  role: Role;
  deadLetters: Queue;
};

/** Has the scheduler start a job; what it cannot deliver goes to the dead letters. */
export function startByClock(scope: Construct, { name, lambda, schedule, role, deadLetters }: ClockSource): void {
  new Schedule(scope, `${name}-schedule`, {
    schedule: ScheduleExpression.expression(schedule),
    description: name,
    target: new LambdaInvoke(lambda.function, {
      role: role.withoutPolicyUpdates(),
      input: ScheduleTargetInput.fromObject({ job: name }),
      deadLetterQueue: deadLetters,
      maxEventAge: Duration.hours(1),
      retryAttempts: 5,
    }),
  });
}

/** The role in which the scheduler starts these jobs, and nothing else. */
export function schedulerRole(scope: Construct, lambdas: Lambda[], deadLetters: Queue): Role {
  const invoke = new PolicyStatement({
    actions: ["lambda:InvokeFunction"],
    resources: lambdas.map((lambda) => lambda.function.functionArn),
  });
  return new Role(scope, "SchedulerRole", {
    assumedBy: new ServicePrincipal("scheduler.amazonaws.com", {
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
    }),
    inlinePolicies: { own: new PolicyDocument({ statements: [invoke, sendToDeadLetters(deadLetters)] }) },
  });
}
