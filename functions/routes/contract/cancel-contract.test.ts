import { contractCalls } from "#functions/testing/contract-calls";
import { FRIDAY } from "#functions/testing/contract-world";
import { startTables, type TestTables } from "#functions/testing/dynamo";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

test("cancelling within the period stops what waits and gives its places back", async () => {
  const { user, sign, submit, cancel, current, disputes, orders } = await contractCalls(tables, {
    allowance: { period: "2026-11", limit: 5, used: 3 },
  });
  await sign();
  const [first, second] = [await submit(), await submit()];
  const cancellation = await cancel();

  expect(cancellation).toEqual({ cancelledAt: FRIDAY, endsAt: FRIDAY, stoppedDisputes: 2, refundCents: 0 });
  await expect(current()).resolves.toMatchObject({
    allowance: { used: 1 },
    contract: { cancelledAt: FRIDAY },
    subscriptionStatus: "inactive",
    lastChange: { action: "deactivated", by: user.userId },
  });
  for (const { id } of [first, second]) {
    const stopped = await disputes.getNow(user.userId, id);
    expect(stopped).toMatchObject({ status: "draft", letterHashes: { experian: "hash-experian" } });
    await expect(orders.get({ userId: user.userId, disputeId: id, round: 1 })).resolves.toBeUndefined();
  }
});

const paid = {
  at: FRIDAY,
  amountCents: 12_000,
  currency: "USD",
  status: "paid" as const,
  description: "checkout monthly",
  tier: "monthly" as const,
};

test("what was paid is ordered back with the cancellation within the period, once, and the member sees it", async () => {
  const { user, sign, cancel, view, current, services } = await contractCalls(tables);
  const { payments, refunds } = services;
  const { userId } = user;
  await sign();
  await payments.transact([
    payments.addWrite({ userId, ...paid, eventId: "evt_1", customerId: "cus_1", invoiceId: "in_1" }),
  ]);
  await expect(cancel()).resolves.toMatchObject({ refundCents: 12_000 });
  await expect(cancel()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });

  await expect(refunds.ofMember(userId)).resolves.toMatchObject([
    { ownerId: userId, orderedAt: FRIDAY, amountCents: 12_000, currency: "USD", invoiceId: "in_1" },
  ]);
  await expect(view()).resolves.toMatchObject({ signed: { refundCents: 12_000 } });
  expect((await current()).cancellation?.isWithinPeriod).toBe(true);
});

test("of a payment a part of which went back before, the rest is ordered back, and the member is told so", async () => {
  const { user, sign, cancel, view, services } = await contractCalls(tables);
  const { payments, refunds } = services;
  const once = { userId: user.userId, ...paid, customerId: "cus_1", chargeId: "pi_1" };
  const part = { ...once, status: "refunded" as const, amountCents: -4_000, description: "refund", tier: undefined };
  await sign();
  await payments.transact([
    payments.addWrite({ ...once, eventId: "evt_1" }),
    payments.addWrite({ ...part, eventId: "evt_2" }),
  ]);
  await expect(cancel()).resolves.toMatchObject({ refundCents: 8_000 });
  await expect(refunds.ofMember(user.userId)).resolves.toMatchObject([{ amountCents: 8_000, chargeId: "pi_1" }]);
  await expect(view()).resolves.toMatchObject({ signed: { refundCents: 8_000 } });
});

test("after the period nothing goes back, and months served before are not had back by signing again and cancelling", async () => {
  const { user, time, sign, cancel, services } = await contractCalls(tables);
  const { payments, refunds } = services;
  const { userId } = user;
  await sign();
  await payments.transact([payments.addWrite({ userId, ...paid, eventId: "evt_1", customerId: "cus_1" })]);
  time.now = "2026-12-20T17:00:00.000Z";
  await expect(cancel()).resolves.toMatchObject({ refundCents: 0 });
  time.now = "2027-01-25T17:00:00.000Z";
  await sign();
  await expect(cancel()).resolves.toMatchObject({ refundCents: 0 });
  await expect(refunds.ofMember(userId)).resolves.toEqual([]);
});

test("more disputes than one transaction can stop are stopped all the same", async () => {
  const { sign, submit, cancel, current, disputes } = await contractCalls(tables, {
    subscriptionTier: "premium",
    allowance: { period: "2026-11", limit: 15, used: 15 },
  });
  await sign();
  for (let count = 0; count < 50; count += 1) await submit();

  await expect(cancel()).resolves.toMatchObject({ stoppedDisputes: 50 });
  const { userId, allowance, contract } = await current();
  expect([allowance?.used, contract?.cancelledAt]).toEqual([0, FRIDAY]);
  expect((await disputes.list(userId, { status: "submitted", limit: 50 })).disputes).toEqual([]);
});

