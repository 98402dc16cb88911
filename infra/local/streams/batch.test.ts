import { deliver } from "./batch";
import type { StreamRecord } from "./table-stream";

const record = (number: string): StreamRecord => ({
  eventID: number,
  eventName: "INSERT",
  dynamodb: { SequenceNumber: number, Keys: {} },
});

/** A function that fails at some records so many times, what it was handed, and what became a dead letter. */
function world({ failures = {}, reports = true, bisects = true, retries = 2 as number | undefined }) {
  const left: Record<string, number> = { ...failures };
  const handed: string[][] = [];
  const deadLetters: string[] = [];
  const numbers = (records: StreamRecord[]) => records.map(({ dynamodb }) => dynamodb.SequenceNumber);
  const fails = (number: string) => {
    const times = left[number] ?? 0;
    left[number] = times - 1;
    return times > 0;
  };
  const parts = {
    source: { retries, bisects, reportsItemFailures: reports },
    backoffMs: 0,
    isStopped: () => false,
    invoke: async (records: StreamRecord[]) => {
      handed.push(numbers(records));
      const failed = numbers(records).find(fails);
      if (failed && !reports) throw new Error("broken");
      return { batchItemFailures: failed ? [{ itemIdentifier: failed }] : [] };
    },
    sendToDeadLetterQueue: async (records: StreamRecord[]) => {
      deadLetters.push(...numbers(records));
    },
  };
  return { parts, handed, deadLetters };
}

const three = ["1", "2", "3"].map(record);

test("a batch without failures is handed in once", async () => {
  const { parts, handed, deadLetters } = world({});
  await expect(deliver(three, parts)).resolves.toBe(true);
  expect({ handed, deadLetters }).toEqual({ handed: [["1", "2", "3"]], deadLetters: [] });
});

test("after a reported failure the batch goes on from there", async () => {
  const { parts, handed, deadLetters } = world({ failures: { "2": 1 } });
  await deliver(three, parts);
  expect({ handed, deadLetters }).toEqual({
    handed: [
      ["1", "2", "3"],
      ["2", "3"],
    ],
    deadLetters: [],
  });
});

test("a record that fails for good becomes a dead letter, and the ones behind it are not", async () => {
  const { parts, handed, deadLetters } = world({ failures: { "2": 99 } });
  await deliver(three, parts);
  expect(deadLetters).toEqual(["2"]);
  expect(handed.at(-1)).toEqual(["3"]);
});

test("a function that throws gets smaller batches until only the culprit fails", async () => {
  const { parts, deadLetters } = world({ failures: { "3": 99 }, reports: false });
  await deliver(three, parts);
  expect(deadLetters).toEqual(["3"]);
});

test("without bisecting, a batch that fails for good becomes dead letters as a whole", async () => {
  const { parts, deadLetters } = world({ failures: { "2": 99 }, reports: false, bisects: false });
  await deliver(three, parts);
  expect(deadLetters).toEqual(["1", "2", "3"]);
});

test("nothing counts as dealt with once the runtime stops", async () => {
  const { parts } = world({});
  await expect(deliver(three, { ...parts, isStopped: () => true })).resolves.toBe(false);
});
