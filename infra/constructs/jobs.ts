import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type JobLine, jobNames, jobs } from "#functions/jobs/schedule";
import { bundleFolder } from "#infra/build/bundle-functions";
import { needs } from "#infra/needs";
import type { InvokedJob } from "#infra/needs/need";
import { schedulerRole, startByClock } from "./clock-source";
import { deadLetterQueue, sendToDeadLetters } from "./dead-letters";
import { grantOf } from "./grants/grant-of";
import { Lambda } from "./lambda";
import { functionOf, publish } from "./published";
import { startByStream } from "./stream-source";
import { streamStatements } from "./stream-statements";

/** What happens without a request: started by the tables' streams and by the clock. What fails for good waits in one queue. */
export class Jobs extends Construct {
  private readonly deadLetters: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.deadLetters = deadLetterQueue(this);
    const lambdas = jobNames.map((name) => [name, this.lambda(name)] as const);
    const scheduled = lambdas.flatMap(([name, lambda]) => ("schedule" in jobs[name] ? [lambda] : []));
    const role = schedulerRole(this, scheduled, this.deadLetters);

    for (const [name, lambda] of lambdas) {
      const { schedule, stream, invoked, streamKeyPrefix = [], streamEvents = ["INSERT"] }: JobLine = jobs[name];
      const keys = [streamKeyPrefix].flat().map((key) => {
        return typeof key === "string" ? { startsWith: key, events: streamEvents } : key;
      });
      if (stream) startByStream(lambda, stream, keys, this.deadLetters);
      if (schedule) startByClock(this, { name, lambda, schedule, role, deadLetters: this.deadLetters });
      if (invoked && name in functionOf) publish(this, functionOf[name as InvokedJob], lambda.function.functionArn);
      lambda.alarmOn();
      for (const line of needs[name].logAlarms ?? []) lambda.alarmOnLine(line);
    }
  }

  private lambda(name: (typeof jobNames)[number]): Lambda {
    const { impact, stream, schedule, invoked }: JobLine = jobs[name];
    const own = needs[name];
    const grant = grantOf(this, own);
    if (stream) grant.statements.push(...streamStatements(this, stream));
    grant.statements.push(sendToDeadLetters(this.deadLetters));
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
}
