import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { startDisputeWorld } from "#functions/testing/dispute-world";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { grantAllowances } from "./grant-allowances";

test("each active monthly and premium member gets the month's allowance once, whatever stopped the run before", async () => {
  const world = await startDisputeWorld();
  world.clock.at = new Date("2026-12-01T00:05:00Z");
  const put = (changes = {}) => world.users.put(makeUserRecord(changes));
  const lastMonth = { allowance: { period: "2026-11", limit: 5, used: 5 } };
  const monthly = await put(lastMonth);
  const premium = await put({ subscriptionTier: "premium" });
  const early = await put({ allowance: { period: "2026-12", limit: 5, used: 1 } });
  const onetime = await put({ subscriptionTier: "onetime", allowance: { period: "lifetime", limit: 2, used: 2 } });
  const inactive = await put({ ...lastMonth, subscriptionStatus: "inactive" });

  const first = await grantAllowances({}, world.services);
  const second = await grantAllowances({}, world.services);
  const allowances = await Promise.all(
    [monthly, premium, early, onetime, inactive].map(async ({ userId }) => (await world.users.get(userId))?.allowance),
  );
  await world.close();

  expect([first, second]).toEqual([
    { granted: 2, hadIt: 1 },
    { granted: 0, hadIt: 3 },
  ]);
  expect(allowances).toEqual([
    { period: "2026-12", limit: 5, used: 0 },
    { period: "2026-12", limit: 15, used: 0 },
    { period: "2026-12", limit: 5, used: 1 },
    { period: "lifetime", limit: 2, used: 2 },
    { period: "2026-11", limit: 5, used: 5 },
  ]);
});

test("a member whose plan is not understood holds up no other's allowance", async () => {
  const world = await startDisputeWorld();
  const { userId: damaged } = await world.users.put(makeUserRecord());
  await world.documents.send(
    new UpdateCommand({
      TableName: world.usersTable,
      Key: { userId: damaged, sk: "USER" },
      UpdateExpression: "SET subscriptionTier = :unknown",
      ExpressionAttributeValues: { ":unknown": "gold" },
    }),
  );
  const sound = await world.users.put(makeUserRecord());
  const report = await grantAllowances({}, world.services);
  const granted = (await world.users.get(sound.userId))?.allowance;
  await world.close();
  expect(report).toEqual({ granted: 1, hadIt: 0 });
  expect(granted).toMatchObject({ used: 0 });
});

test("more members than a page holds all get theirs", async () => {
  const world = await startDisputeWorld();
  await Promise.all(Array.from({ length: 120 }, () => world.users.put(makeUserRecord())));
  const report = await grantAllowances({}, world.services);
  await world.close();
  expect(report).toEqual({ granted: 120, hadIt: 0 });
});
