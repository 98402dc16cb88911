import { newSession } from "#functions/repositories/sessions";
import { userView } from "#functions/services/members/user-view";
import { fakeShell, noServices } from "#functions/testing/fake-shell";
import { makeEvent } from "#functions/testing/make-event";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { pullBody } from "#functions/testing/pull-world";
import { AppError } from "#shared/api/errors";
import { makePullResult } from "#shared/testing/onboarding";
import { apiHandler } from "./api-handler";
import { now } from "./now";
import { reply } from "./reply";
import type { RequestOf } from "./request";

process.env.SITE_ORIGIN = "https://redress.example";

const registration = { email: "maya@example.com", firstName: "Maya", lastName: "Lopez", password: "long enough" };
const codeOf = ({ body }: { body?: string }) => JSON.parse(body ?? "{}").code;

describe("an Idempotency-Key (2.3.4)", () => {
  function counting() {
    const member = makeUserRecord();
    const { shell, sessions, people } = fakeShell([member]);
    const world = { runs: 0, refuse: false, breakOff: false };
    const route = async ({ idempotencyWrites }: Pick<RequestOf<"auth/register">, "idempotencyWrites">) => {
      world.runs += 1;
      if (world.refuse) throw new AppError("ACCOUNT_EXISTS");
      const session = newSession(member.userId, "password", now());
      sessions.set(session.id, session.record);
      const answer = reply(userView(member, now()), { session });
      if (!world.breakOff) return answer;
      idempotencyWrites(answer);
      throw new Error("The connection broke off");
    };
    const handler = apiHandler("auth/register", route, noServices, shell);
    const send = (key: string, body: unknown = registration) =>
      handler(makeEvent({ method: "POST", body, headers: { "idempotency-key": key } }));
    return { world, send, people, member, shell, sessions };
  }

  test("gives the first answer again, with a session of its own", async () => {
    const { world, send } = counting();
    const [first, second] = [await send("k1"), await send("k1")];
    expect(world.runs).toBe(1);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(second.cookies?.[0]).toMatch(/^__Host-session=[\w-]{43};/);
    expect(second.cookies?.[0]).not.toBe(first.cookies?.[0]);
  });

  test.each([
    ["after a minute", {}, 61_000],
    ["after the sessions were ended or the password changed", { sessionsFrom: "2099-01-01T00:00:00.000Z" }, 0],
    ["after a second factor was turned on", { secondFactorSince: "2099-01-01T00:00:00.000Z" }, 0],
    ["after a second factor was turned off", { secondFactorEndedAt: "2099-01-01T00:00:00.000Z" }, 0],
    ["after the account was disabled", { disabledAt: "2026-03-05T10:00:00.000Z" }, 0],
  ])("%s gives the first answer again without a session", async (_, changes, ms) => {
    const { send, people, member } = counting();
    const first = await send("k1");
    people.set(member.userId, { ...member, ...changes });
    jest.useFakeTimers({ now: Date.now() + ms, advanceTimers: true });
    const second = await send("k1");
    jest.useRealTimers();
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(second.cookies).toBeUndefined();
  });

  const signOut = (sessions: Map<string, unknown>, { cookies = [] }: { cookies?: string[] | undefined }) =>
    sessions.delete(/^__Host-session=([\w-]+)/.exec(cookies[0] ?? "")?.[1] ?? "");

  test("gives no session once the first one was signed out", async () => {
    const { send, sessions } = counting();
    signOut(sessions, await send("k1"));
    expect(await send("k1")).toMatchObject({ statusCode: 201, cookies: undefined });
  });

  test("gives no further session once the one that it gave was signed out", async () => {
    const { send, sessions } = counting();
    await send("k1");
    signOut(sessions, await send("k1"));
    expect(await send("k1")).toMatchObject({ statusCode: 201, cookies: undefined });
  });

  test("ends the session whose cookie was lost, and gives another as often as it is", async () => {
    const { send, sessions } = counting();
    for (let tries = 0; tries < 3; tries += 1) expect((await send("k1")).cookies?.[0]).toMatch(/^__Host-session=/);
    expect(sessions.size).toBe(2);
  });

  test.each(["assertMayTry", "assertRoom", "assertRoomInRow"] as const)(
    "gives no session while tries to sign in have to wait: %s",
    async (limit) => {
      const { send, shell } = counting();
      await send("k1");
      shell().limits[limit] = async () => {
        throw new AppError("TOO_MANY_REQUESTS");
      };
      expect(await send("k1")).toMatchObject({ statusCode: 201, cookies: undefined });
    },
  );

  test("of an account that is gone gives the first answer again without a session", async () => {
    const { send, people } = counting();
    await send("k1");
    people.clear();
    expect(await send("k1")).toMatchObject({ statusCode: 201, cookies: undefined });
  });

  test("with another body is refused", async () => {
    const { send } = counting();
    await send("k1");
    expect(codeOf(await send("k1", { ...registration, firstName: "Ana" }))).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test("of a paid pull that still runs waits for its answer", async () => {
    const visitor = makeVisitor();
    const { shell, cookies } = fakeShell([visitor]);
    let [runs, finish] = [0, () => {}];
    const running = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const route = async () => {
      runs += 1;
      await running;
      return makePullResult();
    };
    const handler = apiHandler("onboarding/pull-credit", route, noServices, shell);
    const { profileData, consent } = pullBody();
    const call = { method: "POST", body: { profileData, consent }, cookies, headers: { "idempotency-key": "pull" } };
    const [first, second] = [handler(makeEvent(call)), handler(makeEvent(call))];
    setTimeout(finish, 50);

    expect([(await first).statusCode, (await second).body, runs]).toEqual([200, (await first).body, 1]);
  });

  test("of a call that still runs waits for its answer", async () => {
    const { world, send } = counting();
    const [first, second] = await Promise.all([send("k1"), send("k1")]);
    expect([second.statusCode, second.body, world.runs]).toEqual([201, first.body, 1]);
  });

  test("of a refused call can be used again", async () => {
    const { world, send } = counting();
    world.refuse = true;
    expect(codeOf(await send("k1"))).toBe("ACCOUNT_EXISTS");
    world.refuse = false;
    expect((await send("k1")).statusCode).toBe(201);
  });

  test("gives the answer that was kept with the work, also where the first call ended without one", async () => {
    const { world, send } = counting();
    world.breakOff = true;
    expect((await send("k1")).statusCode).toBe(500);
    const second = await send("k1");
    expect([second.statusCode, world.runs]).toEqual([201, 1]);
    expect(second.cookies?.[0]).toMatch(/^__Host-session=/);
  });

  test("that is no key is refused", async () => {
    const { send } = counting();
    expect((await send("k 1")).statusCode).toBe(400);
  });
});
