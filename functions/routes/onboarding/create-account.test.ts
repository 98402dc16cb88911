import { transact } from "#functions/repositories/table";
import { Reply } from "#functions/shell/reply";
import { visitorAtTheEnd } from "#functions/testing/account-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { keyedCall } from "#functions/testing/keyed-call";
import { User } from "#shared/api/schemas/user";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

test("the visitor becomes the member, under the same id and with everything that is there", async () => {
  const { user, username, users, pool, open } = await visitorAtTheEnd(tables);
  const { value, options } = await open();

  expect(User.parse(value)).toMatchObject({
    id: user.userId,
    username,
    subscriptionStatus: "incomplete",
    onboardingCompleted: true,
  });
  expect(options.session?.record).toMatchObject({ memberId: user.userId, kind: "member", method: "password" });
  expect(pool.users.get(user.userId)?.email).toBe(user.email);
  await expect(users.getByEmail(user.email ?? "")).resolves.toMatchObject({ userId: user.userId });
  await expect(users.getByUsername(username.toUpperCase())).resolves.toMatchObject({ listing: "member" });
});

test("a person who reported a payment waits for its verification", async () => {
  const payment = { reportedAt: "2026-11-20T14:00:00.000Z", paymentIntentId: "pi_1", paymentType: "monthly" as const };
  const { open } = await visitorAtTheEnd(tables, { payment });

  expect((await open()).value).toMatchObject({ subscriptionStatus: "pending_verification" });
});

const confirmed = {
  receivedAt: "2026-11-20T14:00:00.000Z",
  paidAt: "2026-11-20T14:00:00.000Z",
  paymentIntentId: "evt_1",
  customerId: "cus_1",
  paymentType: "premium" as const,
  plan: "premium" as const,
};
const contract = {
  contractId: "01KAB00000000000000000C0NT",
  version: "2026-11",
  fullName: "Nora Vance",
  signedAt: "2026-11-20T13:00:00.000Z",
  cancelUntil: "2026-11-26T08:00:00.000Z",
  serviceMayStartAt: "2026-11-26T08:00:00.000Z",
};

test("a person whose payment the provider has confirmed has the plan with the account, and its contract", async () => {
  const { user, users, open } = await visitorAtTheEnd(tables, { payment: confirmed, contract });

  expect((await open()).value).toMatchObject({
    subscriptionStatus: "active",
    subscriptionTier: "premium",
    disputeAllowance: { used: 0, limit: 15 },
  });
  expect(await users.get(user.userId)).toMatchObject({
    payment: confirmed,
    contract: { ...contract, plan: "premium" },
    lastChange: { action: "payment_received", by: "payments" },
  });
});

test.each([
  ["named no plan with its price", { plan: undefined }],
  ["came from a state that was not served", { heldFor: "state" as const }],
])("a confirmed payment that %s waits for an administrator", async (_, doubt) => {
  const { open } = await visitorAtTheEnd(tables, { payment: { ...confirmed, ...doubt } });
  expect((await open()).value).toMatchObject({ subscriptionStatus: "pending_verification" });
});

test("a payment that is noted in the same moment belongs to the member", async () => {
  const payment = { reportedAt: "2026-11-20T14:59:59.000Z", paymentIntentId: "pi_2", paymentType: "monthly" as const };
  const { user, users, open } = await visitorAtTheEnd(tables);
  await transact(tables.documents, [users.updateWrite(user.userId, { payment })]);

  expect((await open()).value).toMatchObject({ subscriptionStatus: "pending_verification" });
  await expect(users.get(user.userId)).resolves.toMatchObject({ payment, registeredAt: expect.any(String) });
});

test("a contract that is signed in the same moment is the one that the plan begins under", async () => {
  const { user, users, open } = await visitorAtTheEnd(tables, { payment: confirmed });
  await transact(tables.documents, [users.updateWrite(user.userId, { contract })]);

  expect((await open()).value).toMatchObject({ subscriptionStatus: "active", needsContract: false });
  expect((await users.get(user.userId))?.contract).toEqual({ ...contract, plan: "premium" });
});

