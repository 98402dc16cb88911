import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeInTheEnd } from "#functions/testing/left-open";
import { createSqs } from "./sqs";

const QueueUrl = "http://127.0.0.1/000000000000/Failed";

async function startSqs() {
  const folder = await mkdtemp(join(tmpdir(), "sqs-"));
  const clock = { at: new Date("2026-03-05T10:00:00Z") };
  const sqs = createSqs({ folder, queues: ["Failed"], now: () => clock.at });
  const call = async (name: string, input: object) => {
    const headers = { "x-amz-target": `AmazonSQS.${name}` };
    const body = Buffer.from(JSON.stringify(input));
    const answer = await sqs.handle({ method: "POST", url: "/", headers, body });
    return JSON.parse(answer.body.toString());
  };
  return { sqs, clock, call, close: closeInTheEnd(() => rm(folder, { recursive: true })) };
}

test("a message is hidden while it is worked on, comes back, and is gone once deleted", async () => {
  const { sqs, clock, call, close } = await startSqs();
  const id = await sqs.send("Failed", "an event");
  const first = await call("ReceiveMessage", { QueueUrl });
  const hidden = await call("ReceiveMessage", { QueueUrl });
  clock.at = new Date("2026-03-05T10:00:31Z");
  const again = await call("ReceiveMessage", { QueueUrl, MaxNumberOfMessages: 10 });
  await call("DeleteMessage", { QueueUrl, ReceiptHandle: again.Messages[0].ReceiptHandle });
  const left = await sqs.messages("Failed");
  await close();

  expect(first.Messages).toMatchObject([{ MessageId: id, Body: "an event" }]);
  expect(hidden.Messages).toEqual([]);
  expect(again.Messages).toMatchObject([{ MessageId: id, Attributes: { ApproximateReceiveCount: "2" } }]);
  expect(left).toEqual([]);
});

test("a queue that the template does not have and an operation that is not used are refused", async () => {
  const { call, close } = await startSqs();
  const other = await call("SendMessage", { QueueUrl: `${QueueUrl}2`, MessageBody: "x" });
  const unused = await call("PurgeQueue", { QueueUrl });
  await close();

  expect([other.__type, unused.__type]).toEqual(["QueueDoesNotExist", "UnknownOperationException"]);
});
