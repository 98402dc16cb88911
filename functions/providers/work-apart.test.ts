import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { workApart } from "./work-apart";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "work-apart-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(source: string, limits: { longestMs: number; longestWaitMs?: number }): Promise<string> {
  const program = join(folder, `${source.length}.cjs`);
  await writeFile(program, `const { parentPort } = require("node:worker_threads"); ${source}`);
  const memory = { maxOldGenerationSizeMb: 64 };
  return workApart({ program, work: "", ...limits, memory, mostGrowthBytes: 2 ** 30, otherwise: "stopped" });
}

const SPIN = "for (;;) {}";
const REST = "setTimeout(() => parentPort.postMessage('done'), 2_500)";
const WAIT = "setInterval(() => {}, 1_000)";

test("a program that waits for its turn is not stopped for it", async () => {
  expect(await run(REST, { longestMs: 2_000, longestWaitMs: 60_000 })).toBe("done");
});

test("a program that takes too much processor time is stopped", async () => {
  expect(await run(SPIN, { longestMs: 300, longestWaitMs: 60_000 })).toBe("stopped");
});

test("a program without an end in all the time there is says nothing of its work", async () => {
  await expect(run(WAIT, { longestMs: 60_000, longestWaitMs: 300 })).rejects.toMatchObject({ name: "TimeoutError" });
});

test("without a limit of its processor time the clock stops it", async () => {
  expect(await run(WAIT, { longestMs: 300 })).toBe("stopped");
});
