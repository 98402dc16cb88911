import { EmailRepository } from "#functions/repositories/emails";
import { HistoryRepository } from "#functions/repositories/history";
import { IdentityRepository } from "#functions/repositories/identities";
import { PasswordResets } from "#functions/repositories/password-resets";
import { ProofRepository } from "#functions/repositories/proofs";
import { isLocked } from "#functions/shell/sign-in-tries";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeOpen } from "#functions/testing/fake-seal";
import { makeRequest } from "#functions/testing/make-request";
import { at, rightPassword as password, signInWorld } from "#functions/testing/sign-in-world";
import { AppError } from "#shared/api/errors";
import { login } from "./login";
import { resetPassword } from "./reset-password";

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

const QUIET_SECONDS = 16 * 60;

test.each(["d@example.com", "nobody-d@example.com"])(
  "after four wrong passwords for %s in browsers where no member has signed in, the next must wait: the pool counts to five (6.3.1)",
  async (name) => {
    const { send, asked, clock } = await world(`owner-${name}`);
    const email = name.startsWith("nobody") ? name : `owner-${name}`;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await expect(send({ email, password: "not this one" })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
    const refusal = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: QUIET_SECONDS };
    for (const place of ["203.0.113.7", "203.0.113.8"]) {
      await expect(send({ email, password }, {}, place)).rejects.toMatchObject(refusal);
    }
    expect(asked).toHaveLength(4);

    clock.at = new Date(at.getTime() + QUIET_SECONDS * 1_000);
    await expect(send({ email, password: "not this one" })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  },
);

test("after four wrong passwords of strangers a repeated registration opens no session either", async () => {
  const email = "replayed@example.com";
  const { send, services, member } = await world(email);
  const given = { account: member.userId, address: "203.0.113.7" };
  const isWaiting = (seconds: number) => isLocked(given, services.limits, new Date(at.getTime() + seconds * 1_000));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await isWaiting(0)).toBe(false);
    await expect(send({ email, password: "not this one" })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  }

  expect(await Promise.all([0, QUIET_SECONDS - 1, QUIET_SECONDS].map(isWaiting))).toEqual([true, true, false]);
});

test("50 wrong passwords from one address end the half-day there, even where the owner signs in too (6.3.1)", async () => {
  const { send, clock } = await world("pair@example.com");
  const email = "pair@example.com";
  const there = "198.51.100.77";
  const guess = () => send({ email, password: "not this one" }, {}, there);
  clock.at = new Date(Math.ceil(at.getTime() / HALF_DAY_MS) * HALF_DAY_MS);
  for (let wrong = 0; wrong < 50; wrong += 1) {
    if (wrong % 3 === 0) await send({ email, password }, {}, there);
    await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  }

  await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 12 * 3_600 });
  await expect(send({ email, password })).resolves.toBeDefined();
  clock.at = new Date(clock.at.getTime() + HALF_DAY_MS);
  await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});

