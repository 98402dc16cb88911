import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { NEW_PASSWORD, RESET_AT, resetWorld } from "#functions/testing/reset-world";
import { AppError } from "#shared/api/errors";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const at = new Date(RESET_AT);
const password = NEW_PASSWORD;
const world = () => resetWorld(tables);
const refused = { code: "RESET_CODE_INVALID" };

test("known and unknown addresses take the same way at the same cost (6.3.8)", async () => {
  const { forget } = await world();
  const units = countUnits(tables.documents);
  expect(await forget()).toBeUndefined();
  const known = { ...units };
  expect(await forget("nobody@example.com")).toBeUndefined();
  expect(units).toEqual({ read: known.read * 2, write: known.write * 2 });
  expect(known).toEqual({ read: 0, write: 3 });
});

test.each(["once-known@example.com", "never-known@example.com"])(
  "%s may be asked for 5 times an hour",
  async (email) => {
    const { forget } = await world();
    for (let time = 0; time < 5; time += 1) await forget(email);
    await expect(forget(email)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  },
);

test("a person who has had no password gets one", async () => {
  const { services, pool, userId, member, reset } = await world();
  await pool.remove(userId);
  await reset(await services.resets.issue(member, at));
  expect(await pool.isRight(userId, password)).toBe(true);
});

test("a code sets the password once, ends every session and tells the member", async () => {
  const { services, pool, userId, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  await reset(code);
  expect(await pool.isRight(userId, password)).toBe(true);
  expect(await services.users.get(userId)).toMatchObject({
    sessionsFrom: at.toISOString(),
    emailProvenAt: at.toISOString(),
  });
  await expect(reset(code)).rejects.toMatchObject(refused);
});

test("a reset ends every session before it sets the password, and proves the address after it", async () => {
  const { services, pool, userId, member, reset } = await world();
  const setPassword = jest.spyOn(pool, "setPassword").mockRejectedValueOnce(new Error("The power is gone"));
  await expect(reset(await services.resets.issue(member, at))).rejects.toThrow("The power is gone");
  const user = await services.users.get(userId);
  expect([user?.sessionsFrom, user?.emailProvenAt]).toEqual([at.toISOString(), undefined]);
  setPassword.mockRestore();
});

test("of two who use a code at once, one succeeds", async () => {
  const { services, member, reset } = await world();
  const code = await services.resets.issue(member, at);
  const results = await Promise.allSettled([reset(code), reset(code)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test.each([
  ["at its last moment is good", 3_599_999, true],
  ["after an hour is not", 3_600_000, false],
])("a code %s", async (_, ageMs, isGood) => {
  const { services, member, clock, reset } = await world();
  const code = await services.resets.issue(member, at);
  clock.at = new Date(at.getTime() + ageMs);
  const result = reset(code);
  if (isGood) await result;
  else await expect(result).rejects.toMatchObject(refused);
});

test("a newer code replaces the older one", async () => {
  const { services, member, reset } = await world();
  const older = await services.resets.issue(member, at);
  const newer = await services.resets.issue(member, at);
  await expect(reset(older)).rejects.toMatchObject(refused);
  await reset(newer);
});

test.each(["", "x", "01ARZ3NDEKTSV4RRFFQ69G5FAV.x", "USER.SESSION.x"])("the code %p opens nothing", async (code) => {
  const { reset } = await world();
  await expect(reset(code)).rejects.toMatchObject(refused);
});

test("a password that is too easy, or that the pool does not take, leaves the code good", async () => {
  const { services, member, pool, reset } = await world();
  const code = await services.resets.issue(member, at);
  await expect(reset(code, "password123")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  const set = jest.spyOn(pool, "setPassword").mockRejectedValueOnce(new AppError("VALIDATION_FAILED"));
  await expect(reset(code, " a tunnel under it")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  set.mockRestore();
  await reset(code);
});

test("the table holds no code, and codes have 256 bits", async () => {
  const { services, member } = await world();
  const [, secret = ""] = (await services.resets.issue(member, at)).split(".");
  const { Items: items } = await tables.documents.send(new ScanCommand({ TableName: tables.usersTable }));
  expect(JSON.stringify(items)).not.toContain(secret);
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
});