test.each([50, 51, 130])(
  "%i payments go back with the contract that ends while 27 disputes wait",
  async (paidTimes) => {
    const { user, sign, submit, cancel, current, services } = await contractCalls(tables, {
      subscriptionTier: "premium",
      allowance: { period: "2026-11", limit: 15, used: 15 },
    });
    const { payments, refunds } = services;
    await sign();
    for (let count = 0; count < 27; count += 1) await submit();
    const payment = (count: number) =>
      payments.addWrite({ userId: user.userId, ...paid, eventId: `evt_${count}`, customerId: `cus_${count}` });
    for (let count = 0; count < paidTimes; count += 1) await payments.transact([payment(count)]);

    await expect(cancel()).resolves.toMatchObject({ stoppedDisputes: 27, refundCents: paidTimes * paid.amountCents });
    await expect(refunds.ofMember(user.userId)).resolves.toHaveLength(paidTimes);
    expect((await current()).contract?.cancelledAt).toBe(FRIDAY);
  },
);

test("a dispute whose first letter has left goes on and still counts against the plan; the others stop", async () => {
  const { user, sign, submit, cancel, current, disputes, orders } = await contractCalls(tables, {
    allowance: { period: "2026-11", limit: 5, used: 2 },
  });
  await sign();
  const waiting = await submit();
  const mailed = await submit();
  const of = { userId: user.userId, disputeId: mailed.id, round: 1 };
  await orders.recordMailed(of, "experian", { providerLetterId: "ltr_1", mailedAt: FRIDAY });

  await expect(cancel()).resolves.toMatchObject({ stoppedDisputes: 1 });
  await expect(current()).resolves.toMatchObject({ allowance: { used: 1 }, contract: { cancelledAt: FRIDAY } });
  expect((await disputes.getNow(user.userId, waiting.id))?.status).toBe("draft");
  expect((await disputes.getNow(user.userId, mailed.id))?.status).toBe("submitted");
});

test("a place of last month is not given back in this one", async () => {
  const { sign, submit, cancel, current, time } = await contractCalls(tables, {
    allowance: { period: "2026-12", limit: 5, used: 1 },
  });
  time.now = "2026-11-30T17:00:00.000Z";
  await sign();
  await submit("2026-11-30T18:00:00.000Z");
  time.now = "2026-12-01T17:00:00.000Z";
  await cancel();

  await expect(current()).resolves.toMatchObject({ allowance: { period: "2026-12", used: 1 } });
});

test("the period runs to the last second of its last day, and not longer", async () => {
  const [inTime, tooLate] = [await contractCalls(tables), await contractCalls(tables)];
  await inTime.sign();
  await tooLate.sign();
  inTime.time.now = "2026-11-26T04:59:59.999Z";
  tooLate.time.now = "2026-11-26T05:00:00.000Z";

  await expect(inTime.cancel()).resolves.toMatchObject({ endsAt: inTime.time.now });
  await expect(tooLate.cancel()).resolves.toMatchObject({ endsAt: "2026-12-26T05:00:00.000Z", stoppedDisputes: 0 });
});

test("a stopped dispute no longer counts against the plan under which it was submitted, not against the one held now", async () => {
  const { sign, submit, cancel, current } = await contractCalls(tables, {
    subscriptionTier: "onetime",
    allowance: { period: "lifetime", limit: 2, used: 2 },
    otherAllowance: { period: "2026-11", limit: 5, used: 5 },
  });
  await sign();
  await submit(FRIDAY, "monthly");
  await submit(FRIDAY, "monthly");
  await submit(FRIDAY, "onetime");
  await cancel();

  await expect(current()).resolves.toMatchObject({ allowance: { used: 1 }, otherAllowance: { used: 3 } });
});

test("without a contract, or with one that is cancelled, there is nothing to cancel", async () => {
  const { sign, cancel } = await contractCalls(tables);
  await expect(cancel()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });
  await sign();
  await cancel();
  await expect(cancel()).rejects.toMatchObject({ code: "NOTHING_TO_CANCEL" });
});

test("after a cancellation the contract can be signed again", async () => {
  const { sign, cancel } = await contractCalls(tables);
  const first = await sign();
  await cancel();

  const second = await sign();
  expect(second.contractId).not.toBe(first.contractId);
});
