import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { FunctionWorker } from "./worker";

let folder: string;
let worker: FunctionWorker | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "worker-"));
});

afterEach(async () => {
  await worker?.end();
  rmSync(folder, { recursive: true });
});

function start(bundle: string): FunctionWorker {
  writeFileSync(join(folder, "index.js"), bundle);
  worker = new FunctionWorker({
    setup: {
      logicalId: "Route",
      name: "route",
      arn: "arn:aws:lambda:us-east-1:000000000000:function:route",
      roleId: "RouteRole",
      bundleFolder: folder,
      handler: "index.handler",
      environment: {},
      timeoutMs: 1_500,
      memoryMb: 128,
      asynchronous: { retries: 2 },
    },
    environment: {},
    clockOffset: new SharedArrayBuffer(8),
    log: new PassThrough().resume(),
    compiledFolder: join(folder, "compiled"),
  });
  return worker;
}

const later = (ms: number) => `const until = Date.now() + ${ms}; while (Date.now() < until);`;

test("what a function takes to load does not count as its time", async () => {
  const slow = start(`${later(2_000)} exports.handler = async () => "done";`);
  await expect(slow.run({}, "{}")).resolves.toBe("done");
});

test("the time that is left is the whole timeout when the handler begins", async () => {
  const slow = start(`${later(1_000)} exports.handler = async (_, context) => context.getRemainingTimeInMillis();`);
  expect(await slow.run({}, "{}")).toBeGreaterThan(1_000);
});

test("a function that takes longer than its timeout is stopped", async () => {
  const stuck = start("exports.handler = () => new Promise((done) => setTimeout(done, 60_000));");
  await expect(stuck.run({}, "{}")).rejects.toMatchObject({ timedOut: true });
  expect(stuck.isDead).toBe(true);
});

test("a bundle that cannot be loaded fails each event with its fault", async () => {
  const broken = start('throw new Error("no such setting");');
  await expect(broken.run({}, "{}")).rejects.toThrow("no such setting");
  await expect(broken.run({}, "{}")).rejects.toThrow("no such setting");
});
