import type { StreamSource } from "../template/event-sources";
import { REGION } from "../template/names";
import { type BatchParts, deliver } from "./batch";
import type { Checkpoint } from "./checkpoint";
import { fitsPattern } from "./event-pattern";
import type { StreamRecord, TableStream } from "./table-stream";

export type RunnerParts = {
  source: StreamSource;
  stream: Pick<TableStream, "next" | "passed">;
  checkpoint: Pick<Checkpoint, "pass" | "save">;
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  sendToDeadLetterQueue: BatchParts["sendToDeadLetterQueue"];
};

/** What one look at the stream brings at most: each costs the local database the more, the longer the stream is. */
const READ_AT_ONCE = 1_000;
const IDLE_MS = 1_000;
const AFTER_FAILURE_MS = 500;
const UNSAVED_LIMIT = 500;

/** Feeds one function with the changes of one table, in their order, each at least once. */
export class StreamRunner {
  private isStopped = false;
  private wakeUp?: () => void;
  private isWoken = false;
  private unsaved = 0;
  private waiters: (() => void)[] = [];
  private running?: Promise<void>;

  constructor(private readonly parts: RunnerParts) {}

  start(): void {
    this.running = this.run();
  }

  /** There may be something new: look at once. */
  wake(): void {
    this.isWoken = true;
    this.wakeUp?.();
  }

  /** Resolves when everything that was written before this call is dealt with. */
  drained(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    const drained = new Promise<void>((resolve) => this.waiters.push(resolve));
    this.wake();
    return drained;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    await this.running;
    for (const done of this.waiters.splice(0)) done();
    await this.parts.checkpoint.save();
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const waiting = this.waiters.length;
      this.isWoken = false;
      try {
        const records = await this.parts.stream.next(READ_AT_ONCE);
        if (records.length > 0) await this.dealWithAll(records);
        else {
          for (const done of this.waiters.splice(0, waiting)) done();
          await this.rest(IDLE_MS);
        }
      } catch {
        // The database is starting, or away: it is asked again.
        await this.rest(AFTER_FAILURE_MS);
      }
    }
  }

  /** In batches, but in one go where nothing in them starts the function. */
  private async dealWithAll(records: StreamRecord[]): Promise<void> {
    const atOnce = records.some((record) => this.fits(record)) ? this.parts.source.batchSize : records.length;
    for (let from = 0; from < records.length && !this.isStopped; from += atOnce) {
      await this.dealWith(records.slice(from, from + atOnce));
    }
  }

  private fits(record: StreamRecord): boolean {
    const { filters } = this.parts.source;
    return filters.length === 0 || filters.some((filter) => fitsPattern(record, filter));
  }

  private async dealWith(records: StreamRecord[]): Promise<void> {
    const { source, stream, checkpoint, invoke, sendToDeadLetterQueue } = this.parts;
    const fitting = records.filter((record) => this.fits(record));
    const isDone = await deliver(fitting, {
      source,
      invoke: (batch) => invoke(source.functionId, toEvent(batch, source)),
      sendToDeadLetterQueue,
      isStopped: () => this.isStopped,
    });
    const last = records.at(-1)?.dynamodb.SequenceNumber;
    if (!isDone || last === undefined) return;
    checkpoint.pass(last);
    stream.passed(last);
    this.unsaved += records.length;
    // Records that start nothing need not be remembered at once: to see them again costs nothing.
    if (fitting.length === 0 && this.unsaved < UNSAVED_LIMIT) return;
    this.unsaved = 0;
    await checkpoint.save();
  }

  private rest(longestMs: number): Promise<void> {
    if (this.isWoken) return Promise.resolve();
    return new Promise((rested) => {
      const timer = setTimeout(rested, longestMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        rested();
      };
    });
  }
}

function toEvent(records: StreamRecord[], { tableName }: StreamSource): object {
  const constant = {
    eventVersion: "1.1",
    eventSource: "aws:dynamodb",
    awsRegion: REGION,
    eventSourceARN: `arn:aws:dynamodb:${REGION}:000000000000:table/${tableName}/stream/local`,
  };
  return { Records: records.map((record) => ({ ...record, ...constant })) };
}
