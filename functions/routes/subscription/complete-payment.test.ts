import type * as z from "zod";
import type { UserRecord } from "#functions/repositories/users";
import { userView } from "#functions/services/members/user-view";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { fakeSeal } from "#functions/testing/fake-seal";
import { makeRequest } from "#functions/testing/make-request";
import { PaymentCompletedBody } from "#shared/api/schemas/subscription";
import { processDisputes } from "../disputes/process-disputes";
import { regenerateLetters } from "../disputes/regenerate-letters";
import { completePayment } from "./complete-payment";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

async function pay(user: UserRecord, body: z.input<typeof PaymentCompletedBody>) {
  const request = makeRequest<"subscription/complete-payment">({ user, body: PaymentCompletedBody.parse(body) });
  return completePayment(request, world.services);
}

async function itemIds(user: UserRecord) {
  const report = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
  return (report?.negativeItems ?? []).map(({ id }) => id);
}

test("a member who says they paid waits for verification, and the selection becomes drafts", async () => {
  const user = await world.member({ subscriptionStatus: "incomplete", subscriptionTier: undefined });
  const [first = "", second = ""] = await itemIds(user);
  const selectedDisputeReasons = { [first]: ["not_mine", "duplicate"] };
  const result = await pay(user, { selectedItems: [first, second], paymentType: "premium", selectedDisputeReasons });

  expect(result).toEqual({ disputesCreated: 2, paymentIntentId: expect.stringMatching(/^pay_[0-9A-Z]{26}$/) });
  expect(await world.users.get(user.userId)).toMatchObject({
    subscriptionStatus: "pending_verification",
    paymentType: "premium",
    payment: { paymentType: "premium", reportedAt: world.clock.at.toISOString() },
    lastChange: { action: "payment_reported", by: user.userId },
  });
  const openItems = await world.disputes.openItems(user.userId);
  const drafted = openItems.map(({ negativeItemId, disputeReason }) => [negativeItemId, disputeReason]);
  expect(drafted).toEqual(
    expect.arrayContaining([
      [first, "not_mine; duplicate"],
      [second, "other"],
    ]),
  );
});

test("what was selected without a reason cannot be sent before its member has given one", async () => {
  const user = await world.member();
  const [first = "", second = "", third = ""] = await itemIds(user);
  const selectedDisputeReasons = { [first]: ["not_mine"], [third]: ["other"] };
  const additionalDetails = { [third]: "." };
  await pay(user, { selectedItems: [first, second, third], selectedDisputeReasons, additionalDetails });
  const { disputes } = await world.disputes.list(user.userId, { limit: 50 });
  const lacking = disputes.filter(({ needsReason }) => needsReason);
  expect(lacking.map(({ negativeItemId }) => negativeItemId).sort()).toEqual([second, third].sort());

  const send = (ids: string[]) =>
    processDisputes(makeRequest<"disputes/process-disputes">({ user, body: { disputeIds: ids } }), world.services);
  const id = lacking[0]?.id ?? "";
  await expect(send([id])).rejects.toMatchObject({ code: "REASON_REQUIRED" });
  const body = { disputeReason: "duplicate" };
  await regenerateLetters(makeRequest<"disputes/regenerate-letters">({ user, params: { id }, body }), world.services);
  await expect(send([id])).resolves.toMatchObject({ processedCount: 1 });
});

test("a payment from a state that is not served is noted and begins nothing", async () => {
  const address = { street: "1 Peach Street", city: "Macon", state: "GA", zipCode: "31201" };
  const user = await world.member({ subscriptionStatus: "incomplete", subscriptionTier: undefined, address });
  const { disputesCreated } = await pay(user, { selectedItems: await itemIds(user) });

  expect([disputesCreated, await world.disputes.openItems(user.userId)]).toEqual([0, []]);
  const noted = await world.users.get(user.userId);
  expect(noted).toMatchObject({
    subscriptionStatus: "pending_verification",
    payment: { reportedAt: world.clock.at.toISOString(), heldFor: "state" },
    lastChange: { action: "payment_held" },
  });
  expect(noted && userView(noted, world.clock.at)).toMatchObject({ isPaymentHeld: true, needsContract: false });
});

const visiting = {
  registeredAt: undefined,
  listing: "visitor" as const,
  subscriptionStatus: undefined,
  subscriptionTier: undefined,
};

test.each([
  ["whose draft names a state that is not served", { address: { state: "GA" } }],
  ["who has named no state", {}],
])("the payment of a visitor %s is held", async (_, typed) => {
  const visitor = await world.member({ ...visiting, address: undefined });
  const sealedProfile = await fakeSeal(visitor.userId, "onboarding-draft", JSON.stringify(typed));
  await world.services.onboarding.saveDraft(visitor, { sealedProfile });
  const { disputesCreated } = await pay(visitor, { selectedItems: await itemIds(visitor) });

  expect([disputesCreated, await world.disputes.openItems(visitor.userId)]).toEqual([0, []]);
  expect(await world.users.get(visitor.userId)).toMatchObject({ payment: { heldFor: "state" } });
});

test("the payment of a visitor whose draft names a served state goes on", async () => {
  const visitor = await world.member({ ...visiting, address: undefined });
  const sealedProfile = await fakeSeal(visitor.userId, "onboarding-draft", '{"address":{"state":"NY"}}');
  await world.services.onboarding.saveDraft(visitor, { sealedProfile });

  expect((await pay(visitor, { selectedItems: await itemIds(visitor) })).disputesCreated).toBe(3);
  expect((await world.users.get(visitor.userId))?.payment?.heldFor).toBeUndefined();
});

