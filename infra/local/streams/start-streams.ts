import type { DynamoClient } from "../stores/dynamo-client";
import type { StreamSource } from "../template/event-sources";
import { Checkpoint } from "./checkpoint";
import { StreamRunner } from "./stream-runner";
import { TableStream } from "./table-stream";

export type Streams = {
  wake: () => void;
  /** Resolves when all that was written so far has been dealt with, or after `limitMs`. */
  drained: (limitMs?: number) => Promise<void>;
  stop: () => Promise<void>;
};

export type StreamsParts = {
  sources: readonly StreamSource[];
  dynamo: DynamoClient;
  folder: string;
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  send: (queueName: string, body: string) => Promise<unknown>;
  now: () => Date;
};

/** Starts one reader for each event source of the template. */
export function startStreams({ sources, dynamo, folder, invoke, send, now }: StreamsParts): Streams {
  const runners = sources.map((source) => {
    const checkpoint = new Checkpoint(folder, source.id);
    const stream = new TableStream(dynamo, source.tableName, checkpoint.sequenceNumber);
    const runner = new StreamRunner({
      source,
      stream,
      checkpoint,
      invoke,
      sendToDeadLetterQueue: async (records, reason) => {
        if (!source.deadLetterQueue) return;
        const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
        const place = { startSequenceNumber: numbers[0], endSequenceNumber: numbers.at(-1), batchSize: numbers.length };
        const message = { reason, timestamp: now().toISOString(), table: source.tableName, DDBStreamBatchInfo: place };
        await send(source.deadLetterQueue.split(":").at(-1) ?? "", JSON.stringify(message));
      },
    });
    runner.start();
    return runner;
  });

  return {
    wake: () => {
      for (const runner of runners) runner.wake();
    },
    drained: async (limitMs = 20_000) => {
      const limit = new Promise<void>((reached) => setTimeout(reached, limitMs).unref());
      await Promise.race([Promise.all(runners.map((runner) => runner.drained())), limit]);
    },
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
