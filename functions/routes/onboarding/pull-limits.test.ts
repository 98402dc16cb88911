import { type BureauProvider, BureausNotAsked } from "#functions/providers/bureau/bureau";
import type { UserRecord } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeVisitor } from "#functions/testing/make-user-record";
import { bureausThatAnswer, pullBody, pullCalls, pullWorld, TODAY } from "#functions/testing/pull-world";
import { AppError } from "#shared/api/errors";
import { CreditPullBody } from "#shared/api/schemas/onboarding";
import { pullCredit } from "./pull-credit";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

const failing = (error: Error): BureauProvider => ({ isSandbox: true, pull: () => Promise.reject(error) });

test("SSN proofing: 10 tries an hour, the eleventh must wait", async () => {
  const { pull } = await pullCalls(
    tables,
    makeVisitor(),
    failing(new BureausNotAsked("CREDIT_BUREAU_UNAVAILABLE", undefined)),
  );
  const outcomes = [];
  for (let count = 0; count < 10; count += 1) outcomes.push(await pull().catch((error: AppError) => error.code));

  expect(new Set(outcomes)).toEqual(new Set(["CREDIT_BUREAU_UNAVAILABLE"]));
  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 3_600 });
});

test("a visitor who drops the cookie after each try is held back by the address", async () => {
  const limit = { most: 2, seconds: 3_600 };
  const asVisitor = async (changes: Partial<UserRecord> = {}) => {
    const { services, current } = await pullWorld(
      tables,
      { ...makeVisitor(), ...changes },
      bureausThatAnswer({ kind: "not_found" }),
    );
    const request = { user: await current(), body: pullBody(), address: "198.51.100.9" };
    const pullLimits = { ...services.pullLimits, address: limit };
    const asked = pullCredit(makeRequest<"onboarding/pull-credit">(request), { ...services, pullLimits });
    return asked.then(String, ({ code }: AppError) => code);
  };
  const visitors = [await asVisitor(), await asVisitor(), await asVisitor()];
  expect(visitors).toEqual(["CREDIT_FILE_NOT_FOUND", "CREDIT_FILE_NOT_FOUND", "TOO_MANY_REQUESTS"]);
  expect(await asVisitor({ registeredAt: TODAY })).toBe("CREDIT_FILE_NOT_FOUND");
});

test("one SSN is pulled 10 times a day over all visitors, a special identity as often as its own limit says", async () => {
  const day = { seconds: 86_400 };
  const ofSsn = { ssn: { most: 10, ...day }, special: { most: 11, ...day } };
  const asVisitor = async (ssn: string) => {
    const { services, current } = await pullWorld(tables, makeVisitor(), bureausThatAnswer({ kind: "not_found" }));
    const request = { user: await current(), body: pullBody({ profile: { ssn } }) };
    const pullLimits = { ...services.pullLimits, ...ofSsn };
    const asked = pullCredit(makeRequest<"onboarding/pull-credit">(request), { ...services, pullLimits });
    return asked.then(String, ({ code }: AppError) => code);
  };
  const asMany = async (ssn: string, count: number) => {
    const codes: string[] = [];
    for (let visitor = 0; visitor < count; visitor += 1) codes.push(await asVisitor(ssn));
    return codes;
  };
  const refused = (codes: string[]) => codes.indexOf("TOO_MANY_REQUESTS");

  expect(refused(await asMany("666458888", 11))).toBe(10);
  expect(refused(await asMany("666458889", 1))).toBe(-1);
  expect(refused(await asMany("666000002", 12))).toBe(11);
});

test("the deployment's day has a budget: near its end the operator is warned, over it visitors are asked to come back", async () => {
  const lines = jest.spyOn(console, "log").mockImplementation();
  const asVisitor = async () => {
    const { services, current, time } = await pullWorld(tables);
    time.now = "2027-03-09T15:00:00.000Z";
    const pullLimits = { ...services.pullLimits, budget: { most: 5, seconds: 86_400 } };
    const request = { user: await current(), body: pullBody() };
    return pullCredit(makeRequest<"onboarding/pull-credit">(request), { ...services, pullLimits });
  };
  for (let visitor = 0; visitor < 5; visitor += 1) await asVisitor();
  await expect(asVisitor()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 9 * 3_600 });

  const outcomes = lines.mock.calls.map(([line]) => JSON.parse(line));
  lines.mockRestore();
  expect(outcomes).toMatchObject([
    { event: "pull_budget", outcome: "nearly_spent" },
    { event: "pull_budget", outcome: "spent" },
  ]);
});

test("without a given consent no bureau is asked", () => {
  const { consent: _, ...without } = pullBody();
  expect(CreditPullBody.parse(without).consent).toMatchObject({ fcraConsent: false, piiProcessingConsent: false });
});

test("three reports a day are enough, and the next day has three again", async () => {
  const { pull, time } = await pullCalls(tables);
  for (let count = 0; count < 3; count += 1) await pull();

  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 9 * 3_600 });
  time.now = "2026-11-21T00:00:00.000Z";
  await expect(pull()).resolves.toBeDefined();
});

test("a pull that asked no bureau takes no place; one that did has taken it, whatever came of it", async () => {
  const unasked = failing(new BureausNotAsked("CREDIT_BUREAU_UNAVAILABLE", undefined));
  const unused = { profile: { ssn: "666459999" } };
  const { services, current } = await pullWorld(tables);
  const pull = async (provider: BureauProvider) =>
    pullCredit(makeRequest<"onboarding/pull-credit">({ user: await current(), body: pullBody(unused) }), {
      ...services,
      provider,
      pullLimits: { ...services.pullLimits, ssn: { most: 3, seconds: 86_400 } },
    });
  for (let count = 0; count < 4; count += 1) {
    await expect(pull(unasked)).rejects.toMatchObject({ code: "CREDIT_BUREAU_UNAVAILABLE" });
  }
  for (const code of ["CREDIT_BUREAU_TIMEOUT", "CREDIT_BUREAU_UNAVAILABLE"] as const) {
    await expect(pull(failing(new AppError(code)))).rejects.toMatchObject({ code });
  }
  await expect(pull(bureausThatAnswer({ kind: "frozen" }))).rejects.toMatchObject({ code: "CREDIT_FILE_FROZEN" });
  await expect(pull(services.provider)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("the special identities need no place", async () => {
  const { pull } = await pullCalls(tables);
  for (let count = 0; count < 5; count += 1) await pull({ profile: { ssn: "666000001" } });
  await expect(pull()).resolves.toBeDefined();
});
