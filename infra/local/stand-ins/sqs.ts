import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { jsonService, operation } from "./json-service";
import { RecordFolder } from "./record-folder";
import { ServiceError, type StandIn } from "./stand-in";

export type QueueMessage = z.output<typeof QueueMessage>;
const QueueMessage = z.object({
  id: z.string(),
  body: z.string(),
  sentAt: z.number(),
  visibleFrom: z.number(),
  receipt: z.string().optional(),
  receivedTimes: z.number(),
});

export type Sqs = StandIn & {
  /** What the runtime itself puts into a queue, such as an event that failed too often. Answers the message's id. */
  send(queueName: string, body: string): Promise<string>;
  messages(queueName: string): Promise<QueueMessage[]>;
};

const QueueUrl = z.string().min(1);

/**
 * Stands in for SQS's standard queues: a message is kept until it is deleted, and hidden while it is being worked on.
 *
 * Source: Amazon SQS API Reference (AWS JSON protocol). Queues are the template's.
 */
export function createSqs({ folder, queues, now }: { folder: string; queues: string[]; now: () => Date }): Sqs {
  const folderOf = (queue: string) => {
    const name = queue.split("/").at(-1) ?? "";
    if (!queues.includes(name)) throw new ServiceError("QueueDoesNotExist", "The specified queue does not exist.");
    return new RecordFolder<QueueMessage>(join(folder, name), (content) => QueueMessage.parse(content));
  };
  const send = async (queue: string, body: string) => {
    const at = now().getTime();
    const id = `${at.toString().padStart(14, "0")}-${randomUUID()}`;
    await folderOf(queue).put({ id, body, sentAt: at, visibleFrom: at, receivedTimes: 0 });
    return id;
  };

  const service = jsonService(
    {
      SendMessage: operation(z.object({ QueueUrl, MessageBody: z.string().min(1) }), async (input) => ({
        MessageId: await send(input.QueueUrl, input.MessageBody),
        MD5OfMessageBody: md5(input.MessageBody),
      })),
      ReceiveMessage: operation(ReceiveInput, (input) => receive(folderOf(input.QueueUrl), input, now().getTime())),
      DeleteMessage: operation(z.object({ QueueUrl, ReceiptHandle: z.string() }), async (input) => {
        const [id] = input.ReceiptHandle.split("~");
        if (!id) throw new ServiceError("ReceiptHandleIsInvalid", "The specified receipt handle isn't valid.");
        await folderOf(input.QueueUrl).delete(id);
        return {};
      }),
    },
    "1.0",
  );
  return { ...service, send, messages: (queue) => folderOf(queue).list() };
}

const ReceiveInput = z.object({
  QueueUrl,
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  VisibilityTimeout: z.number().int().min(0).max(43_200).default(30),
});

async function receive(queue: RecordFolder<QueueMessage>, input: z.output<typeof ReceiveInput>, at: number) {
  const visible = (await queue.list()).filter(({ visibleFrom }) => visibleFrom <= at);
  const taken = visible.slice(0, input.MaxNumberOfMessages).map((message) => ({
    ...message,
    visibleFrom: at + input.VisibilityTimeout * 1000,
    receipt: `${message.id}~${randomUUID()}`,
    receivedTimes: message.receivedTimes + 1,
  }));
  for (const message of taken) await queue.put(message);
  return {
    Messages: taken.map(({ id, body, receipt, receivedTimes, sentAt }) => ({
      MessageId: id,
      ReceiptHandle: receipt,
      Body: body,
      MD5OfBody: md5(body),
      Attributes: { ApproximateReceiveCount: String(receivedTimes), SentTimestamp: String(sentAt) },
    })),
  };
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
