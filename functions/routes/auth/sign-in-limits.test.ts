import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { at, rightPassword as password, signInWorld } from "#functions/testing/sign-in-world";
import { login } from "./login";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const HALF_DAY_MS = 12 * 3_600_000;

async function world(email: string, username?: string) {
  const made = await signInWorld(tables, email, username);
  const send = (body: { email: string; password: string; code?: string }, cookies = {}, address = "203.0.113.7") =>
    login(makeRequest<"auth/login">({ body, cookies, address }), made.services);
  return { ...made, send };
}

test.each(["d@example.com", "nobody-d@example.com"])(
  "after ten wrong passwords for %s the next must wait (6.3.1)",
  async (name) => {
    const { send } = await world(`owner-${name}`);
    const email = name.startsWith("nobody") ? name : `owner-${name}`;
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(send({ email, password: "not this one" })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
    await expect(send({ email, password })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 30 });
  },
);

test("50 wrong passwords from one address end the half-day there, even where the owner signs in too (6.3.1)", async () => {
  const { send, clock } = await world("pair@example.com");
  const email = "pair@example.com";
  const there = "198.51.100.77";
  const guess = () => send({ email, password: "not this one" }, {}, there);
  clock.at = new Date(Math.ceil(at.getTime() / HALF_DAY_MS) * HALF_DAY_MS);
  for (let wrong = 0; wrong < 50; wrong += 1) {
    if (wrong % 9 === 0) await send({ email, password }, {}, there);
    await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  }

  await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 12 * 3_600 });
  await expect(send({ email, password })).resolves.toBeDefined();
  clock.at = new Date(clock.at.getTime() + HALF_DAY_MS);
  await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});

describe("strangers do not lock the owner out", () => {
  const wrong = "not this one";
  /** So many wrong passwords, ten from each address. */
  async function attacked(name: string, count: number) {
    const email = `${name}@example.com`;
    const made = await world(email);
    const device = await made.services.devices.remember(made.member.userId, undefined, at);
    const own = { "__Host-device": device };
    for (let guess = 0; guess < count; guess += 1) {
      const address = `198.51.100.${Math.floor(guess / 10)}`;
      await made.send({ email, password: wrong }, {}, address).catch(() => undefined);
    }
    const signIn = (cookies = {}, address = "198.51.100.0", typed = password) =>
      made.send({ email, password: typed }, cookies, address);
    return { ...made, own, signIn };
  }
  const tooMany = { code: "TOO_MANY_REQUESTS" };

  test("ten wrong passwords elsewhere stop neither the owner's browser nor the owner at another address", async () => {
    const { signIn, own } = await attacked("ten", 10);
    await expect(signIn()).rejects.toMatchObject(tooMany);
    await expect(signIn(own)).resolves.toBeDefined();
    await expect(signIn({}, "203.0.113.9")).resolves.toBeDefined();
  });

  test("guessing from ever more addresses stays bounded, and the owner's browser is let in all the same", async () => {
    const { signIn, own } = await attacked("hundred", 100);
    await expect(signIn({}, "203.0.113.200")).rejects.toMatchObject(tooMany);
    await expect(signIn(own, "203.0.113.200")).resolves.toBeDefined();
    // The owner's own sign-in gives strangers no further tries.
    await expect(signIn({}, "203.0.113.201")).rejects.toMatchObject(tooMany);
  });

  test("a browser that the owner has used has ten free tries of its own and no more", async () => {
    const { signIn, own } = await attacked("stolen", 0);
    for (let guess = 0; guess < 10; guess += 1) await signIn(own, undefined, wrong).catch(() => undefined);
    await expect(signIn(own)).rejects.toMatchObject(tooMany);
    await expect(signIn({}, "203.0.113.9")).resolves.toBeDefined();
  });

  test.each([
    ["of another account", "d".repeat(43)],
    ["that is nothing", "x y"],
  ])("a browser %s is a stranger", async (_, device) => {
    const { signIn } = await attacked(`stranger-${device.length}`, 10);
    await expect(signIn({ "__Host-device": device })).rejects.toMatchObject(tooMany);
  });

  test("the owner's browser is forgotten 90 days after the last sign-in there", async () => {
    const { services, member, own } = await attacked("old", 0);
    const after = (days: number) => new Date(at.getTime() + days * 86_400_000);
    const isKnown = (days: number) => services.devices.isKnown(member.userId, own["__Host-device"], after(days));
    expect([await isKnown(89.9), await isKnown(90.1)]).toEqual([true, false]);
  });
});

test("the right password starts the count again", async () => {
  const { send } = await world("e@example.com");
  const wrong = () => send({ email: "e@example.com", password: "not this one" }).catch(() => undefined);
  for (let attempt = 0; attempt < 9; attempt += 1) await wrong();
  await send({ email: "e@example.com", password });
  for (let attempt = 0; attempt < 9; attempt += 1) await wrong();
  await send({ email: "e@example.com", password });
});

test("usernames and e-mails answer alike: unknown, wrong and locked, at the same cost (6.3.8)", async () => {
  const { send, asked } = await world("alike@example.com", "alike.user");
  const email = { known: "alike@example.com", unknown: "unknown@example.com" };
  const username = { known: "alike.user", unknown: "unknown.user" };
  const outcome = async (name: string) => {
    const units = countUnits(tables.documents);
    const error = await send({ email: name, password: "no" }, {}, `192.0.2.${asked.length}`).catch((error) => error);
    return { code: error.code, message: error.message, fieldErrors: error.fieldErrors, ...units };
  };
  const wrong = await outcome(email.known);
  expect(wrong).toMatchObject({ code: "INVALID_CREDENTIALS", fieldErrors: undefined });
  for (const name of [username.known, email.unknown, username.unknown]) expect(await outcome(name)).toEqual(wrong);
  expect(asked).toHaveLength(4);

  for (const name of [username.known, email.unknown, username.unknown]) {
    const guess = () => send({ email: name, password: "no" }, {}, "192.0.2.99");
    for (let time = 0; time < 10; time += 1) await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 30 });
  }
});
