import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makePendingMember } from "#functions/testing/make-user-record";
import { ordersOf } from "#functions/testing/orders-of";
import { NEW_PASSWORD, RESET_AT, resetWorld } from "#functions/testing/reset-world";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date(RESET_AT);
const password = NEW_PASSWORD;
const world = () => resetWorld(tables);
const makeProof = (userId: string) =>
  ({ userId, proofId: ulid(), kind: "statement", name: "Bank", status: "kept", createdAt: RESET_AT }) as const;
const searchOf = (TableName: string, userId: string) =>
  new QueryCommand({
    TableName,
    KeyConditionExpression: "userId = :userId AND begins_with(sk, :search)",
    ExpressionAttributeValues: { ":userId": userId, ":search": "SEARCH#" },
  });
const refused = { code: "RESET_CODE_INVALID" };
type World = Awaited<ReturnType<typeof world>>;

test("a person who proves the address of a squatter's account takes it without the squatter's factor and sessions", async () => {
  const { services, pool, userId, member, reset } = await world();
  const since = "2026-03-01T10:00:00.000Z";
  await services.users.update(userId, { secondFactorSince: since });
  await pool.setSecondFactor(userId, true);
  await reset(await services.resets.issue(member, at));
  expect(await pool.check(userId, password)).toBe("right");
  const user = await services.users.get(userId);
  expect(user).toMatchObject({ emailProvenAt: at.toISOString(), sessionsFrom: at.toISOString() });
  expect(user?.secondFactorSince).toBeUndefined();
  expect(await ordersOf(userId, tables)).toEqual(expect.arrayContaining(["passwordChanged", "secondFactorOff"]));
});

