import { startTables, type TestTables } from "#functions/testing/dynamo";
import { NEW_PASSWORD, RESET_AT, resetWorld } from "#functions/testing/reset-world";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date(RESET_AT);
const password = NEW_PASSWORD;
const world = () => resetWorld(tables);
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

test("a person who lost the password of an address that was proven before keeps the second factor", async () => {
  const { services, pool, userId, member, reset } = await world();
  const since = "2026-03-01T10:00:00.000Z";
  await services.users.update(userId, { emailProvenAt: since, secondFactorSince: since });
  await pool.setSecondFactor(userId, true);
  await reset(await services.resets.issue(member, at));
  expect(await pool.check(userId, password)).toBe("code_required");
  expect(await services.users.get(userId)).toMatchObject({ emailProvenAt: since, secondFactorSince: since });
});
