import { createHash } from "node:crypto";
import type { UserRecord } from "#functions/repositories/users";
import { userView } from "#functions/services/members/user-view";
import { fakeShell, noServices } from "#functions/testing/fake-shell";
import { type EventParts, makeEvent } from "#functions/testing/make-event";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { apiHandler } from "./api-handler";
import { now } from "./now";
import { reply } from "./reply";

process.env.SITE_ORIGIN = "https://redress.example";

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

async function getUser(caller: UserRecord | undefined, parts: EventParts = {}, expired = false) {
  const { shell, cookies, calls } = fakeShell(caller ? [caller] : [], expired);
  const handler = apiHandler("auth/get-user", async ({ user }) => userView(user, now()), noServices, shell);
  return { ...(await handler(makeEvent({ cookies, ...parts }))), calls };
}

async function post(body: unknown, parts: EventParts = {}) {
  const { shell } = fakeShell();
  const seen: unknown[] = [];
  const route = async (request: { body: unknown }) => {
    seen.push(request.body);
    return reply(userView(makeUserRecord(), now()), {});
  };
  const handler = apiHandler("auth/register", route, noServices, shell);
  return { ...(await handler(makeEvent({ method: "POST", body, ...parts }))), seen };
}

const registration = { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", password: "long enough" };
const codeOf = ({ body }: { body?: string }) => JSON.parse(body ?? "{}").code;

describe("other sites", () => {
  test.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of no site", { origin: "null" }],
    ["of the same host without encryption", { origin: "http://redress.example" }],
    ["that the browser calls cross-site", { "sec-fetch-site": "cross-site" }],
    ["of another name under the same domain", { "sec-fetch-site": "same-site" }],
  ])("a change from a page %s is refused (3.5.1)", async (_, headers) => {
    const answer = await post(registration, { headers });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
  });

  test.each([
    ["without the distribution's key", undefined, 0],
    ["with another key, of which an alarm is raised,", "another key", 1],
  ])("a call to the API's own address %s is refused", async (_, key, logged) => {
    const headers = { "x-origin-key": key ?? "", "cloudfront-viewer-address": "198.51.100.1:443" };
    const answer = await post(registration, { headers });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events.filter((event) => event === "origin_key_refused")).toHaveLength(logged);
  });

  test("while the distribution's key is being rotated, the new one and the one before it are both taken", async () => {
    const before = "the key that some edges still show";
    const withKey = (key: string) => post(registration, { headers: { "x-origin-key": key } });
    process.env.PREVIOUS_ORIGIN_KEY_DIGEST = createHash("sha256").update(before).digest("hex");

    expect((await withKey(before)).statusCode).toBe(201);
    expect((await post(registration)).statusCode).toBe(201);
    expect((await withKey("another key")).statusCode).toBe(403);
    process.env.PREVIOUS_ORIGIN_KEY_DIGEST = "";
    expect((await withKey(before)).statusCode).toBe(403);
    expect((await withKey("")).statusCode).toBe(403);
  });

  test.each([
    ["from the site itself", { origin: "https://redress.example", "sec-fetch-site": "same-origin" }],
    ["from a program", {}],
  ])("a change %s is taken", async (_, headers) => {
    expect((await post(registration, { headers })).statusCode).toBe(201);
  });
});