test("a code proves the address that it was mailed to, and no other that the account has by then", async () => {
  const { services, pool, userId, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  await services.users.update(userId, { email: "somebody.else@example.com" });
  await expect(reset(code)).rejects.toMatchObject(refused);
  expect(await pool.isRight(userId, password)).toBe(false);
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();
});

test.each(["take", "givePassword"] as const)("an address that is corrected during %s is not proven", async (step) => {
  const { services, pool, userId, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  const correct = () => services.users.update(userId, { email: "somebody.else@example.com" });
  const take = services.resets.take.bind(services.resets);
  const givePassword = pool.givePassword.bind(pool);
  services.resets.take = async (taken) => {
    if (step === "take") await correct();
    return take(taken);
  };
  pool.givePassword = async (given) => {
    if (step === "givePassword") await correct();
    return givePassword(given);
  };
  await expect(reset(code)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();
});

const asksBirthDate = { code: "VALIDATION_FAILED", fieldErrors: { dateOfBirth: [expect.any(String)] } };

test("an address that was mistyped opens no one's credit file: its owner does not know the birth date on file", async () => {
  const { services, pool, userId, member, reset, keepBirthDate } = await world();
  await keepBirthDate("1988-04-12");
  const code = await services.resets.issue(member, at);
  await expect(reset(code)).rejects.toMatchObject(asksBirthDate);
  await expect(reset(code, password, { dateOfBirth: "1988-04-13" })).rejects.toMatchObject(asksBirthDate);
  expect(await pool.check(userId, password)).toBe("wrong");
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();

  await reset(code, password, { dateOfBirth: "1988-04-12" });
  expect(await pool.check(userId, password)).toBe("right");
});

const typed = {
  firstName: "Zed",
  lastName: "Moore",
  phone: "(512) 555-0142",
  address: { street: "5 Elm Street", city: "Austin", state: "TX", zipCode: "78702" },
  mailTopicsOff: ["disputes" as const],
};

test("what another person typed goes when the owner of the address takes the account", async () => {
  const { services, userId, member, reset } = await world();
  const before = await services.users.update(userId, typed);
  for (const { Put: entry } of services.users.searchWrites(before))
    if (entry) await tables.documents.send(new PutCommand(entry));
  await reset(await services.resets.issue(member, at));
  const user = await services.users.get(userId);
  expect(Object.keys(typed).filter((name) => user && name in user)).toEqual([]);
  const { Items: left = [] } = await tables.documents.send(searchOf(tables.usersTable, userId));
  expect(left.map(({ sk }) => sk)).not.toEqual(expect.arrayContaining(["SEARCH#zed"]));
  expect(left.map(({ sk }) => sk)).toContain(`SEARCH#${member.email}`);
});

/** How a member shows that they are the one who typed what is there. */
const samePerson = [
  [
    "in a browser in which the member has signed in",
    async ({ services, userId }: World) => ({ browser: await services.devices.remember(userId, undefined, at) }),
  ],
  [
    "with the birth date on file",
    async ({ keepBirthDate }: World) => {
      await keepBirthDate("1988-04-12");
      return { dateOfBirth: "1988-04-12" };
    },
  ],
] as const;

test.each(samePerson)("a member who resets the password %s keeps what they typed", async (_, prove) => {
  const own = await world();
  const { services, userId, member, reset } = own;
  await services.users.update(userId, typed);
  const proof = await prove(own);
  await reset(await services.resets.issue(member, at), password, proof);
  expect(await services.users.get(userId)).toMatchObject({ ...typed, emailProvenAt: at.toISOString() });
});

const { latestReport, contract, payment } = makePendingMember();

test.each([
  ["an uploaded report", ({ services, userId }: World) => services.users.update(userId, { latestReport })],
  ["a signed contract", ({ services, userId }: World) => services.users.update(userId, { contract })],
  ["a payment", ({ services, userId }: World) => services.users.update(userId, { payment })],
  ["photos of an ID", ({ services, userId }: World) => services.users.update(userId, { hasIdOnFile: true })],
  ["a proof", ({ services, userId }: World) => services.proofs.create(makeProof(userId))],
])("%s of another person is opened to no one by a mailed code alone", async (_, keep) => {
  const own = await world();
  await keep(own);
  const { services, pool, userId, member, reset } = own;
  const code = await services.resets.issue(member, at);
  for (const dateOfBirth of [undefined, "1988-04-12"])
    await expect(reset(code, password, { dateOfBirth })).rejects.toMatchObject(asksBirthDate);
  expect(await pool.check(userId, password)).toBe("wrong");
  expect((await services.users.get(userId))?.emailProvenAt).toBeUndefined();
});

test("a birth date is not to be found by trying: five a day, the right one included", async () => {
  const { services, member, reset, keepBirthDate } = await world();
  await keepBirthDate("1988-04-12");
  const code = await services.resets.issue(member, at);
  for (let day = 1; day <= 5; day += 1) {
    await expect(reset(code, password, { dateOfBirth: `1988-05-0${day}` })).rejects.toMatchObject(asksBirthDate);
  }
  const right = reset(code, password, { dateOfBirth: "1988-04-12" });
  await expect(right).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test.each([
  [
    "in a browser in which the member has signed in",
    async ({ services, userId }: World) => ({
      browser: await services.devices.remember(userId, undefined, at),
    }),
  ],
  [
    "where the address was proven before",
    async ({ services, userId }: World) => {
      await services.users.update(userId, { emailProvenAt: "2026-03-01T10:00:00.000Z" });
      return {};
    },
  ],
])("no birth date is asked for %s", async (_, prove) => {
  const own = await world();
  await own.keepBirthDate("1988-04-12");
  const proof = await prove(own);
  await own.reset(await own.services.resets.issue(own.member, at), password, proof);
  expect(await own.pool.isRight(own.userId, password)).toBe(true);
});

test.each(samePerson)("a member who resets the password %s keeps the second factor", async (_, prove) => {
  const own = await world();
  const { services, pool, userId, member, reset } = own;
  const since = "2026-03-01T10:00:00.000Z";
  await services.users.update(userId, { secondFactorSince: since });
  await pool.setSecondFactor(userId, true);
  const proof = await prove(own);
  await reset(await services.resets.issue(member, at), password, proof);
  expect(await pool.check(userId, password)).toBe("code_required");
  expect(await services.users.get(userId)).toMatchObject({
    secondFactorSince: since,
    emailProvenAt: at.toISOString(),
  });
});

test("a person who lost the password of an address that was proven before keeps the second factor", async () => {
  const { services, pool, userId, member, reset } = await world();
  const since = "2026-03-01T10:00:00.000Z";
  await services.users.update(userId, { emailProvenAt: since, secondFactorSince: since });
  await pool.setSecondFactor(userId, true);
  await reset(await services.resets.issue(member, at));
  expect(await pool.check(userId, password)).toBe("code_required");
  expect(await services.users.get(userId)).toMatchObject({ emailProvenAt: since, secondFactorSince: since });
});
