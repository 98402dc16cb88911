import { LimitRepository } from "#functions/repositories/limits";
import { newSession } from "#functions/repositories/sessions";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeEvent } from "#functions/testing/make-event";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { type RouteName, routes } from "#shared/api/routes";
import { type ApiEvent, openCall } from "./call";
import { rateLimit } from "./rate-limit";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
  jest.useFakeTimers({ now: new Date("2026-03-05T10:00:30Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
});
afterAll(async () => {
  jest.useRealTimers();
  await tables.close();
});

/** Functions of one deployment, each with a memory of its own; and callers. */
function deployment() {
  const services = { limits: new LimitRepository(tables.documents, tables.usersTable) };
  const units = countUnits(tables.documents);
  const start = () => rateLimit(() => services);
  const caller = () => {
    const user = makeUserRecord();
    return { user, session: newSession(user.userId, "password", new Date()).record };
  };
  return { start, units, caller };
}

type Instance = ReturnType<typeof rateLimit>;
type Caller = Partial<ReturnType<ReturnType<typeof deployment>["caller"]>> & { address?: string; name?: RouteName };

async function ask(instance: Instance, { name = "auth/get-user", address = "203.0.113.7", ...caller }: Caller) {
  const event = makeEvent({ address }) as ApiEvent;
  event.call = { ...openCall(name, routes[name], event), ...caller };
  try {
    await instance.before?.({ event } as Parameters<NonNullable<Instance["before"]>>[0]);
    return 200;
  } catch (error) {
    const { status, retryAfterSeconds } = error as { status: number; retryAfterSeconds?: number };
    return `${status} after ${retryAfterSeconds} s`;
  }
}

async function askMany(instances: Instance[], caller: Caller, count: number) {
  const answers = [];
  for (let call = 0; call < count; call += 1) {
    const instance = instances[call % instances.length];
    if (instance) answers.push(await ask(instance, caller));
  }
  return answers;
}

const passed = (answers: unknown[]) => answers.filter((answer) => answer === 200).length;

test("everything else: 100 per minute per session, the 101st must wait until the minute ends (2.4.1)", async () => {
  const { start, caller } = deployment();
  const [instance, maya] = [start(), caller()];
  expect(passed(await askMany([instance], maya, 100))).toBe(100);

  expect(await ask(instance, maya)).toBe("429 after 30 s");
  expect(await ask(instance, caller())).toBe(200);
  jest.setSystemTime(new Date("2026-03-05T10:01:00Z"));
  expect(await ask(instance, maya)).toBe(200);
  jest.setSystemTime(new Date("2026-03-05T10:00:30Z"));
});

test("the calls of several functions add up: each lets at most nine too many through", async () => {
  const { start, caller } = deployment();
  const instances = Array.from({ length: 5 }, start);
  const answers = await askMany(instances, caller(), 400);

  expect(passed(answers)).toBeGreaterThanOrEqual(100);
  expect(passed(answers)).toBeLessThanOrEqual(100 + 9 * instances.length);
  expect(answers.slice(150).every((answer) => answer === "429 after 30 s")).toBe(true);
});

test("nine calls cost nothing, the tenth one write, and those that are refused nothing again", async () => {
  const { start, units, caller } = deployment();
  const [instance, maya] = [start(), caller()];
  await askMany([instance], maya, 9);
  expect(units).toEqual({ read: 0, write: 0 });

  await ask(instance, maya);
  expect(units).toEqual({ read: 0, write: 1 });
  await askMany([instance], maya, 290);
  expect(units).toEqual({ read: 0, write: 10 });
});

test("a person who has no session is counted by address, with the deployment's own number", async () => {
  process.env.ADDRESS_LIMIT_PER_MINUTE = "20";
  const { start } = deployment();
  const instances = [start(), start()];
  const public1 = { name: "education/list-articles" as const, address: "198.51.100.1" };
  const answers = await askMany(instances, public1, 60);
  delete process.env.ADDRESS_LIMIT_PER_MINUTE;

  expect(passed(answers)).toBeGreaterThanOrEqual(20);
  expect(passed(answers)).toBeLessThanOrEqual(38);
  expect(await ask(start(), { ...public1, address: "198.51.100.2" })).toBe(200);
});

test("a deployment may let a session do more", async () => {
  process.env.SESSION_LIMIT_PER_MINUTE = "150";
  const { start, caller } = deployment();
  expect(passed(await askMany([start()], caller(), 200))).toBe(150);
  delete process.env.SESSION_LIMIT_PER_MINUTE;
});

test("the addresses of one IPv6 /64 are one caller", async () => {
  const { start } = deployment();
  const instance = start();
  const answers = [];
  for (let call = 0; call < 110; call += 1) {
    answers.push(
      await ask(instance, { name: "education/list-articles", address: `2001:db8:7:7::${call.toString(16)}` }),
    );
  }
  expect(passed(answers)).toBe(100);
  expect(await ask(instance, { name: "education/list-articles", address: "2001:db8:7:8::1" })).toBe(200);
});

test("signed events of providers are not counted", async () => {
  const { start } = deployment();
  const answers = await askMany([start()], { name: "payments/receive-event", address: "198.51.100.3" }, 300);
  expect(passed(answers)).toBe(300);
});
