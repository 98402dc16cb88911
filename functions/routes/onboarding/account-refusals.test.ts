import { visitorAtTheEnd } from "#functions/testing/account-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeSeal } from "#functions/testing/fake-seal";
import { makeUserRecord } from "#functions/testing/make-user-record";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

test.each([
  ["of the record", { address: { street: "1 Peach Street", city: "Macon", state: "GA", zipCode: "31201" } }, {}],
  ["of the form", {}, { onboardingData: { profile: { address: { state: "GA" } } } }],
])(
  "an address %s in a state that is not served opens no account, also for one who has paid",
  async (_, known, body) => {
    const payment = {
      reportedAt: "2026-11-20T14:00:00.000Z",
      paymentIntentId: "pi_1",
      paymentType: "monthly" as const,
    };
    const { user, users, pool, open } = await visitorAtTheEnd(tables, { ...known, payment });

    await expect(open(body)).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
    expect(pool.users.size).toBe(0);
    expect(await users.get(user.userId)).toMatchObject({ payment });
  },
);

test("a state that is not served, typed and not sent with the account, opens none", async () => {
  const { user, onboarding, pool, open } = await visitorAtTheEnd(tables);
  const typed = JSON.stringify({ address: { state: "GA" } });
  await onboarding.saveDraft(user, { sealedProfile: await fakeSeal(user.userId, "onboarding-draft", typed) });

  await expect(open()).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
  expect(pool.users.size).toBe(0);
});

const TOO_YOUNG = { "onboardingData.profile.dateOfBirth": ["You must be at least 18 years old"] };

test.each([
  ["on the 18th birthday", "2008-11-20", undefined],
  ["a day before it", "2008-11-21", TOO_YOUNG],
  ["while the date is not typed to its end", "2009-1", undefined],
])("a birth date of a child, typed in the onboarding, opens no account: %s", async (_, dateOfBirth, fieldErrors) => {
  const { user, onboarding, pool, open } = await visitorAtTheEnd(tables);
  const typed = JSON.stringify({ dateOfBirth });
  await onboarding.saveDraft(user, { sealedProfile: await fakeSeal(user.userId, "onboarding-draft", typed) });

  if (fieldErrors) await expect(open()).rejects.toMatchObject({ code: "VALIDATION_FAILED", fieldErrors });
  else await open();
  expect(pool.users.size).toBe(fieldErrors ? 0 : 1);
});

test("a birth date of a child, sent with the account, opens none", async () => {
  const { pool, open } = await visitorAtTheEnd(tables);
  const opened = open({ onboardingData: { profile: { dateOfBirth: "2016-03-01" } } });

  await expect(opened).rejects.toMatchObject({ code: "VALIDATION_FAILED", fieldErrors: TOO_YOUNG });
  expect(pool.users.size).toBe(0);
});

test("without any e-mail there is no account", async () => {
  const { open } = await visitorAtTheEnd(tables, { email: undefined });

  await expect(open()).rejects.toMatchObject({
    fieldErrors: { "onboardingData.profile.email": [expect.any(String)] },
  });
});

test("a known e-mail and a taken username are refused, and no user stays behind in the pool", async () => {
  const [first, second] = [await visitorAtTheEnd(tables), await visitorAtTheEnd(tables)];
  await first.open();

  const sameEmail = { onboardingData: { profile: { email: first.user.email } } };
  await expect(second.open(sameEmail)).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
  const sameName = { username: first.username.toUpperCase() };
  await expect(second.open(sameName)).rejects.toMatchObject({ code: "USERNAME_TAKEN" });
  expect(second.pool.users.size).toBe(0);
});

test("a member has an account already", async () => {
  const { open } = await visitorAtTheEnd(tables, makeUserRecord());

  await expect(open()).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
});

test("a common password is refused, as is one of the person's own words", async () => {
  const { username, open } = await visitorAtTheEnd(tables);

  for (const password of ["password123", `${username}-${username}`]) {
    await expect(open({ password, confirmPassword: password })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  }
});
