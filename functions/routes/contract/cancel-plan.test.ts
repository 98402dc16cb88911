import { activateMember } from "#functions/services/billing/activate-member";
import { contractCalls } from "#functions/testing/contract-calls";
import { FRIDAY } from "#functions/testing/contract-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

test("a monthly plan runs on for 30 days after notice and says since when it is cancelled", async () => {
  const { sign, cancel, current, view, time } = await contractCalls(tables);
  await sign();
  time.now = "2026-12-10T12:00:00.000Z";
  await cancel();

  await expect(current()).resolves.toMatchObject({
    subscriptionStatus: "active",
    cancellation: { cancelledAt: time.now, endsAt: "2027-01-09T12:00:00.000Z" },
    contract: { endsAt: "2027-01-09T12:00:00.000Z" },
  });
  expect((await view()).signed).toMatchObject({ cancelledAt: time.now, endsAt: "2027-01-09T12:00:00.000Z" });
  await expect(cancel()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });
});

const draft = { body: { disputeIds: ["01KAB0000000000000000DRAFT"] } };

test("cancelling within the period ends the subscription at once, and signing again means paying again", async () => {
  const { sign, cancel, current, processing, statusNow } = await contractCalls(tables, {
    payment: { paymentIntentId: "evt_1", paymentType: "monthly", receivedAt: FRIDAY },
  });
  await sign();
  await cancel();
  expect(await statusNow()).toBe("inactive");
  await sign();
  expect(await statusNow()).toBe("inactive");
  await expect(processing(draft)).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
  expect((await current()).contract?.cancelledAt).toBeUndefined();
});

test("a subscription under notice is over on its day, before any job ran, also under a contract signed meanwhile", async () => {
  const { sign, cancel, processing, statusNow, time } = await contractCalls(tables);
  await sign();
  time.now = "2026-12-10T12:00:00.000Z";
  await cancel();
  await sign();
  time.now = "2027-01-09T11:59:59.999Z";
  expect(await statusNow()).toBe("active");
  time.now = "2027-01-09T12:00:00.000Z";
  expect(await statusNow()).toBe("inactive");
  await expect(processing(draft)).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
});

test("whose payment waits for verification is not activated by it after cancelling", async () => {
  const { sign, cancel, current, statusNow, services } = await contractCalls(tables, {
    subscriptionStatus: "pending_verification",
  });
  await sign();
  await cancel();
  expect(await statusNow()).toBe("inactive");
  const activating = activateMember(await current(), "01KAB00000000000000000ADM1", services, new Date(FRIDAY));
  await expect(activating).rejects.toMatchObject({ code: "NOT_PENDING" });
});

test.each([
  ["within the period at once", FRIDAY, FRIDAY],
  ["under notice at its end", "2026-12-10T12:00:00.000Z", "2027-01-09T12:00:00.000Z"],
])("the payment provider is asked to charge nothing more: %s", async (_, at, endsAt) => {
  const { sign, cancel, time, billingEnds } = await contractCalls(tables, {
    payment: { paymentIntentId: "evt_1", paymentType: "monthly", customerId: `cus_${at}` },
  });
  await sign();
  time.now = at;
  await cancel();
  const { orders } = await billingEnds.list();
  expect(orders).toContainEqual(expect.objectContaining({ customerId: `cus_${at}`, endsAt }));
});

test("a one-time plan whose letters have left has nothing to cancel; what waits can be stopped", async () => {
  const onetime = { subscriptionTier: "onetime" as const, allowance: { period: "lifetime", limit: 2, used: 2 } };
  const [done, waiting] = [await contractCalls(tables, onetime), await contractCalls(tables, onetime)];
  for (const each of [done, waiting]) {
    await each.sign();
    each.time.now = "2026-12-10T12:00:00.000Z";
  }
  await waiting.submit("2026-12-09T12:00:00.000Z");

  await expect(done.cancel()).rejects.toMatchObject({
    code: "NOTHING_TO_CANCEL",
    message: "There is no contract that can still be canceled.",
  });
  await expect(waiting.cancel()).resolves.toMatchObject({ stoppedDisputes: 1 });
  await expect(waiting.current()).resolves.toMatchObject({ allowance: { used: 1 } });
});
