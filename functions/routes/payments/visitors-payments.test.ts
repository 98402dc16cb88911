import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { at, paymentWorld } from "#functions/testing/payment-world";
import { receivePayment } from "./receive-event";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const world = () => paymentWorld(tables, receivePayment);

test("a visitor's payment is kept for the account to come, and opens nothing", async () => {
  const { users, checkout, entries } = world();
  const visitor = await users.put(makeVisitor());
  await checkout(visitor, 9_900);
  const paid = await users.get(visitor.userId);
  expect(paid).toMatchObject({
    paymentType: "per_dispute",
    payment: { paymentType: "per_dispute", receivedAt: at.toISOString() },
  });
  expect(paid?.subscriptionStatus).toBeUndefined();
  expect(await entries(visitor.userId, "PAYMENT#")).toHaveLength(1);
});

test.each([
  ["an address", { email: "payer@example.com" }, "onetime"],
  ["no address", {}, undefined],
])("the plan that a visitor with %s has paid for begins with the account: %j %s", async (_, known, plan) => {
  const { users, checkout } = world();
  const visitor = await users.put(makeVisitor(known));
  await checkout(visitor, 9_900);
  expect((await users.get(visitor.userId))?.payment?.plan).toBe(plan);
});

test("what is paid with the reference of a visitor who has signed in meanwhile is the member's", async () => {
  const { users, checkout, entries } = world();
  const email = "joined@example.com";
  const member = await users.put(
    makeUserRecord({ email, subscriptionStatus: "incomplete", subscriptionTier: undefined }),
  );
  const visitor = await users.put(makeVisitor({ email, joinedTo: member.userId }));
  await checkout(visitor, 12_000);
  expect(await users.get(member.userId)).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "monthly" });
  expect(await entries(member.userId, "PAYMENT#")).toHaveLength(1);
  expect((await users.get(visitor.userId))?.payment).toBeUndefined();
});