test("the e-mail of the form counts, so that a mistyped one can be mended", async () => {
  const { number, open } = await visitorAtTheEnd(tables);
  const { value } = await open({ onboardingData: { profile: { email: `New${number}@Example.com` } } });

  expect(value).toMatchObject({ email: `new${number}@example.com` });
});

test("a second call finds the account, an attempt that broke off is taken up", async () => {
  const { user, pool, open } = await visitorAtTheEnd(tables);
  await pool.create({ userId: user.userId, email: "old@example.com", password: "an older one" });
  await open();

  expect(pool.users.get(user.userId)?.email).toBe(user.email);
  await expect(open()).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
});

test.each([
  ["the same words", (email: string) => email],
  ["another e-mail", (email: string) => `other.${email}`],
])("of three calls at once with %s one opens the account, and who is in the pool stays there", async (_, emailOf) => {
  const { user, users, pool, open } = await visitorAtTheEnd(tables);
  const second = { onboardingData: { profile: { email: emailOf(user.email ?? "") } } };
  const answers = await Promise.allSettled([open(), open(second), open(second)]);

  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ status: 409 }), expect.objectContaining({ status: 409 })]);
  const { email } = (await users.get(user.userId)) ?? {};
  expect(pool.users.get(user.userId)?.email).toBe(email);
});

test("a call that was refused leaves the next one its turn, and one that broke off does after a while", async () => {
  const { user, onboarding, open } = await visitorAtTheEnd(tables);
  await (await visitorAtTheEnd(tables)).open({ username: "taken" });
  await expect(open({ username: "taken" })).rejects.toMatchObject({ code: "USERNAME_TAKEN" });
  await onboarding.beginAccount(user.userId, new Date("2026-11-20T14:59:50.000Z"));
  await expect(open()).rejects.toMatchObject({ code: "CONFLICT" });
  await onboarding.endAccount(user.userId);
  await onboarding.beginAccount(user.userId, new Date("2026-11-20T14:59:00.000Z"));

  await expect(open()).resolves.toBeInstanceOf(Reply);
});

test("the answer is kept with the account: neither is there without the other", async () => {
  const [kept, lost] = [keyedCall(tables, new Date()), keyedCall(tables, new Date())];
  await kept.begin();
  await (await visitorAtTheEnd(tables)).open({}, kept.idempotencyWrites);
  await expect(kept.begin()).resolves.toMatchObject({ body: "kept" });

  const { user, users, open } = await visitorAtTheEnd(tables);
  await expect(open({}, lost.idempotencyWrites)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(users.getByEmail(user.email ?? "")).resolves.toBeUndefined();
});

test("a name of 40 emoji opens an account that is found by it", async () => {
  const firstName = `a${"😀".repeat(40)}`;
  const { user, open, item } = await visitorAtTheEnd(tables, { firstName });
  await open();

  expect(await item(`SEARCH#a${"😀".repeat(29)}`)).toMatchObject({ userId: user.userId });
});

test("a record that the table takes for wrong leaves no sign-in in the pool", async () => {
  const { pool, open } = await visitorAtTheEnd(tables);
  const withoutSortKey = () => [{ Put: { TableName: tables.usersTable, Item: { userId: "01A" } } }];

  await expect(open({}, withoutSortKey)).rejects.toThrow();
  expect(pool.users.size).toBe(0);
});

test("what was typed is dropped, and the identity stops expiring", async () => {
  const { user, onboarding, open, item } = await visitorAtTheEnd(tables, { ssnLast4: "7301" });
  await onboarding.saveDraft(user, { username: "maya" });
  const sealed = Uint8Array.from([1]);
  await transact(tables.documents, [onboarding.storeIdentityWrite(user, { ssn: sealed, dateOfBirth: sealed })]);
  expect(await item("IDENTITY")).toHaveProperty("ttl");
  await open();

  expect(await item("DRAFT")).toBeUndefined();
  expect(await item("IDENTITY")).not.toHaveProperty("ttl");
});
