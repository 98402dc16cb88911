import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StreamSource } from "../template/event-sources";
import { Checkpoint } from "./checkpoint";
import { StreamRunner } from "./stream-runner";
import type { StreamRecord } from "./table-stream";

const record = (number: number, sortKey: string): StreamRecord => ({
  eventID: String(number),
  eventName: "INSERT",
  dynamodb: { SequenceNumber: String(number), Keys: { sk: { S: sortKey } } },
});

const source: StreamSource = {
  id: "reader",
  functionId: "SendLetters",
  tableName: "Disputes",
  batchSize: 10,
  filters: [{ eventName: ["INSERT"], dynamodb: { Keys: { sk: { S: [{ prefix: "MAIL#" }] } } } }],
  reportsItemFailures: true,
  bisects: true,
};

/** A stream whose records can grow, read from wherever its reader says. */
function fakeStream(records: StreamRecord[], from = 0) {
  let place = from;
  return {
    passed: () => undefined,
    next: async (limit: number) => {
      const next = records.slice(place, place + limit);
      place += next.length;
      return next;
    },
  };
}

async function withFolder(run: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "streams-"));
  await run(folder).finally(() => rm(folder, { recursive: true }));
}

test("only the records that the filter lets through reach the function", () =>
  withFolder(async (folder) => {
    const seen: unknown[] = [];
    const runner = new StreamRunner({
      source,
      stream: fakeStream([record(1, "USER"), record(2, "MAIL#1")]),
      checkpoint: new Checkpoint(folder, "reader"),
      invoke: async (_, event) => {
        seen.push(...(event as { Records: StreamRecord[] }).Records.map(({ eventID }) => eventID));
      },
      sendToDeadLetterQueue: async () => undefined,
    });
    runner.start();
    await runner.drained();
    await runner.stop();
    expect(seen).toEqual(["2"]);
  }));

test("a reader that comes back begins behind the last record that was dealt with", () =>
  withFolder(async (folder) => {
    const checkpoint = new Checkpoint(folder, "reader");
    const runner = new StreamRunner({
      source,
      stream: fakeStream([record(7, "MAIL#1"), record(8, "MAIL#2")]),
      checkpoint,
      invoke: async () => undefined,
      sendToDeadLetterQueue: async () => undefined,
    });
    runner.start();
    await runner.drained();
    // No stop: what a killed process leaves behind is what counts.
    expect(new Checkpoint(folder, "reader").sequenceNumber).toBe("8");
    await runner.stop();
  }));

test("a record that was not dealt with is not passed", () =>
  withFolder(async (folder) => {
    const runner = new StreamRunner({
      source,
      stream: fakeStream([record(7, "MAIL#1")]),
      checkpoint: new Checkpoint(folder, "reader"),
      invoke: async () => {
        void runner.stop();
        throw new Error("killed in the middle");
      },
      sendToDeadLetterQueue: async () => undefined,
    });
    runner.start();
    await runner.drained();
    expect(new Checkpoint(folder, "reader").sequenceNumber).toBeUndefined();
  }));
