import type { FunctionSetup } from "../template/functions";
import { AsyncInvocations } from "./async-invocations";

const setup = (deadLetterQueue?: string): FunctionSetup => ({
  logicalId: "Job",
  name: "job",
  arn: "arn",
  roleId: "Role",
  bundleFolder: "",
  handler: "index.handler",
  environment: {},
  timeoutMs: 1,
  memoryMb: 1,
  asynchronous: { retries: 2, deadLetterQueue },
});

/** A job that throws the first times. */
async function start({ failures, queue }: { failures: number; queue?: string }) {
  const sent: string[][] = [];
  let tries = 0;
  const invocations = new AsyncInvocations({
    functions: [setup(queue)],
    invoke: async () => {
      tries += 1;
      if (tries <= failures) throw new Error("on purpose");
    },
    send: async (...message) => sent.push(message),
  });
  await invocations.invoke("Job", { job: "job" });
  return { tries, sent };
}

const queue = "arn:aws:sqs:us-east-1:000000000000:DeadLetters";

test.each([
  ["that works at the last try leaves nothing behind", 2, queue, { tries: 3, sent: [] }],
  [
    "that throws each time waits in its queue as it was",
    9,
    queue,
    { tries: 3, sent: [["DeadLetters", '{"job":"job"}']] },
  ],
  ["without a queue is dropped, as in the cloud", 9, undefined, { tries: 3, sent: [] }],
])("a job's event %s", async (_, failures, deadLetterQueue, expected) => {
  expect(await start({ failures, queue: deadLetterQueue })).toEqual(expected);
});
