import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { Partitions } from "#functions/repositories/partitions";
import { VisitorRepository } from "#functions/repositories/visitors";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { expireOnboarding } from "./expire-onboarding";

jest.setTimeout(30_000);
// Each fault that a test asks for is logged.
jest.spyOn(console, "log").mockImplementation(() => undefined);

const visitor = {
  registeredAt: undefined,
  subscriptionStatus: undefined,
  listing: "visitor" as const,
  contract: undefined,
};

/** A visitor with an ID image, a report, drafts, and a consent that has to be kept. */
async function visitorIn(world: DisputeWorld, listedAt: string) {
  const user = await world.member({ ...visitor, listedAt });
  await world.drafts(user, 2);
  for (const sk of ["DRAFT", "IDENTITY", "DOCUMENT#01D", "CONSENT#01C"]) {
    await world.documents.send(new PutCommand({ TableName: world.usersTable, Item: { userId: user.userId, sk } }));
  }
  for (const folder of ["clean", "incoming"])
    await world.files.put(`${folder}/${user.userId}/01D`, Buffer.from("image"));
  return user;
}

const run = (world: DisputeWorld, changes = {}) => {
  const visitors = new VisitorRepository(world.documents, world.usersTable);
  const userItems = new Partitions(world.documents, world.usersTable);
  const billingEnds = new BillingEndRepository(world.documents, world.usersTable);
  const services = { ...world.services, visitors, userItems, billingEnds, idImages: world.files };
  return expireOnboarding({}, { ...services, ...changes });
};

async function all(world: DisputeWorld, table: string) {
  return (await world.documents.send(new ScanCommand({ TableName: table }))).Items ?? [];
}

test("what a visitor left more than a day ago is gone, but for the consent that the law has us keep", async () => {
  const world = await startDisputeWorld();
  await visitorIn(world, "2026-11-19T16:59:59.000Z");
  const report = await run(world);
  const left = await Promise.all(
    [world.usersTable, world.reportsTable, world.disputesTable].map((table) => all(world, table)),
  );
  await world.close();

  expect(report).toEqual({ deleted: 1 });
  expect(left.map((items) => items.map(({ sk }) => sk))).toEqual([["CONSENT#01C"], [], []]);
  expect(world.files.files.size).toBe(0);
});

test("whoever paid and opened no account pays no longer", async () => {
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
  const { disputes } = world;
  const broken = {
    disputes: {
      deleteAllOf: async () => {
        throw new Error("killed");
      },
    },
  };
  await expect(run(world, broken)).rejects.toThrow("1 visitors");
  await run(world, { disputes });
  const left = await all(world, world.disputesTable);
  await world.close();
  expect(left).toEqual([]);
});

test("a visitor whose data cannot be deleted keeps nobody else's", async () => {
  const world = await startDisputeWorld();
  const visitors = await Promise.all(["17", "18", "19"].map((day) => visitorIn(world, `2026-11-${day}T12:00:00.000Z`)));
  const { disputes } = world;
  const broken = {
    disputes: {
      deleteAllOf: async (userId: string) => {
        if (userId === visitors[1]?.userId) throw new Error("killed");
        await disputes.deleteAllOf(userId);
      },
    },
  };
  await expect(run(world, broken)).rejects.toThrow("1 visitors");
  const left = await all(world, world.disputesTable);
  await world.close();
  expect(new Set(left.map(({ ownerId, userId }) => ownerId ?? userId))).toEqual(new Set([visitors[1]?.userId]));
});
