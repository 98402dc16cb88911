import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDynamoProcess } from "#functions/testing/dynamo-process";
import type { CallRecord } from "./gateway/calls";
import { ServiceClock } from "./lambda/clock";
import { makeProduct } from "./product";
import { Front } from "./site/front";
import { DynamoClient } from "./stores/dynamo-client";
import { tinyAssembly } from "./testing/tiny-assembly";

async function startTiny() {
  const dataDir = await mkdtemp(join(tmpdir(), "product-"));
  const { assembly, seenFile } = tinyAssembly();
  const database = await startDynamoProcess();
  const dynamo = new DynamoClient(database.endpoint);
  const clock = new ServiceClock(join(dataDir, "clock.json"));
  const front = new Front(clock.now);
  await front.listen(0);
  const failures: string[] = [];
  const onFailure = (name: string, message: string) => failures.push(`${name}: ${message}`);
  const product = await makeProduct({
    assembly,
    dataDir,
    compiledFolder: join(dataDir, "compiled"),
    clock,
    front,
    dynamo,
    onFailure,
  });
  const call = async (path: string, init: RequestInit = {}) => fetch(`${product.origin}${path}`, init);
  const post = async (path: string, body: unknown = {}) => {
    const headers = { "content-type": "application/json" };
    const response = await call(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, response, body: (await response.json()) as Record<string, unknown> };
  };
  const close = async () => {
    await product.close();
    await front.close();
    dynamo.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  };
  const seen = async () => (await readFile(seenFile, "utf8").catch(() => "")).trim().split("\n");
  return { product, call, post, seen, failures, close };
}

let tiny: Awaited<ReturnType<typeof startTiny>>;
beforeAll(async () => {
  tiny = await startTiny();
});
afterAll(() => tiny.close());

