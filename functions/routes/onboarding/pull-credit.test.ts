import { type BureauProvider, BureausNotAsked, type PullRequest } from "#functions/providers/bureau/bureau";
import { SimulatedBureaus } from "#functions/providers/bureau/simulated";
import type { UserRecord } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeOpen } from "#functions/testing/fake-seal";
import { keyedCall } from "#functions/testing/keyed-call";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { type PullWish, pullBody, pullWorld, TODAY } from "#functions/testing/pull-world";
import { AppError } from "#shared/api/errors";
import { CreditPullBody, CreditPullResult } from "#shared/api/schemas/onboarding";
import { usStateCodes } from "#shared/domain/consumer/us-states";
import type { PullOutcome } from "#shared/domain/report/pull-outcome";
import { pullCredit } from "./pull-credit";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

async function world(user?: UserRecord, provider?: BureauProvider, open = usStateCodes) {
  const { services: all, ...rest } = await pullWorld(tables, user, provider);
  const services = { ...all, openStates: open };
  const pull = async (options?: PullWish) => {
    const request = { user: await rest.current(), body: pullBody(options) };
    return pullCredit(makeRequest<"onboarding/pull-credit">(request), services);
  };
  return { ...rest, pull };
}

const failing = (error: Error): BureauProvider => ({ isSandbox: true, pull: () => Promise.reject(error) });

/** The simulated bureaus, or ones with one answer; `asked` says how often. */
function counting(outcome?: PullOutcome) {
  const simulated = new SimulatedBureaus({ now: () => new Date(TODAY) });
  const bureaus = {
    asked: 0,
    isSandbox: true,
    pull: async (request: PullRequest) => {
      bureaus.asked += 1;
      return outcome ?? simulated.pull(request);
    },
  };
  return bureaus;
}

const answering = (outcome: PullOutcome): BureauProvider => ({ isSandbox: true, pull: async () => outcome });

test("a pull answers scores and items, and keeps report, profile and identity", async () => {
  const { user, pull, current, itemsOf, reports } = await world();
  const result = CreditPullResult.parse(await pull());

  expect(result.bureaus).toEqual(["experian", "equifax", "transunion"]);
  expect(result.negativeItems.length).toBeGreaterThanOrEqual(5);
  const saved = await reports.get(user.userId, result.reportId);
  expect(saved).toMatchObject({ isServerPulled: true, isRealBureauData: false, creditScore: result.creditScore });
  await expect(current()).resolves.toMatchObject({
    email: "maya@example.com",
    ssnLast4: "7301",
    birthYear: 1985,
    address: { city: "Dayton" },
    latestReport: { reportId: result.reportId, negativeItems: result.negativeItems.length },
  });
  const [identity] = await itemsOf("IDENTITY");
  await expect(fakeOpen(user.userId, "ssn", identity?.ssn)).resolves.toBe("666457301");
  await expect(fakeOpen(user.userId, "date-of-birth", identity?.dateOfBirth)).resolves.toBe("1985-06-14");
});

test("neither SSN nor birth date lies open in any item", async () => {
  const { pull, itemsOf } = await world();
  await pull();
  const stored = JSON.stringify(await itemsOf(""), (_, value) => (value instanceof Uint8Array ? "sealed" : value));

  expect(stored).not.toContain("666457301");
  expect(stored).not.toContain("1985-06-14");
});

test("the instruction to pull is kept with who, what, when and from where, and with what came of it", async () => {
  const { pull, itemsOf } = await world();
  const { reportId } = await pull({ consent: { language: "es" } });

  const [consent] = await itemsOf("CONSENT#");
  expect(consent).toMatchObject({
    fullName: "Maya Sample",
    receivedAt: TODAY,
    address: "203.0.113.7",
    userAgent: "jest",
    language: "es",
    textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    purpose: "written_instructions_604a2",
    provider: "simulated",
    providerRequestId: expect.stringContaining("simulated-"),
    reportId,
  });
  expect(consent?.text).toHaveLength(3);
});

test("it is kept before the bureaus are asked: a pull that fails has its consent too, and no report", async () => {
  const { pull, itemsOf, current } = await world();

  await expect(pull({ profile: { ssn: "666000006" } })).rejects.toMatchObject({ code: "CREDIT_BUREAU_TIMEOUT" });
  expect(await itemsOf("CONSENT#")).toHaveLength(1);
  expect((await current()).latestReport).toBeUndefined();
  await expect(pull({ profile: { ssn: "666000006" } })).resolves.toMatchObject({ reportId: expect.anything() });
});

test.each(["fcraConsent", "permissiblePurposeConsent", "piiProcessingConsent"])(
  "nothing is pulled without %s",
  async (missing) => {
    const { pull, itemsOf } = await world();

    await expect(pull({ consent: { [missing]: false } })).rejects.toMatchObject({ code: "CONSENT_REQUIRED" });
    expect(await itemsOf("CONSENT#")).toEqual([]);
  },
);

test.each([
  ["an SSN of the area 000", { ssn: "000457301" }, "profileData.ssn"],
  ["an SSN of the area 900", { ssn: "900457301" }, "profileData.ssn"],
  ["a birth date of tomorrow", { dateOfBirth: "2026-11-21" }, "profileData.dateOfBirth"],
  ["someone who is 18 tomorrow", { dateOfBirth: "2008-11-21" }, "profileData.dateOfBirth"],
])("%s is refused", async (_, profile, field) => {
  const { pull } = await world();
  await expect(pull({ profile })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { [field]: [expect.anything()] },
  });
});

test("someone who is 18 today may ask", async () => {
  const { pull } = await world();
  await expect(pull({ profile: { dateOfBirth: "2008-11-20" } })).resolves.toBeDefined();
});