describe("what is sent", () => {
  test.each([
    ["text", "name=Maya", { "content-type": "text/plain" }, 415],
    ["a form (3.5.2)", "email=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["content of no type", "{}", {}, 415],
    ["JSON that is not", "{", { "content-type": "application/json" }, 400],
    ["JSON nested without end", "[".repeat(100_000), { "content-type": "application/json" }, 400],
    ["JSON with a charset", JSON.stringify(registration), { "content-type": "application/json; charset=utf-8" }, 201],
    ["more than 1 MB (4.3.1)", `"${"a".repeat(1024 * 1024)}"`, { "content-type": "application/json" }, 413],
    ["nothing where fields are needed", "", {}, 400],
    ["a name that turns the line around", { ...registration, firstName: "\u202eayaM" }, {}, 400],
    ["a name of nothing that can be seen", { ...registration, lastName: "\u200b\u200b" }, {}, 400],
  ])("%s is answered as documented", async (_, body, headers: Record<string, string>, status) => {
    expect((await post(body, { headers })).statusCode).toBe(status);
  });

  test("each wrong field is named (2.2.1)", async () => {
    const { body } = await post({ ...registration, email: "none", password: "short" });
    const { code, fieldErrors, requestId } = JSON.parse(body ?? "");
    expect([code, requestId]).toEqual(["VALIDATION_FAILED", "request-1"]);
    expect(fieldErrors).toEqual({
      email: ["Please enter a valid email address"],
      password: ["Must be at least 8 characters"],
    });
  });

  test("unknown fields do not reach the route, and prototypes stay what they are (15.3.3, 15.3.6)", async () => {
    const text = `{"isAdmin":true,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(registration).slice(1)}`;
    const { seen } = await post(text, { headers: { "content-type": "application/json" } });
    expect(seen).toEqual([registration]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.getPrototypeOf(seen[0])).toBe(Object.prototype);
  });

  test("hostile keys of what is said per item are refused in the documented shape, however many and long they are", async () => {
    const { shell } = fakeShell();
    const handler = apiHandler("onboarding/save-progress", async () => undefined, noServices, shell);
    const patch = async (reasons: string) => {
      const body = `{"selection":{"selectedDisputeReasons":${reasons}}}`;
      const answer = await handler(
        makeEvent({ method: "PATCH", body, headers: { "content-type": "application/json" } }),
      );
      expect(answer.body?.length ?? 0).toBeLessThan(40_000);
      return [answer.statusCode, JSON.parse(answer.body || "{}").code];
    };
    const many = JSON.stringify(
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`item ${index}`, []])),
    );
    const fiftyOne = JSON.stringify(
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`item-${index}`, []])),
    );
    const deep = `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    // The table's client takes an object with such fields for no object at all.
    const inherited = ['{"constructor":[]}', '{"toString":[]}', '{"hasOwnProperty":[]}'];
    const hostile = [...inherited, '{"":[]}', '{"\\ud83d":[]}', '{"__proto__":["x"]}', `{"${"x".repeat(500_000)}":[]}`];

    for (const reasons of [...hostile, many, fiftyOne, deep]) {
      expect(await patch(reasons)).toEqual([400, "VALIDATION_FAILED"]);
    }
    expect(await patch('{"01JCZ0Q5S3":[]}')).toEqual([204, undefined]);
  });

  test("half a character is replaced: no table takes it", async () => {
    const text = JSON.stringify(registration).replace('"long enough"', '"long \\ud800enough \\ud83d\\ude00"');
    const { seen } = await post(text, { headers: { "content-type": "application/json" } });
    expect(seen).toEqual([{ ...registration, password: "long \ufffdenough 😀" }]);
  });

  test("a name with half a character is refused", async () => {
    const text = JSON.stringify(registration).replace('"Maya"', '"Ma\\ud800ya"');
    const { seen, statusCode } = await post(text, { headers: { "content-type": "application/json" } });
    expect([statusCode, seen]).toEqual([400, []]);
  });

  test("a signed event is handed on as it came", async () => {
    const { shell } = fakeShell();
    const seen: string[] = [];
    const route = async ({ rawBody }: { rawBody: string }) => {
      seen.push(rawBody);
      return { received: true as const };
    };
    const handler = apiHandler("payments/receive-event", route, noServices, shell);
    await handler(makeEvent({ method: "POST", body: ' { "a": 1}', headers: { "content-type": "text/plain" } }));
    expect(seen).toEqual([' { "a": 1}']);
  });

  test("the client's address is CloudFront's word, without the port", async () => {
    const { shell } = fakeShell();
    const seen: string[] = [];
    const route = async ({ address }: { address: string }) => {
      seen.push(address);
      return { received: true as const };
    };
    const handler = apiHandler("mail/receive-event", route, noServices, shell);
    await handler(makeEvent({ headers: { "CloudFront-Viewer-Address": "2001:db8::7:52431" } }));
    await handler(makeEvent({ address: "198.51.100.4" }));
    expect(seen).toEqual(["2001:db8::7", "198.51.100.4"]);
  });
});

describe("what is answered", () => {
  test("every answer carries the headers that keep it to itself (3.4)", async () => {
    for (const answer of [await getUser(makeUserRecord()), await getUser(undefined)]) {
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "content-type": "application/json; charset=utf-8",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
    }
  });

  test("only what the route table names leaves (15.3.1)", async () => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const route = async ({ user }: { user: UserRecord }) => ({ ...userView(user, now()), ssnLast4: "0001" });
    const answer = await apiHandler("auth/get-user", route, noServices, shell)(makeEvent({ cookies }));
    expect(answer.body).not.toContain("0001");
  });

  test.each([
    ["a lost race", Object.assign(new Error("x"), { name: "ConditionalCheckFailedException" }), 409, "CONFLICT"],
    ["throttling", Object.assign(new Error("x"), { name: "ThrottlingException" }), 503, "SERVICE_UNAVAILABLE"],
    ["a time limit", Object.assign(new Error("x"), { name: "TimeoutError" }), 503, "SERVICE_UNAVAILABLE"],
    [
      "a fault of the cloud",
      Object.assign(new Error("x"), { $metadata: { httpStatusCode: 500 } }),
      503,
      "SERVICE_UNAVAILABLE",
    ],
    ["a fault of ours", new Error("table Users, maya@example.com"), 500, "INTERNAL"],
  ])("%s is answered without a word of what is inside (13.4.2)", async (_, error, status, code) => {
    const { shell, cookies } = fakeShell([makeUserRecord()]);
    const answer = await apiHandler(
      "auth/get-user",
      () => Promise.reject(error),
      noServices,
      shell,
    )(makeEvent({ cookies }));
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    expect(Object.keys(JSON.parse(answer.body ?? ""))).toEqual(["code", "message", "requestId"]);
    expect(answer.headers?.["retry-after"]).toBe(status === 503 ? "2" : undefined);
  });

  test("a log line says who by id, and nothing that was typed (16.2.5)", async () => {
    const user = makeUserRecord({ email: "maya@example.com" });
    await getUser(user, { headers: { "user-agent": "secret-agent" } });
    const [line = ""] = lines;
    expect(JSON.parse(line)).toEqual({
      at: expect.any(String),
      event: "request",
      requestId: "request-1",
      route: "auth/get-user",
      actorId: user.userId,
      status: 200,
      durationMs: expect.any(Number),
    });
  });

  test("the event that keeps a function warm is answered without I/O", async () => {
    const { shell, calls } = fakeShell();
    const handler = apiHandler("auth/get-user", () => Promise.reject(new Error("called")), noServices, shell);
    const warming: unknown = { source: "keep-warm" };
    const answer = await handler(warming as Parameters<typeof handler>[0]);
    expect([answer.statusCode, calls.reads]).toEqual([204, 0]);
  });
});
