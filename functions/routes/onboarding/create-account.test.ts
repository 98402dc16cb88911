import { setTimeout } from "node:timers/promises";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { EmailRepository } from "#functions/repositories/emails";
import { LimitRepository } from "#functions/repositories/limits";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { type TransactItem, transact } from "#functions/repositories/table";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { Reply } from "#functions/shell/reply";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { fakeOpen, fakeSeal } from "#functions/testing/fake-seal";
import { keyedCall } from "#functions/testing/keyed-call";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { CreateAccountBody } from "#shared/api/schemas/onboarding";
import { User } from "#shared/api/schemas/user";
import { createAccount } from "./create-account";

let tables: TestTables;
let made = 0;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

/** A user pool that remembers who is in it, and takes its time. */
class FakePool {
  readonly users = new Map<string, string>();

  async create({ userId, email }: { userId: string; email: string }) {
    if (this.users.has(userId)) throw Object.assign(new Error("exists"), { name: "UsernameExistsException" });
    this.users.set(userId, email);
    await setTimeout(20);
  }

  async remove(userId: string) {
    this.users.delete(userId);
  }
}

async function world(visitor: Partial<UserRecord> = {}) {
  const { documents, usersTable } = tables;
  const users = new UserRepository(documents, usersTable);
  const onboarding = new OnboardingRepository(documents, usersTable);
  const number = ++made;
  const user = await users.put(
    makeVisitor({ email: `maya${number}@example.com`, firstName: "Maya", lastName: "Sample", ...visitor }),
  );
  const pool = new FakePool();
  const services = {
    users,
    onboarding,
    emails: new EmailRepository(documents, usersTable),
    limits: new LimitRepository(documents, usersTable),
    pool,
    openField: fakeOpen,
    openStates: ["NY"],
    now: () => new Date("2026-11-20T15:00:00.000Z"),
  };
  const username = `maya${number}`;
  const open = async (body: object = {}, idempotencyWrites: () => TransactItem[] = () => []) => {
    const password = "a long walk to town";
    const whole = { username, password, confirmPassword: password, onboardingData: {}, ...body };
    const request = { user, body: CreateAccountBody.parse(whole), address: `203.0.113.${number}`, idempotencyWrites };
    const answer = await createAccount(makeRequest<"onboarding/create-account">(request), services);
    if (!(answer instanceof Reply)) throw new Error("No session");
    return answer;
  };
  const item = async (sk: string) => {
    const get = new GetCommand({ TableName: usersTable, Key: { userId: user.userId, sk } });
    return (await documents.send(get)).Item;
  };
  return { user, username, users, onboarding, pool, open, item };
}

test("the visitor becomes the member, under the same id and with everything that is there", async () => {
  const { user, username, users, pool, open } = await world();
  const { value, options } = await open();

  expect(User.parse(value)).toMatchObject({
    id: user.userId,
    username,
    subscriptionStatus: "incomplete",
    onboardingCompleted: true,
  });
  expect(options.session?.record).toMatchObject({ memberId: user.userId, kind: "member", method: "password" });
  expect(pool.users.get(user.userId)).toBe(user.email);
  await expect(users.getByEmail(user.email ?? "")).resolves.toMatchObject({ userId: user.userId });
  await expect(users.getByUsername(username.toUpperCase())).resolves.toMatchObject({ listing: "member" });
});

test("who reported a payment waits for its verification", async () => {
  const payment = { reportedAt: "2026-11-20T14:00:00.000Z", paymentIntentId: "pi_1", paymentType: "monthly" as const };
  const { open } = await world({ payment });

  expect((await open()).value).toMatchObject({ subscriptionStatus: "pending_verification" });
});

test("the e-mail of the form counts, so that a mistyped one can be mended", async () => {
  const { open } = await world();
  const { value } = await open({ onboardingData: { profile: { email: `New${made}@Example.com` } } });

  expect(value).toMatchObject({ email: `new${made}@example.com` });
});

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
    const { user, users, pool, open } = await world({ ...known, payment });

    await expect(open(body)).rejects.toMatchObject({ code: "STATE_NOT_SERVED" });
    expect(pool.users.size).toBe(0);
    expect(await users.get(user.userId)).toMatchObject({ payment });
  },
);