test("a real bureau is never asked about a test identity", async () => {
  const real: BureauProvider = { isSandbox: false, pull: () => Promise.reject(new Error("asked")) };
  const { pull } = await world(makeVisitor(), real);

  await expect(pull()).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(pull({ profile: { ssn: "666000001" } })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test.each([
  ["Georgia, where paid credit repair is illegal", "GA", ["GA", "OH"]],
  ["a state that the deployment has not opened", "NY", ["OH"]],
  ["any state while the deployment has opened none", "OH", []],
])("in %s no one's credit file is asked for", async (_, state, open) => {
  const bureaus = counting();
  const { pull, itemsOf } = await world(makeVisitor(), bureaus, open);
  await expect(pull({ address: { state } })).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  expect(bureaus.asked).toBe(0);
  expect(await itemsOf("CONSENT#")).toEqual([]);
});

test.each([
  ["no bureau has a file", "666000003", "CREDIT_FILE_NOT_FOUND"],
  ["the file is frozen", "666000004", "CREDIT_FILE_FROZEN"],
])("when %s it is said so", async (_, ssn, code) => {
  const { pull } = await world();
  await expect(pull({ profile: { ssn } })).rejects.toMatchObject({ code });
});

test("a report of two bureaus has no third score", async () => {
  const { pull } = await world();

  await expect(pull({ profile: { ssn: "666000005" } })).resolves.toMatchObject({
    bureaus: ["experian", "equifax"],
    transunionScore: null,
  });
});

test("without any score 650 is shown, and stored nowhere", async () => {
  const files = [{ bureau: "experian" as const, score: null, entries: [] }];
  const details = { source: "Test", realDataDelivered: false, description: "Test" };
  const outcome = {
    kind: "report" as const,
    files,
    missing: [],
    dataSource: "test",
    dataSourceDetails: details,
    requestId: "1",
  };
  const { pull, current } = await world(makeVisitor(), answering(outcome));

  await expect(pull()).resolves.toMatchObject({ creditScore: 650, experianScore: null });
  expect((await current()).latestReport?.creditScore).toBeNull();
});

test("SSN proofing: 10 tries an hour, the eleventh must wait", async () => {
  const { pull } = await world(makeVisitor(), failing(new BureausNotAsked("CREDIT_BUREAU_UNAVAILABLE", undefined)));
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
      answering({ kind: "not_found" }),
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
    const { services, current } = await pullWorld(tables, makeVisitor(), answering({ kind: "not_found" }));
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
  const { pull, time } = await world();
  for (let count = 0; count < 3; count += 1) await pull();

  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 9 * 3_600 });
  time.now = "2026-11-21T00:00:00.000Z";
  await expect(pull()).resolves.toBeDefined();
});

test("pulls of one person at once are one pull: the bureaus are asked once, and each call gets the result", async () => {
  const { pull, current, itemsOf } = await world();
  await pull();
  await pull();

  const results = await Promise.all([pull(), pull(), pull()]);
  const { latestReport } = await current();
  expect(results.map(({ reportId }) => reportId)).toEqual(Array(3).fill(latestReport?.reportId));
  expect(await itemsOf("CONSENT#")).toHaveLength(3);
  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("while one person's pull runs, another's must wait", async () => {
  const { pull } = await world();
  const outcomes = await Promise.allSettled([pull(), pull({ profile: { ssn: "666457302" } })]);
  const codes = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.code : "done"));
  expect(codes.sort()).toEqual(["CONFLICT", "done"]);
});

test("what the bureaus said before a crash makes the report of the next call: they are not asked, nor paid, again", async () => {
  const bureaus = counting();
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
  const bureaus = counting();
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
  const again = await Promise.all([pull(), pull()]);
  expect([new Set(again.map(({ reportId }) => reportId)).size, bureaus.asked]).toEqual([1, 1]);

  await pull();
  await pull();
  await expect(pull()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a refusal whose answer was lost is given again under its key, and the next deed asks the bureaus", async () => {
  const bureaus = counting({ kind: "frozen" });
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
  await expect(pull(answering({ kind: "frozen" }))).rejects.toMatchObject({ code: "CREDIT_FILE_FROZEN" });
  await expect(pull(services.provider)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("the special identities need no place", async () => {
  const { pull } = await world();
  for (let count = 0; count < 5; count += 1) await pull({ profile: { ssn: "666000001" } });
  await expect(pull()).resolves.toBeDefined();
});

test("a second pull keeps the ids of items that are still there, and adds a point to the chart", async () => {
  const { user, time, pull, reports } = await world();
  const first = await pull();
  time.now = "2026-11-25T15:00:00.000Z";
  const second = await pull();

  expect(second.negativeItems.map(({ id }) => id)).toEqual(first.negativeItems.map(({ id }) => id));
  const saved = await reports.get(user.userId, second.reportId);
  expect(saved?.history.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-25"]);
});

test("a report of another person has nothing of the one before, and a day has one point in the chart", async () => {
  const { user, pull, reports } = await world();
  const first = await pull({ profile: { ssn: "666000002" } });
  const second = await pull({ profile: { ssn: "666000008" } });
  const again = await pull({ profile: { ssn: "666000008" } });

  const ids = new Set(first.negativeItems.map(({ id }) => id));
  expect(second.negativeItems.some(({ id }) => ids.has(id))).toBe(false);
  expect((await reports.get(user.userId, again.reportId))?.history).toHaveLength(1);
});

test("a member's account e-mail stays what it is", async () => {
  const { pull, current } = await world(makeUserRecord({ email: "account@example.com" }));
  await pull({ profile: { email: "other@example.com" } });

  expect((await current()).email).toBe("account@example.com");
});
