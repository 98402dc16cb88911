import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { refusalsOf } from "#shared/api/refusals";
import { type RouteLine, type RouteName, routes } from "#shared/api/routes";
import { User } from "#shared/api/schemas/user";
import { massAssignment, mutated, oddValues } from "../bodies";
import { type Answer, Caller, type Parts } from "../caller";
import { oddIds, oddQueries, oddWords } from "../odd-places";
import { filled, NOTHING } from "../routes";
import { soundBodies } from "../sound-body";
import type { World } from "./world";

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

/** Who may call a route: without that, no call would get as far as its input. */
function callerOf(name: RouteName, { product, admin, tester, leaver }: World): Caller {
  const { access } = routes[name];
  if (access === "public" || name === "onboarding/create-account") return new Caller(product.origin);
  if (name === "contract/cancel-contract") return leaver.caller;
  return access.startsWith("admin") ? admin : tester.caller;
}

/** Sends by someone who may call the route; what it refuses with must be documented. */
export async function send(world: World, name: RouteName, parts: Parts, query = "", id = NOTHING): Promise<Answer> {
  const { method, path } = filled(name, id);
  const answer = await callerOf(name, world).send(method, `${path}${query}`, parts);
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

export async function problemOf(what: string, asking: Promise<Answer>, status?: number): Promise<string[]> {
  const answer = await asking;
  const unexpected =
    status !== undefined && answer.status !== status ? [`answered ${answer.status}: ${answer.text}`] : [];
  return [...problemsOf(answer), ...unexpected].map((problem) => `${what} ${problem}`);
}

/** Everything that a member can see of what is theirs. */
export async function belongingsOf(caller: Caller): Promise<unknown[]> {
  const paths = ["auth/user", "disputes", "credit-report", "contract", "onboarding", "notifications"];
  const answers: unknown[] = [];
  for (const path of paths) {
    const { status, json, text } = await caller.send("GET", `/api/${path}`);
    if (status !== 200) throw new Error(text);
    // The addresses of images are signed again each time; the last sign-in is this test's own.
    const bare: unknown = JSON.parse(JSON.stringify(json, (key, value) => (/Url$|lastLoginAt/.test(key) ? "" : value)));
    answers.push(bare);
  }
  return answers;
}

/** The same once nothing follows any more from what was sent before: a new address is written into the drafts a moment later. */
async function settledBelongings(caller: Caller): Promise<unknown[]> {
  for (let last = await belongingsOf(caller); ; ) {
    await wait(1_000);
    const now = await belongingsOf(caller);
    if (isDeepStrictEqual(last, now)) return now;
    last = now;
  }
}

const texts = ["{", `{"a":${"[".repeat(90_000)}`, "nul", "[1,", "{'a':1}", "\u0000", "[".repeat(200_000)];
const large = `{"disputeReason":"${"x".repeat(1024 * 1024)}"}`;
const types = ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""];

const takesBody = (name: RouteName) => "body" in routes[name] && routes[name].body !== "signed";
const takesId = (name: RouteName) => "params" in routes[name] && /\{(id|userId)\}/.test(routes[name].path);
const schemaOf = (name: RouteName) => {
  const { body }: RouteLine = routes[name];
  return body instanceof z.ZodType ? body : z.unknown();
};

/** No body, path or query makes a route fail, and what it cannot take is refused in the documented words. */
export function testBadInput(name: RouteName, world: () => World): void {
  if (routes[name].method !== "GET") testUnreadable(name, world);
  if (takesBody(name)) testBodies(name, world);
  if (name !== "auth/logout" && ("query" in routes[name] || takesId(name))) testPlaces(name, world);
}

function testUnreadable(name: RouteName, world: () => World): void {
  test("refuses what is not JSON, of another type or too large", async () => {
    const { quiet, leaver, tester, ...rest } = world();
    // By the quiet member, whose belongings must be the same at the end.
    const by: World = { ...rest, quiet, leaver: quiet, tester: quiet };
    const isSigned = !takesBody(name) && "body" in routes[name];
    const problems: string[] = [];
    for (const raw of isSoak ? texts : texts.slice(0, 3)) {
      problems.push(...(await problemOf(raw.slice(0, 9), send(by, name, { raw }), 400)));
    }
    for (const type of isSigned ? [] : types) {
      const parts = { raw: "{}", headers: { "content-type": type } };
      problems.push(...(await problemOf(`as ${type}`, send(by, name, parts), 415)));
    }
    problems.push(...(await problemOf("large", send(by, name, { raw: large }), 413)));
    expect(problems).toEqual([]);
  });
}

