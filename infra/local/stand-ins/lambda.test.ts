import { createLambda, invokedFunction } from "./lambda";

const arn = "arn:aws:lambda:us-east-1:000000000000:function:ReadPage";
const setup = {
  logicalId: "ReadPage",
  name: "read-page",
  arn,
  roleId: "Role",
  bundleFolder: "/nowhere",
  handler: "index.handler",
  environment: {},
  timeoutMs: 1_000,
  memoryMb: 128,
  asynchronous: { retries: 2 },
};

function open() {
  const started: unknown[] = [];
  const service = createLambda({
    functions: [setup],
    invoke: async (id, event) => ({ id, event }),
    start: (id, event) => started.push([id, event]),
  });
  const invoke = (name: string, body: string, type?: string) =>
    service.handle({
      method: "POST",
      url: `/2015-03-31/functions/${encodeURIComponent(name)}/invocations`,
      headers: { ...(type && { "x-amz-invocation-type": type }) },
      body: Buffer.from(body),
    });
  return { started, invoke };
}

test("an event is taken at once and not waited for", async () => {
  const { started, invoke } = open();
  expect(await invoke(arn, '{"part":1}', "Event")).toMatchObject({ status: 202, body: "" });
  expect(started).toEqual([["ReadPage", { part: 1 }]]);
});

test("a call that waits gets what the function answers", async () => {
  const { invoke } = open();
  const { status, body } = await invoke("ReadPage", '{"part":1}');
  expect([status, JSON.parse(String(body))]).toEqual([200, { id: "ReadPage", event: { part: 1 } }]);
});

test.each([
  ["a function that is not there", "Other", "{}", 404],
  ["an event that is no JSON", arn, "{", 400],
  ["an event of more than 1 MB", arn, JSON.stringify("x".repeat(1_100_000)), 413],
])("%s is refused", async (_, name, body, status) => {
  const { started, invoke } = open();
  expect(await invoke(name, body, "Event")).toMatchObject({ status });
  expect(started).toEqual([]);
});

test("only Lambda's own path names a function", () => {
  expect(invokedFunction("/2015-03-31/functions/ReadPage/invocations?Qualifier=1")).toBe("ReadPage");
  expect(invokedFunction("/bucket/functions/ReadPage/invocations")).toBeUndefined();
});
