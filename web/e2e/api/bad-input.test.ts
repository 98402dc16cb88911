import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { refusalsOf } from "#shared/api/refusals";
import { type RouteLine, type RouteName, routeNames, routes } from "#shared/api/routes";
import { User } from "#shared/api/schemas/user";
import { massAssignment, mutated, oddValues } from "../support/bodies";
import { type Answer, Caller, type Parts } from "../support/caller";
import { oddIds, oddQueries, oddWords } from "../support/odd-places";
import { type ActiveMember, activeMember, administrator } from "../support/people";
import { type RunningProduct, startProduct } from "../support/product";
import { filled, NOTHING } from "../support/routes";
import { soundBodies } from "../support/sound-body";

jest.setTimeout(300_000);

const isSoak = process.env.SOAK !== undefined;
/** A short run tries some odd values in each place, a long one all of them. */
const odd = isSoak ? oddValues : oddValues.slice(0, 4);

const ErrorShape = z.strictObject({
  code: z.string().regex(/^[A-Z_]+$/),
  message: z.string().min(1),
  details: z.string().optional(),
  fieldErrors: z.record(z.string(), z.array(z.string()).min(1)).optional(),
  requestId: z.string().min(1),
});

let product: RunningProduct;
let admin: Caller;
let maya: ActiveMember;
/** Whose contract may end on the way. */
let leaver: ActiveMember;

beforeAll(async () => {
  product = await startProduct({ isEmpty: true });
  admin = await administrator(product.origin);
  maya = await activeMember(admin, { drafts: 1 });
  leaver = await activeMember(admin, { drafts: 0 });
});
afterAll(() => product?.stop());

/** Who may call a route: without that, no call would get as far as its input. */
function callerOf(name: RouteName): Caller {
  const { access } = routes[name];
  if (access === "public" || name === "onboarding/create-account") return new Caller(product.origin);
  if (name === "contract/cancel-contract") return leaver.caller;
  return access.startsWith("admin") ? admin : maya.caller;
}

async function send(name: RouteName, parts: Parts, query = "", id = NOTHING): Promise<Answer> {
  const { method, path } = filled(name, id);
  const answer = await callerOf(name).send(method, `${path}${query}`, parts);
  // What a route may refuse with, its line in the route table names.
  const documented: readonly string[] = refusalsOf(routes[name]);
  if (answer.code) expect(documented).toContain(answer.code);
  return answer;
}

/** What is wrong with an answer whatever was asked: a fault of ours, another shape than documented, a word too many. */
function problemsOf({ status, text, json, headers }: Answer): string[] {
  if (status < 400) return [];
  const isJson = headers.get("content-type")?.startsWith("application/json") ?? false;
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(status === 429 ? ["was not tried: too many requests"] : []),
    ...(isJson && ErrorShape.safeParse(json).success ? [] : [`has another shape: ${text.slice(0, 200)}`]),
    ...(/node_modules|\.[jt]s:\d|\bat \w+ \(|arn:aws|Exception|Redress-/.test(text)
      ? [`reveals too much: ${text}`]
      : []),
  ];
}

async function problemOf(what: string, asking: Promise<Answer>, status?: number): Promise<string[]> {
  const answer = await asking;
  const unexpected =
    status !== undefined && answer.status !== status ? [`answered ${answer.status}: ${answer.text}`] : [];
  return [...problemsOf(answer), ...unexpected].map((problem) => `${what} ${problem}`);
}

/** Everything that a member can see of what is theirs. */
async function belongings(): Promise<unknown[]> {
  const paths = ["auth/user", "disputes", "credit-report", "contract", "onboarding", "notifications"];
  const answers: unknown[] = [];
  for (const path of paths) {
    const { status, json, text } = await maya.caller.send("GET", `/api/${path}`);
    if (status !== 200) throw new Error(text);
    // The addresses of images are signed again each time; the last sign-in is this test's own.
    const bare: unknown = JSON.parse(JSON.stringify(json, (key, value) => (/Url$|lastLoginAt/.test(key) ? "" : value)));
    answers.push(bare);
  }
  return answers;
}

/** The same once nothing follows any more from what was sent before: a new address is written into the drafts a moment later. */
async function settledBelongings(): Promise<unknown[]> {
  for (let last = await belongings(); ; ) {
    await wait(1_000);
    const now = await belongings();
    if (isDeepStrictEqual(last, now)) return now;
    last = now;
  }
}

const texts = ["{", `{"a":${"[".repeat(90_000)}`, "nul", "[1,", "{'a':1}", "\u0000", "[".repeat(200_000)];
const withBody = routeNames.filter((name) => "body" in routes[name] && routes[name].body !== "signed");
const changing = routeNames.filter((name) => routes[name].method !== "GET");
const schemaOf = (name: RouteName) => {
  const { body }: RouteLine = routes[name];
  return body instanceof z.ZodType ? body : z.unknown();
};

test("what is not JSON, of another type or too large changes nothing and is refused in the documented words", async () => {
  const before = await belongings();
  const problems: string[] = [];
  const large = `{"disputeReason":"${"x".repeat(1024 * 1024)}"}`;
  for (const name of changing) {
    const isSigned = routes[name].method !== "GET" && "body" in routes[name] && routes[name].body === "signed";
    for (const raw of isSoak ? texts : texts.slice(0, 3)) {
      problems.push(...(await problemOf(`${name} ${raw.slice(0, 9)}`, send(name, { raw }), 400)));
    }
    for (const type of isSigned ? [] : ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
      const parts = { raw: "{}", headers: { "content-type": type } };
      problems.push(...(await problemOf(`${name} as ${type}`, send(name, parts), 415)));
    }
    problems.push(...(await problemOf(`${name} large`, send(name, { raw: large }), 413)));
  }
  expect(problems).toEqual([]);
  expect(await belongings()).toEqual(before);
});

