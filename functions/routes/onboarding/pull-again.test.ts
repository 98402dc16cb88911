import type { BureauProvider } from "#functions/providers/bureau/bureau";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { keyedCall } from "#functions/testing/keyed-call";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { countingBureaus, joinedBureaus, pullBody, pullCalls, pullWorld, TODAY } from "#functions/testing/pull-world";
import type { AppError } from "#shared/api/errors";
import { pullCredit } from "./pull-credit";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterEach(() => jest.restoreAllMocks());

afterAll(() => tables.close());

test("pulls of one person at once are one pull: the bureaus are asked once, and each call gets the result", async () => {
  const bureaus = joinedBureaus();
  const { pull, current, itemsOf } = await pullCalls(tables, makeVisitor(), bureaus);
  await pull();
  await pull();

  bureaus.awaited = 2;
  const results = await Promise.all([pull(), pull(), pull()]);
  const { latestReport } = await current();
  expect(results.map(({ reportId }) => reportId)).toEqual(Array(3).fill(latestReport?.reportId));
  expect(await itemsOf("CONSENT#")).toHaveLength(3);
  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("while one person's pull runs, another's must wait", async () => {
  const simulated = countingBureaus();
  let answer = () => {};
  const allowed = new Promise<void>((allow) => {
    answer = allow;
  });
  let other: Promise<unknown> | undefined;
  const { pull } = await pullCalls(tables, makeVisitor(), {
    isSandbox: true,
    pull: async (request) => {
      other ??= pull({ profile: { ssn: "666457302" } })
        .catch(({ code }: AppError) => code)
        .finally(answer);
      await allowed;
      return simulated.pull(request);
    },
  });
  const { reportId } = await pull();
  expect(reportId).toBeDefined();
  await expect(other).resolves.toBe("CONFLICT");
});

test("what the bureaus said before a crash makes the report of the next call: they are not asked, nor paid, again", async () => {
  const bureaus = countingBureaus();
  const { services, current, itemsOf } = await pullWorld(tables, makeVisitor(), bureaus);
  const request = async () =>
    makeRequest<"onboarding/pull-credit">({ user: await current(), body: pullBody(), headers: {} });
  const crash = () => Promise.reject(new Error("The function ended"));
  const crashing = { ...services, records: { ...services.records, prepare: crash, save: crash } };
  await expect(pullCredit(await request(), crashing)).rejects.toThrow("The function ended");
  const result = await pullCredit(await request(), services);

  expect(bureaus.asked).toBe(1);
  expect((await current()).latestReport?.reportId).toBe(result.reportId);
  const [order] = await itemsOf("PULL");
  expect([order?.answer, order?.reportId]).toEqual([undefined, result.reportId]);
  expect(await itemsOf("CONSENT#")).toMatchObject([{ reportId: result.reportId }]);
});

test("a function that ended while it asked costs its person none of the day's pulls, and the next one asks once", async () => {
  const bureaus = joinedBureaus();
  const { services, time, current } = await pullWorld(tables, makeVisitor(), bureaus);
  const pull = async (provider: BureauProvider = bureaus) =>
    pullCredit(makeRequest<"onboarding/pull-credit">({ user: await current(), body: pullBody() }), {
      ...services,
      provider,
    });
  await new Promise<void>((asked) => {
    void pull({ isSandbox: true, pull: () => new Promise(() => asked()) });
  });
  time.now = new Date(Date.parse(TODAY) + 36_000).toISOString();
  bureaus.awaited = 1;
  const again = await Promise.all([pull(), pull()]);
  expect([new Set(again.map(({ reportId }) => reportId)).size, bureaus.asked()]).toEqual([1, 1]);

  await pull();
  await pull();
  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a refusal whose answer was lost is given again under its key, and the next pull asks the bureaus", async () => {
  const bureaus = countingBureaus({ kind: "frozen" });
  const { services, current } = await pullWorld(tables, makeVisitor(), bureaus);
  const under = async (key: string) => {
    const request = { user: await current(), body: pullBody(), headers: { "idempotency-key": key } };
    return pullCredit(makeRequest<"onboarding/pull-credit">(request), services).catch(({ code }: AppError) => code);
  };

  expect([await under("a"), await under("a"), bureaus.asked]).toEqual(["CREDIT_FILE_FROZEN", "CREDIT_FILE_FROZEN", 1]);
  expect([await under("b"), bureaus.asked]).toEqual(["CREDIT_FILE_FROZEN", 2]);
});

test("the answer is kept under the call's key together with the report, or neither is", async () => {
  const { services, user, current } = await pullWorld(tables);
  const keyed = keyedCall(tables, new Date(TODAY));
  await keyed.begin();
  const request = { user, body: pullBody(), idempotencyWrites: keyed.idempotencyWrites };
  await pullCredit(makeRequest<"onboarding/pull-credit">(request), services);
  await expect(keyed.begin()).resolves.toMatchObject({ status: 200 });
  const kept = (await current()).latestReport;

  const given = { user: await current(), body: pullBody(), idempotencyWrites: keyed.idempotencyWrites };
  await expect(pullCredit(makeRequest<"onboarding/pull-credit">(given), services)).rejects.toThrow();
  expect((await current()).latestReport).toEqual(kept);
});

test("a second pull keeps the ids of items that are still there, and adds a point to the chart", async () => {
  const { user, time, pull, reports } = await pullCalls(tables);
  const first = await pull();
  time.now = "2026-11-25T15:00:00.000Z";
  const second = await pull();

  expect(second.negativeItems.map(({ id }) => id)).toEqual(first.negativeItems.map(({ id }) => id));
  const saved = await reports.get(user.userId, second.reportId);
  expect(saved?.history.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-25"]);
});

test("a report of another person has nothing of the one before, and a day has one point in the chart", async () => {
  const { user, pull, reports } = await pullCalls(tables);
  const first = await pull({ profile: { ssn: "666000002" } });
  const second = await pull({ profile: { ssn: "666000008" } });
  const again = await pull({ profile: { ssn: "666000008" } });

  const ids = new Set(first.negativeItems.map(({ id }) => id));
  expect(second.negativeItems.some(({ id }) => ids.has(id))).toBe(false);
  expect((await reports.get(user.userId, again.reportId))?.history).toHaveLength(1);
});

test("a member's account e-mail stays what it is", async () => {
  const { pull, current } = await pullCalls(tables, makeUserRecord({ email: "account@example.com" }));
  await pull({ profile: { email: "other@example.com" } });

  expect((await current()).email).toBe("account@example.com");
});
