import type { BureauProvider } from "#functions/providers/bureau/bureau";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeOpen } from "#functions/testing/fake-seal";
import { makeVisitor } from "#functions/testing/make-user-record";
import { bureausThatAnswer, countingBureaus, pullCalls, TODAY } from "#functions/testing/pull-world";
import { CreditPullResult } from "#shared/api/schemas/onboarding";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

test("a pull answers scores and items, and keeps report, profile and identity", async () => {
  const { user, pull, current, itemsOf, reports } = await pullCalls(tables);
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
  const { pull, itemsOf } = await pullCalls(tables);
  await pull();
  const stored = JSON.stringify(await itemsOf(""), (_, value) => (value instanceof Uint8Array ? "sealed" : value));

  expect(stored).not.toContain("666457301");
  expect(stored).not.toContain("1985-06-14");
});

test("the instruction to pull is kept with who, what, when and from where, and with what came of it", async () => {
  const { pull, itemsOf } = await pullCalls(tables);
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
  const { pull, itemsOf, current } = await pullCalls(tables);

  await expect(pull({ profile: { ssn: "666000006" } })).rejects.toMatchObject({ code: "CREDIT_BUREAU_TIMEOUT" });
  expect(await itemsOf("CONSENT#")).toHaveLength(1);
  expect((await current()).latestReport).toBeUndefined();
  await expect(pull({ profile: { ssn: "666000006" } })).resolves.toMatchObject({ reportId: expect.anything() });
});

test.each(["fcraConsent", "permissiblePurposeConsent", "piiProcessingConsent"])(
  "nothing is pulled without %s",
  async (missing) => {
    const { pull, itemsOf } = await pullCalls(tables);

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
  const { pull } = await pullCalls(tables);
  await expect(pull({ profile })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { [field]: [expect.anything()] },
  });
});

test("someone who is 18 today may ask", async () => {
  const { pull } = await pullCalls(tables);
  await expect(pull({ profile: { dateOfBirth: "2008-11-20" } })).resolves.toBeDefined();
});

test("a real bureau is never asked about a test identity", async () => {
  const real: BureauProvider = { isSandbox: false, pull: () => Promise.reject(new Error("asked")) };
  const { pull } = await pullCalls(tables, makeVisitor(), real);

  await expect(pull()).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(pull({ profile: { ssn: "666000001" } })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test.each([
  ["Georgia, where paid credit repair is illegal", "GA", ["GA", "OH"]],
  ["a state that the deployment has not opened", "NY", ["OH"]],
  ["any state while the deployment has opened none", "OH", []],
])("in %s no one's credit file is asked for", async (_, state, open) => {
  const bureaus = countingBureaus();
  const { pull, itemsOf } = await pullCalls(tables, makeVisitor(), bureaus, open);
  await expect(pull({ address: { state } })).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  expect(bureaus.asked).toBe(0);
  expect(await itemsOf("CONSENT#")).toEqual([]);
});

test.each([
  ["no bureau has a file", "666000003", "CREDIT_FILE_NOT_FOUND"],
  ["the file is frozen", "666000004", "CREDIT_FILE_FROZEN"],
])("when %s it is said so", async (_, ssn, code) => {
  const { pull } = await pullCalls(tables);
  await expect(pull({ profile: { ssn } })).rejects.toMatchObject({ code });
});

test("a report of two bureaus has no third score", async () => {
  const { pull } = await pullCalls(tables);

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
  const { pull, current } = await pullCalls(tables, makeVisitor(), bureausThatAnswer(outcome));

  await expect(pull()).resolves.toMatchObject({ creditScore: 650, experianScore: null });
  expect((await current()).latestReport?.creditScore).toBeNull();
});
