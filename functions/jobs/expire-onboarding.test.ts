import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { VisitorRepository } from "#functions/repositories/visitors";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { erasingServices } from "#functions/testing/erasing-services";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { expireOnboarding } from "./expire-onboarding";

const visitor = {
  registeredAt: undefined,
  subscriptionStatus: undefined,
  listing: "visitor" as const,
  contract: undefined,
};

/** A visitor with an ID image, a report, drafts, and a consent and a contract that have to be kept. */
async function visitorIn(world: DisputeWorld, listedAt: string) {
  const user = await world.member({ ...visitor, listedAt });
  await world.drafts(user, 2);
  for (const sk of ["DRAFT", "IDENTITY", "DOCUMENT#01D", "CONSENT#01C", "CONTRACT#01S"]) {
    await world.documents.send(new PutCommand({ TableName: world.usersTable, Item: { userId: user.userId, sk } }));
  }
  for (const folder of ["clean", "incoming"])
    await world.files.put(`${folder}/${user.userId}/01D`, Buffer.from("image"));
  // Signed, and of a signature that was refused.
  for (const contractId of ["01S", "01R"])
    await world.files.put(`contracts/${user.userId}/${contractId}/contract.pdf`, Buffer.from("%PDF"));
  return user;
}

const run = (world: DisputeWorld, changes = {}) => {
  const visitors = new VisitorRepository(world.documents, world.usersTable);
  const billingEnds = new BillingEndRepository(world.documents, world.usersTable);
  const payments = new PaymentRepository(world.documents, world.usersTable);
  const refunds = new RefundOrderRepository(world.documents, world.usersTable);
  const services = { ...erasingServices(world, new FakeUserPool()), visitors, billingEnds, payments, refunds };
  return expireOnboarding({}, { ...services, ...changes });
};

async function all(world: DisputeWorld, table: string) {
  return (await world.documents.send(new ScanCommand({ TableName: table }))).Items ?? [];
}

test("what a visitor left more than a day ago is gone, but for consent and contract, which expire after the law's 5 years", async () => {
  const world = await startDisputeWorld();
  const { userId } = await visitorIn(world, "2026-11-19T16:59:59.000Z");
  const report = await run(world);
  const left = await Promise.all(
    [world.usersTable, world.reportsTable, world.disputesTable].map((table) => all(world, table)),
  );
  await world.close();

  expect(report).toEqual({ deleted: 1 });
  expect(left.map((items) => items.map(({ sk }) => sk))).toEqual([["CONSENT#01C", "CONTRACT#01S"], [], []]);
  const ends = Date.parse("2031-11-21T00:00:00Z") / 1_000;
  expect(left[0]?.map(({ ttl }) => ttl)).toEqual([ends, ends]);
  expect([...world.files.files.keys()]).toEqual([`kept/contracts/${userId}/01S/contract.pdf`]);
});

test("a visitor who paid and opened no account is not charged any more", async () => {
  const world = await startDisputeWorld();
  const user = await visitorIn(world, "2026-11-19T16:59:59.000Z");
  const payment = { paymentIntentId: "evt_1", customerId: "cus_1", paymentType: "monthly" as const };
  await world.users.update(user.userId, { payment });
  await run(world);
  const { orders } = await new BillingEndRepository(world.documents, world.usersTable).list();
  await world.close();
  expect(orders).toMatchObject([{ customerId: "cus_1" }]);
});

test("a visitor of today and a member keep everything", async () => {
  const world = await startDisputeWorld();
  await visitorIn(world, "2026-11-19T17:00:00.000Z");
  await world.member();
  const before = await Promise.all([world.usersTable, world.disputesTable].map((table) => all(world, table)));
  const report = await run(world);
  const after = await Promise.all([world.usersTable, world.disputesTable].map((table) => all(world, table)));
  await world.close();

  expect(report).toEqual({ deleted: 0 });
  expect(after).toEqual(before);
});

test("a run that stops in the middle is taken up by the next one", async () => {
  const world = await startDisputeWorld();
  await visitorIn(world, "2026-11-18T12:00:00.000Z");
  const { reports } = world;
  const broken = {
    reports: {
      ...reports,
      idsOf: async () => {
        throw new Error("killed");
      },
    },
  };
  await expect(run(world, broken)).rejects.toThrow("1 visitors");
  await run(world, { reports });
  const left = await all(world, world.disputesTable);
  await world.close();
  expect(left).toEqual([]);
});

test("a visitor whose data cannot be deleted holds up no other's deletion", async () => {
  const world = await startDisputeWorld();
  const visitors = await Promise.all(["17", "18", "19"].map((day) => visitorIn(world, `2026-11-${day}T12:00:00.000Z`)));
  const { reports } = world;
  const broken = {
    reports: {
      delete: reports.delete.bind(reports),
      idsOf: async (userId: string) => {
        if (userId === visitors[1]?.userId) throw new Error("killed");
        return reports.idsOf(userId);
      },
    },
  };
  await expect(run(world, broken)).rejects.toThrow("1 visitors");
  const left = await all(world, world.reportsTable);
  await world.close();
  expect(left.map(({ userId }) => userId)).toEqual([visitors[1]?.userId]);
});

test("what a visitor paid who opened no account goes back", async () => {
  const world = await startDisputeWorld();
  const { userId } = await visitorIn(world, "2026-11-19T16:59:59.000Z");
  const payments = new PaymentRepository(world.documents, world.usersTable);
  const paid = { at: "2026-11-19T17:30:00.000Z", amountCents: 9_900, currency: "USD", status: "paid" as const };
  await payments.transact([
    payments.addWrite({ userId, ...paid, description: "checkout onetime", eventId: "evt_1", chargeId: "pi_1" }),
  ]);
  await run(world);
  const { orders } = await new RefundOrderRepository(world.documents, world.usersTable).list();
  await world.close();
  expect(orders).toMatchObject([{ ownerId: userId, amountCents: 9_900, chargeId: "pi_1" }]);
});

test("a run that has no time for more visitors ends, and the next one goes on with the others", async () => {
  const world = await startDisputeWorld();
  for (let count = 0; count < 7; count += 1) await visitorIn(world, `2026-11-19T16:59:5${count}.000Z`);
  // The first times that the clock is read are before the end, the later ones after it.
  const now = jest.fn(world.now).mockReturnValueOnce(world.now()).mockReturnValueOnce(world.now());
  now.mockReturnValue(new Date(world.now().getTime() + 250_000));
  const first = await run(world, { now });
  const second = await run(world);
  await world.close();

  expect(first).toEqual({ deleted: 5 });
  expect(second).toEqual({ deleted: 2 });
});