test("a state that is not served, typed and not sent with the account, opens none", async () => {
  const { user, onboarding, pool, open } = await world();
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
  const { user, onboarding, pool, open } = await world();
  const typed = JSON.stringify({ dateOfBirth });
  await onboarding.saveDraft(user, { sealedProfile: await fakeSeal(user.userId, "onboarding-draft", typed) });

  if (fieldErrors) await expect(open()).rejects.toMatchObject({ code: "VALIDATION_FAILED", fieldErrors });
  else await open();
  expect(pool.users.size).toBe(fieldErrors ? 0 : 1);
});

test("a birth date of a child, sent with the account, opens none", async () => {
  const { pool, open } = await world();
  const opened = open({ onboardingData: { profile: { dateOfBirth: "2016-03-01" } } });

  await expect(opened).rejects.toMatchObject({ code: "VALIDATION_FAILED", fieldErrors: TOO_YOUNG });
  expect(pool.users.size).toBe(0);
});

test("without any e-mail there is no account", async () => {
  const { open } = await world({ email: undefined });

  await expect(open()).rejects.toMatchObject({
    fieldErrors: { "onboardingData.profile.email": [expect.any(String)] },
  });
});

test("a known e-mail and a taken username are refused, and no user stays behind in the pool", async () => {
  const [first, second] = [await world(), await world()];
  await first.open();

  const sameEmail = { onboardingData: { profile: { email: first.user.email } } };
  await expect(second.open(sameEmail)).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
  const sameName = { username: first.username.toUpperCase() };
  await expect(second.open(sameName)).rejects.toMatchObject({ code: "USERNAME_TAKEN" });
  expect(second.pool.users.size).toBe(0);
});

test("a member has an account already", async () => {
  const { open } = await world(makeUserRecord());

  await expect(open()).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
});

test("a second call finds the account, an attempt that broke off is taken up", async () => {
  const { user, pool, open } = await world();
  pool.users.set(user.userId, "old@example.com");
  await open();

  expect(pool.users.get(user.userId)).toBe(user.email);
  await expect(open()).rejects.toMatchObject({ code: "ACCOUNT_EXISTS" });
});

test.each([
  ["the same words", (email: string) => email],
  ["another e-mail", (email: string) => `other.${email}`],
])("of three calls at once with %s one opens the account, and who is in the pool stays there", async (_, emailOf) => {
  const { user, users, pool, open } = await world();
  const second = { onboardingData: { profile: { email: emailOf(user.email ?? "") } } };
  const answers = await Promise.allSettled([open(), open(second), open(second)]);

  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ status: 409 }), expect.objectContaining({ status: 409 })]);
  const { email } = (await users.get(user.userId)) ?? {};
  expect(pool.users.get(user.userId)).toBe(email);
});

test("a call that was refused leaves the next one its turn, and one that broke off does after a while", async () => {
  const { user, onboarding, open } = await world();
  await (await world()).open({ username: "taken" });
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
  await (await world()).open({}, kept.idempotencyWrites);
  await expect(kept.begin()).resolves.toMatchObject({ body: "kept" });

  const { user, users, open } = await world();
  await expect(open({}, lost.idempotencyWrites)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(users.getByEmail(user.email ?? "")).resolves.toBeUndefined();
});

test("a name of 40 emoji opens an account that is found by it", async () => {
  const firstName = `a${"😀".repeat(40)}`;
  const { user, open, item } = await world({ firstName });
  await open();

  expect(await item(`SEARCH#a${"😀".repeat(29)}`)).toMatchObject({ userId: user.userId });
});

test("a record that the table takes for wrong leaves no sign-in in the pool", async () => {
  const { pool, open } = await world();
  const withoutSortKey = () => [{ Put: { TableName: tables.usersTable, Item: { userId: "01A" } } }];

  await expect(open({}, withoutSortKey)).rejects.toThrow();
  expect(pool.users.size).toBe(0);
});

test("a common password is refused, as is one of the person's own words", async () => {
  const { username, open } = await world();

  for (const password of ["password123", `${username}-${username}`]) {
    await expect(open({ password, confirmPassword: password })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  }
});

test("what was typed is dropped, and the identity stops expiring", async () => {
  const { user, onboarding, open, item } = await world({ ssnLast4: "7301" });
  await onboarding.saveDraft(user, { username: "maya" });
  const sealed = Uint8Array.from([1]);
  await transact(tables.documents, [onboarding.storeIdentityWrite(user, { ssn: sealed, dateOfBirth: sealed })]);
  expect(await item("IDENTITY")).toHaveProperty("ttl");
  await open();

  expect(await item("DRAFT")).toBeUndefined();
  expect(await item("IDENTITY")).not.toHaveProperty("ttl");
});