test.each(["constructor", "__proto__", "toString"])(
  "an item called %s is not there, as any unknown one",
  async (id) => {
    const user = await world.member({ subscriptionStatus: "incomplete" });
    await expect(pay(user, { selectedItems: [id], additionalDetails: {} })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  },
);

test("said twice, nothing is drafted twice", async () => {
  const user = await world.member({ subscriptionStatus: "incomplete" });
  const [first = "", second = ""] = await itemIds(user);
  await pay(user, { selectedItems: [first] });
  const waiting = (await world.users.get(user.userId)) ?? user;
  expect((await pay(waiting, { selectedItems: [first, second] })).disputesCreated).toBe(1);
});

test("a visitor's drafts and payment wait for the account", async () => {
  const visitor = await world.member(visiting);
  expect((await pay(visitor, { selectedItems: await itemIds(visitor) })).disputesCreated).toBe(3);
  const after = await world.users.get(visitor.userId);
  expect(after?.payment?.paymentType).toBe("monthly");
  expect(after?.subscriptionStatus).toBeUndefined();
});

test("what the payment provider tells in the same moment is not lost", async () => {
  const user = await world.member({ subscriptionStatus: "incomplete" });
  const reported = {
    paymentIntentId: "evt_1",
    paymentType: "monthly" as const,
    customerId: "cus_1",
    receivedAt: "2026-11-20T17:00:00.000Z",
  };
  await world.users.update(user.userId, { payment: reported });
  await pay(user, { selectedItems: [] });
  const after = await world.users.get(user.userId);
  expect(after).toMatchObject({
    subscriptionStatus: "pending_verification",
    payment: { customerId: "cus_1", receivedAt: reported.receivedAt, reportedAt: expect.any(String) },
  });
});

test("an active plan stays as it is until the provider confirms another", async () => {
  const user = await world.member({ subscriptionStatus: "active", paymentType: "monthly" });
  await pay(user, { selectedItems: [], paymentType: "premium" });
  const after = await world.users.get(user.userId);
  expect(after).toMatchObject({ subscriptionStatus: "active", subscriptionTier: "monthly", paymentType: "monthly" });
});

test("drafts that a member adds under the active plan report no second payment", async () => {
  const reportedAt = "2026-09-29T17:00:00.000Z";
  const payment = { paymentIntentId: "pay_1", paymentType: "monthly" as const, reportedAt };
  const paid = { subscriptionStatus: "active", subscriptionTier: "monthly", paymentType: "monthly", payment } as const;
  const user = await world.member(paid);
  const [item = ""] = await itemIds(user);
  expect((await pay(user, { selectedItems: [item], paymentType: "monthly" })).disputesCreated).toBe(1);
  expect(await world.users.get(user.userId)).toMatchObject({ ...paid, payment });
});

test.each(["incomplete", undefined] as const)(
  "telling of another plan never overwrites the one that the provider has confirmed (%s)",
  async (subscriptionStatus) => {
    const receivedAt = "2026-11-20T17:00:00.000Z";
    const confirmed = { paymentType: "monthly" as const, plan: "monthly" as const };
    const user = await world.member({
      ...(subscriptionStatus ? {} : { registeredAt: undefined, listing: "visitor" }),
      subscriptionStatus,
      subscriptionTier: undefined,
      paymentType: "monthly",
      payment: { paymentIntentId: "evt_1", receivedAt, ...confirmed },
    });
    await pay(user, { selectedItems: [], paymentType: "premium" });
    expect(await world.users.get(user.userId)).toMatchObject({
      paymentType: "monthly",
      payment: { ...confirmed, receivedAt, reportedAt: expect.any(String) },
    });
  },
);

test("whose confirmed plan was cancelled tells of a new payment for any plan", async () => {
  const cancelledAt = "2026-11-20T12:00:00.000Z";
  const user = await world.member({
    subscriptionStatus: "inactive",
    cancellation: { cancelledAt, endsAt: cancelledAt },
    payment: {
      paymentIntentId: "evt_1",
      paymentType: "monthly",
      plan: "monthly",
      receivedAt: "2026-11-19T12:00:00.000Z",
      customerId: "cus_1",
    },
  });
  await pay(user, { selectedItems: [], paymentType: "premium" });
  const after = await world.users.get(user.userId);
  expect(after).toMatchObject({ subscriptionStatus: "pending_verification", payment: { paymentType: "premium" } });
  expect(after?.payment?.plan).toBeUndefined();
});

test.each([
  ["an item of no report", ["01KAB00000000000000NEVER00"], {}, "NOT_FOUND"],
  ["a reason without a word", undefined, ["?"], "VALIDATION_FAILED"],
])("%s fails the whole call: nothing is drafted", async (_, unknown, reasons, code) => {
  const user = await world.member({ subscriptionStatus: "incomplete" });
  const ids = await itemIds(user);
  const selectedItems = [...ids, ...(unknown ?? [])];
  const selectedDisputeReasons = Array.isArray(reasons) ? { [ids[0] ?? ""]: reasons } : {};
  await expect(pay(user, { selectedItems, selectedDisputeReasons })).rejects.toMatchObject({ code });
  expect(await world.disputes.openItems(user.userId)).toEqual([]);
  expect((await world.users.get(user.userId))?.subscriptionStatus).toBe("incomplete");
});