describe("strangers do not lock the owner out", () => {
  const wrong = "not this one";
  /** So many wrong passwords, each from another address, as fast as four in a row are let through. */
  async function attacked(name: string, count: number) {
    const email = `${name}@example.com`;
    const made = await world(email);
    const device = await made.services.devices.remember(made.member.userId, undefined, at);
    const own = { "__Host-device": device };
    const pass = (seconds: number) => {
      made.clock.at = new Date(made.clock.at.getTime() + seconds * 1_000);
    };
    for (let guess = 0; guess < count; guess += 1) {
      if (guess > 0 && guess % 4 === 0) pass(QUIET_SECONDS);
      const guessed = made.send({ email, password: wrong }, {}, `198.51.100.${guess}`);
      await expect(guessed).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
    const signIn = (cookies = {}, address = "198.51.100.0", typed = password) =>
      made.send({ email, password: typed }, cookies, address);
    return { ...made, own, pass, signIn };
  }
  const tooMany = { code: "TOO_MANY_REQUESTS" };

  test("wrong passwords elsewhere do not stop the owner's browser, here or in the pool, however many are tried", async () => {
    const { signIn, own, asked } = await attacked("ten", 4);
    const guesses = Array.from({ length: 40 }, (_, guess) => signIn({}, `192.0.2.${guess}`, wrong));
    for (const { status } of await Promise.allSettled(guesses)) expect(status).toBe("rejected");
    expect(asked).toHaveLength(4);
    await expect(signIn(own)).resolves.toBeDefined();
  });

  test("an attack that never pauses does not add up to a lock of the pool", async () => {
    const { signIn, own } = await attacked("days", 40);
    await expect(signIn(own, undefined, wrong)).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  });

  test("the owner's right password in a new browser waits during the attack, and is never called wrong", async () => {
    const { signIn, pass } = await attacked("new-browser", 4);
    await expect(signIn({}, "203.0.113.9")).rejects.toMatchObject(tooMany);
    pass(QUIET_SECONDS);
    await expect(signIn({}, "203.0.113.9")).resolves.toBeDefined();
  });

  test("a reset by e-mail opens the way during the attack, in the browser that followed the link", async () => {
    const { services, pool, member, signIn } = await attacked("reset", 4);
    const resets = new PasswordResets(tables.documents, tables.usersTable);
    const emails = new EmailRepository(tables.documents, tables.usersTable);
    const identities = new IdentityRepository(tables.documents, tables.usersTable);
    const history = new HistoryRepository(tables.documents, tables.usersTable);
    const body = { code: await resets.issue(member, at), password: "a tunnel under it" };
    const request = makeRequest<"auth/reset-password">({ body, address: "203.0.113.9" });
    const proofs = new ProofRepository(tables.documents, tables.usersTable);
    const own = { pool, resets, emails, identities, history, proofs, openField: fakeOpen };
    const { options } = await resetPassword(request, { ...services, ...own });
    const device = await services.devices.remember(options.browserOf ?? "", undefined, at);
    await expect(signIn({ "__Host-device": device }, "203.0.113.9", body.password)).resolves.toBeDefined();
  });

  test("a success ends the row, of strangers too: the pool counts from none again", async () => {
    const { signIn, own } = await attacked("again", 4);
    await signIn(own);
    await expect(signIn({}, "203.0.113.9")).resolves.toBeDefined();
  });

  test("guessing from ever more addresses stays bounded, and the owner's browser is let in all the same", async () => {
    const { signIn, own } = await attacked("hundred", 100);
    await expect(signIn(own, "203.0.113.200")).resolves.toBeDefined();
    // The owner's own sign-in ends the row, and gives strangers no more than the 100 in all.
    await expect(signIn({}, "203.0.113.201")).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 30 });
  });

  test("a browser that the owner has used has ten free tries, with the pool's own waits from the fifth on, and no more", async () => {
    const { signIn, own, pass } = await attacked("stolen", 0);
    const guess = () => signIn(own, undefined, wrong);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    for (let lock = 1; lock <= 16; lock *= 2) {
      // While the pool is locked nothing is judged, and so nothing is counted or called wrong.
      for (const typed of [wrong, password]) {
        await expect(signIn(own, undefined, typed)).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 30 });
      }
      pass(lock);
      await expect(guess()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
    await expect(signIn(own)).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 30 });
    pass(32);
    await expect(signIn(own)).resolves.toBeDefined();
  });

  test("tries that the pool does not answer are no wrong ones", async () => {
    const { signIn, services } = await attacked("outage", 3);
    const check = jest.spyOn(services.passwords, "check").mockRejectedValue(new AppError("SERVICE_UNAVAILABLE"));
    for (let time = 0; time < 10; time += 1) {
      await expect(signIn()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    }
    check.mockRestore();
    await expect(signIn()).resolves.toBeDefined();
  });

  test.each([
    ["of another account", "d".repeat(43)],
    ["that is nothing", "x y"],
  ])("a browser %s is a stranger", async (_, device) => {
    const { signIn } = await attacked(`stranger-${device.length}`, 4);
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
  for (let attempt = 0; attempt < 3; attempt += 1) await wrong();
  await send({ email: "e@example.com", password });
  for (let attempt = 0; attempt < 3; attempt += 1) await wrong();
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
  // What the pool itself may count by name, it counts for each name apart.
  expect(new Set(asked).size).toBe(3);
  for (const name of asked) expect(name).toMatch(/^[0-9A-Z]{26}$/);

  for (const name of [username.known, email.unknown, username.unknown]) {
    const guess = () => send({ email: name, password: "no" }, {}, "192.0.2.99");
    for (let time = 0; time < 4; time += 1) await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: QUIET_SECONDS });
  }
});