function testBodies(name: RouteName, world: () => World): void {
  test("refuses what its schema does not take, by the field, and never fails", async () => {
    const schema = schemaOf(name);
    const tops = [null, 7, "text", true, []].map((body) => ({ place: "body", body }));
    const wrong = [...tops, ...mutated(soundBodies()[name] ?? {}, odd)];
    const problems: string[] = [];
    const before = isSoak ? await settledBelongings(world().tester.caller) : undefined;

    for (const { place, body } of wrong) {
      const what = `${place} = ${JSON.stringify(body).slice(0, 300)}`;
      if (schema.safeParse(JSON.parse(JSON.stringify(body))).success) continue;
      const { status, code, json, ...rest } = await send(world(), name, { body });
      problems.push(...problemsOf({ status, code, json, ...rest }).map((problem) => `${what} ${problem}`));
      const { fieldErrors = {} } = ErrorShape.parse(json);
      if (status !== 400 || code !== "VALIDATION_FAILED") problems.push(`${what} answered ${status} ${code}`);
      if (Object.keys(fieldErrors).length === 0) problems.push(`${what} names no field`);
    }
    if (before) expect(await belongingsOf(world().tester.caller)).toEqual(before);

    // What the schema lets through must not break the route either.
    for (const { place, body } of wrong) {
      if (!schema.safeParse(JSON.parse(JSON.stringify(body))).success) continue;
      const { status, text } = await send(world(), name, { body });
      if (status >= 500) problems.push(`${place} = ${JSON.stringify(body).slice(0, 300)} answered ${status}: ${text}`);
    }
    expect(problems).toEqual([]);
  });

  test("gives no role, plan or record for a field that it does not know (ASVS 15.3.3)", async () => {
    const { tester } = world();
    const before = User.parse((await tester.caller.send("GET", "/api/auth/user")).json);
    const sound = { ...Object(soundBodies()[name]) };
    const answer = await send(world(), name, { raw: massAssignment(sound) });
    // Wrong admin keys and passwords, of which the tests before sent many, are limited.
    const isGuess = "adminKey" in sound || "password" in sound;
    if (answer.code !== "TOO_MANY_REQUESTS" || !isGuess) expect(problemsOf(answer)).toEqual([]);
    const opened = User.safeParse(answer.json).data;
    if (opened && !routes[name].access.startsWith("admin") && name !== "auth/login") {
      expect(opened).toMatchObject({ isAdmin: false, subscriptionStatus: "incomplete" });
    }
    const after = User.parse((await tester.caller.send("GET", "/api/auth/user")).json);
    const { lastLoginAt: _, email, ...same } = before;
    const isCorrected = name === "account/correct-email";
    expect(after).toMatchObject({ ...same, ...(!isCorrected && { email }) });
  });
}

function testPlaces(name: RouteName, world: () => World): void {
  const { query, method }: RouteLine = routes[name];
  const parts: Parts = method === "GET" ? {} : { body: soundBodies()[name] ?? {} };

  test("no path, query, page size or cursor makes it fail", async () => {
    const problems: string[] = [];
    for (const id of takesId(name) ? oddIds : []) {
      const answer = await send(world(), name, parts, "", id);
      if (answer.status !== 404 && answer.status !== 400) problems.push(`${id} answered ${answer.status}`);
      problems.push(...problemsOf(answer).map((problem) => `${id} ${problem}`));
    }
    for (const field of Object.keys(query?.shape ?? {})) {
      const refusal = field in oddQueries ? 400 : undefined;
      for (const value of oddQueries[field] ?? oddWords) {
        const asking = send(world(), name, parts, `?${field}=${value}`);
        problems.push(...(await problemOf(`?${field}=${value.slice(0, 20)}`, asking, refusal)));
      }
    }
    expect(problems).toEqual([]);
  });
}