const takesId = (name: RouteName) => "params" in routes[name] && /\{(id|userId)\}/.test(routes[name].path);
const located = routeNames.filter((name) => name !== "auth/logout" && ("query" in routes[name] || takesId(name)));

// Route by route, so that each function is started once.
describe.each(routeNames)("%s", (name) => {
  if (withBody.includes(name)) testBodies(name);
  if (located.includes(name)) testPlaces(name);
});

function testBodies(name: RouteName): void {
  test("refuses what its schema does not take, by the field, and never fails", async () => {
    const schema = schemaOf(name);
    const tops = [null, 7, "text", true, []].map((body) => ({ place: "body", body }));
    const wrong = [...tops, ...mutated(soundBodies()[name] ?? {}, odd)];
    const problems: string[] = [];
    const before = isSoak ? await settledBelongings() : undefined;

    for (const { place, body } of wrong) {
      const what = `${place} = ${JSON.stringify(body).slice(0, 300)}`;
      if (schema.safeParse(JSON.parse(JSON.stringify(body))).success) continue;
      const { status, code, json, ...rest } = await send(name, { body });
      problems.push(...problemsOf({ status, code, json, ...rest }).map((problem) => `${what} ${problem}`));
      const { fieldErrors = {} } = ErrorShape.parse(json);
      if (status !== 400 || code !== "VALIDATION_FAILED") problems.push(`${what} answered ${status} ${code}`);
      if (Object.keys(fieldErrors).length === 0) problems.push(`${what} names no field`);
    }
    if (before) expect(await belongings()).toEqual(before);

    // What the schema lets through must not break the route either.
    for (const { place, body } of wrong) {
      if (!schema.safeParse(JSON.parse(JSON.stringify(body))).success) continue;
      const { status, text } = await send(name, { body });
      if (status >= 500) problems.push(`${place} = ${JSON.stringify(body).slice(0, 300)} answered ${status}: ${text}`);
    }
    expect(problems).toEqual([]);
  });

  test("gives no role, plan or record for a field that it does not know (ASVS 15.3.3)", async () => {
    const before = User.parse((await maya.caller.send("GET", "/api/auth/user")).json);
    const sound = { ...Object(soundBodies()[name]) };
    const answer = await send(name, { raw: massAssignment(sound) });
    // Wrong admin keys and passwords, of which the tests before sent many, are limited.
    const isGuess = "adminKey" in sound || "password" in sound;
    if (answer.code !== "TOO_MANY_REQUESTS" || !isGuess) expect(problemsOf(answer)).toEqual([]);
    const opened = User.safeParse(answer.json).data;
    if (opened && !routes[name].access.startsWith("admin") && name !== "auth/login") {
      expect(opened).toMatchObject({ isAdmin: false, subscriptionStatus: "incomplete" });
    }
    const after = User.parse((await maya.caller.send("GET", "/api/auth/user")).json);
    const { lastLoginAt: _, ...same } = before;
    expect(after).toMatchObject(same);
  });
}

function testPlaces(name: RouteName): void {
  const { query, method }: RouteLine = routes[name];
  const parts: Parts = method === "GET" ? {} : { body: soundBodies()[name] ?? {} };

  test("no path, query, page size or cursor makes it fail", async () => {
    const problems: string[] = [];
    for (const id of takesId(name) ? oddIds : []) {
      const answer = await send(name, parts, "", id);
      if (answer.status !== 404 && answer.status !== 400) problems.push(`${id} answered ${answer.status}`);
      problems.push(...problemsOf(answer).map((problem) => `${id} ${problem}`));
    }
    for (const field of Object.keys(query?.shape ?? {})) {
      const refusal = field in oddQueries ? 400 : undefined;
      for (const value of oddQueries[field] ?? oddWords) {
        const asking = send(name, parts, `?${field}=${value}`);
        problems.push(...(await problemOf(`?${field}=${value.slice(0, 20)}`, asking, refusal)));
      }
    }
    expect(problems).toEqual([]);
  });
}

test("a path or a method that no route has is refused in the documented words", async () => {
  const caller = new Caller(product.origin);
  const wrong = [
    "GET /api/nothing",
    "GET /api/",
    "PUT /api/disputes",
    "DELETE /api/disputes/1/status",
    "POST /api/a/b",
  ];
  const problems: string[] = [];
  for (const call of wrong) {
    const [method = "", path = ""] = call.split(" ");
    problems.push(...(await problemOf(call, caller.send(method, path), 404)));
  }
  expect(problems).toEqual([]);
});

test.each<[RouteName, Record<string, string>[]]>([
  ["payments/receive-event", [{}, { "stripe-signature": "t=1,v1=00" }, { "stripe-signature": "t=x,v1=,v1=" }]],
  ["mail/receive-event", [{}, { "lob-signature": "00", "lob-signature-timestamp": "x" }, { "lob-signature": "é" }]],
])("%s refuses an event without a valid signature", async (name, headers) => {
  for (const each of headers) {
    const signed = Object.fromEntries(Object.entries(each).map(([key, value]) => [key, encodeURI(value)]));
    const { status, code } = await send(name, {
      body: { id: "evt_1", type: "checkout.session.completed" },
      headers: signed,
    });
    expect([status, code]).toEqual([400, "BAD_SIGNATURE"]);
  }
});