test("a route's function gets its event, its own environment and nothing of the developer's", async () => {
  const headers = { cookie: "one=1; two=2", "x-own": "kept", "content-type": "application/json" };
  const response = await tiny.call("/api/things?a=1&a=2", { method: "POST", headers, body: '{"hello":1}' });
  expect(response.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
  expect(response.headers.get("x-seen")).toBe("yes");
  const body = await response.json();
  expect(body).toMatchObject({ cookies: ["one=1", "two=2"], body: '{"hello":1}', setting: tiny.product.origin });
  expect(body).toMatchObject({ headers: { "x-own": "kept", "x-origin": "front" } });
  expect(body).not.toHaveProperty("home");
});

test("what the role does not permit is refused as the cloud refuses it, and both are written down", async () => {
  const { body } = await tiny.post("/api/things?write=A&remove=A");
  expect(body.refused).toBe("AccessDeniedException");
  const calls = (await (await tiny.call("/__local/calls")).json()) as CallRecord[];
  const last = calls.slice(-2);
  expect(last).toMatchObject([
    { function: "route", service: "dynamodb", action: "PutItem", allowed: true },
    { function: "route", service: "dynamodb", action: "DeleteItem", allowed: false },
  ]);
  expect(last[0]?.consumedCapacity).toMatchObject({ CapacityUnits: 1 });
});

test("changes of a table reach the job that listens to them, by its filter", async () => {
  await tiny.post("/api/things?write=MAIL%23one");
  await tiny.post("/__local/clock", { advanceDays: 0 });
  expect(await tiny.seen()).toContain('["MAIL#one"]');
  expect(await tiny.seen()).not.toContain('["A"]');
});

test("moving the clock moves the functions' time and the Date header, and runs what is due before it answers", async () => {
  await tiny.post("/__local/clock", { set: "2026-01-01T00:00:00Z" });
  await tiny.post("/__local/clock", { set: "2030-06-01T12:00:00Z" });
  const { body, response } = await tiny.post("/api/things");
  expect(body.now).toMatch(/^2030-06-01T12:00/);
  expect(body.today).toMatch(/Jun 01 2030/);
  expect(response.headers.get("date")).toMatch(/01 Jun 2030/);
  expect(await tiny.seen()).toContain('{"job":"daily"}');
  const { body: view } = await tiny.post("/__local/clock", { reset: true });
  expect(view.offsetSeconds).toBe(0);
});

test("a job runs when the console asks, and says what it reports", async () => {
  expect((await tiny.post("/__local/jobs/daily")).body).toEqual({ done: true });
  expect((await tiny.post("/__local/jobs/nightly")).status).toBe(404);
});

test.each([
  ["throttle", "ProvisionedThroughputExceededException"],
  ["error", "InternalServerError"],
])("a %s fault of the database reaches the function", async (kind, name) => {
  await tiny.post("/__local/faults", { service: "dynamodb", kind, rate: 1 });
  const { body } = await tiny.post("/api/things?remove=A");
  await tiny.post("/__local/faults");
  expect(body.refused).toBe("AccessDeniedException");
  await tiny.post("/__local/faults", { service: "dynamodb", kind, rate: 1 });
  const failed = await tiny.post("/api/things?write=B");
  await tiny.post("/__local/faults");
  expect(failed.status).toBe(500);
  expect(tiny.failures.at(-1)).toContain(name);
});

test("providers inside the functions learn of their faults", async () => {
  await tiny.post("/__local/faults", { service: "mail", kind: "error", rate: 0.5 });
  const { body } = await tiny.post("/api/things");
  await tiny.post("/__local/faults");
  expect(JSON.parse(String(body.faults))).toEqual({ mail: { kind: "error", rate: 0.5 } });
});

test("a function that takes longer than the template allows is stopped, and the next event finds a new one", async () => {
  expect((await tiny.post("/api/things?slow=1")).status).toBe(504);
  expect((await tiny.post("/api/things")).status).toBe(200);
});

test("a function that throws is a 500 without its message", async () => {
  const { status, body } = await tiny.post("/api/things?crash=1");
  expect({ status, body }).toEqual({ status: 500, body: { message: "Internal Server Error" } });
});

test("pages come with the distribution's headers, compressed, by way of the edge function", async () => {
  const response = await tiny.call("/", { headers: { "accept-encoding": "br" } });
  expect(await response.text()).toContain("<title>Tiny</title>");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  const again = await tiny.call("/", { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test.each([
  ["a method that the distribution does not allow", "DELETE", "/", 403],
  ["a page that is not there", "GET", "/missing.html", 403],
  ["a missing file of a bucket that the distribution may list", "GET", "/assets/gone-1a2b.js", 404],
  ["a route that is not there", "GET", "/api/nothing", 404],
  ["an unknown part of the console", "GET", "/__local/nothing", 404],
])("%s is refused", async (_, method, path, status) => {
  expect((await tiny.call(path, { method })).status).toBe(status);
});

test("only a file that is there is kept for good", async () => {
  const found = await tiny.call("/assets/app-1a2b.js");
  expect([found.status, found.headers.get("cache-control")]).toEqual([200, "public, immutable"]);
  const missing = await tiny.call("/assets/gone-1a2b.js");
  expect(missing.headers.get("cache-control")).toBe("no-store");
});

test("a page opened by the machine's number goes on to localhost", async () => {
  const { port } = new URL(tiny.product.origin);
  const headers = { accept: "text/html" };
  const response = await fetch(`http://127.0.0.1:${port}/plans?a=1`, { headers, redirect: "manual" });
  expect(response.headers.get("location")).toBe(`${tiny.product.origin}/plans?a=1`);
});

test.each([
  "/__local",
  "/__local/letters",
  "/__local/emails",
  "/__local/jobs",
  "/__local/clock",
  "/__local/checkout/monthly",
])("the console answers %s", async (path) => {
  expect((await tiny.call(path)).status).toBe(200);
});

test("another site's page cannot work the console", async () => {
  const headers = { origin: "https://elsewhere.example" };
  expect((await tiny.call("/__local/clock", { method: "POST", headers, body: '{"reset":true}' })).status).toBe(403);
});
