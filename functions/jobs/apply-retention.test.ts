import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { DeletionRepository } from "#functions/repositories/deletions";
import { DisputeItemStore } from "#functions/repositories/dispute-items";
import { MemberItemStore } from "#functions/repositories/member-items";
import { RetentionRepository } from "#functions/repositories/retention";
import type { UserRecord } from "#functions/repositories/users";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { applyRetention } from "./apply-retention";

const LAST_USED = "2024-11-20T12:00:00.000Z";

let world: DisputeWorld;
beforeEach(async () => {
  world = await startDisputeWorld();
});
afterEach(() => world.close());

/** Someone who left in November 2024, with all that a member can have. */
async function formerMember(changes: Partial<UserRecord> = {}) {
  const user = await world.member({
    createdAt: LAST_USED,
    registeredAt: LAST_USED,
    listedAt: LAST_USED,
    lastLoginAt: LAST_USED,
    subscriptionStatus: "inactive",
    username: "maya.former",
    hasIdOnFile: true,
    latestReport: undefined,
    contract: undefined,
    ...changes,
  });
  await world.services.users.update(user.userId, { latestReport: undefined });
  const sorts = [
    "IDENTITY",
    "NOTICE#01N",
    "SEARCH#maya",
    "DOCUMENT#01D",
    "PROOF#01R",
    "CONSENT#01C",
    "CONTRACT#01K",
    "PAYMENT#01P",
  ];
  for (const sk of sorts) await put({ userId: user.userId, sk });
  await put({ userId: "EMAIL#maya@example.com", sk: "CLAIM", ownerId: user.userId });
  for (const folder of ["clean", "incoming"]) await file(`${folder}/${user.userId}/01D`);
  await file(`proofs/${user.userId}/01R.pdf`);
  await file(`contracts/${user.userId}/01K/contract.pdf`);
  return user;
}

const put = (item: object) => world.documents.send(new PutCommand({ TableName: world.usersTable, Item: item }));
const file = (key: string) => world.files.put(key, Buffer.from("bytes"));

const pool = new FakeUserPool();
const run = (at: string, changes = {}) => {
  world.clock.at = new Date(at);
  const { documents, usersTable, disputesTable, services, files } = world;
  const parts = {
    retention: new RetentionRepository(documents, usersTable),
    deletions: new DeletionRepository(documents, usersTable),
    billingEnds: new BillingEndRepository(documents, usersTable),
    memberItems: new MemberItemStore(documents, usersTable),
    disputeItems: new DisputeItemStore(documents, disputesTable),
    idImages: files,
    pool,
  };
  return applyRetention({ requestId: "run" }, { ...services, ...parts, ...changes });
};

async function kept() {
  const { Items: items = [] } = await world.documents.send(new ScanCommand({ TableName: world.usersTable }));
  return items.map(({ sk }) => sk).sort();
}

const nothing = { idImages: 0, accounts: 0, failed: 0 };

test("ID images go 90 days after the last use, and everything else stays", async () => {
  const { userId } = await formerMember();
  const before = await kept();
  await expect(run("2025-02-18T11:59:59.000Z")).resolves.toEqual(nothing);

  await expect(run("2025-02-18T12:00:01.000Z")).resolves.toEqual({ ...nothing, idImages: 1 });
  expect(await kept()).toEqual(before.filter((sk) => sk !== "DOCUMENT#01D"));
  expect([...world.files.files.keys()]).toEqual([`proofs/${userId}/01R.pdf`, `contracts/${userId}/01K/contract.pdf`]);
  expect((await world.users.get(userId))?.hasIdOnFile).toBeUndefined();
  await expect(run("2025-02-19T12:00:01.000Z")).resolves.toEqual(nothing);
});

test("2 years after the last use the account is deleted, all but the evidence (16 CFR 314.4(c)(6)(i))", async () => {
  const user = await formerMember({ email: "maya@example.com" });
  await pool.create({ userId: user.userId, email: "maya@example.com", password: "x" });
  await expect(run("2026-11-20T12:00:01.000Z")).resolves.toEqual({ ...nothing, accounts: 1 });

  expect(await kept()).toEqual(["CONSENT#01C", "CONTRACT#01K", "DELETION", "PAYMENT#01P"]);
  expect([...world.files.files.keys()]).toEqual([`kept/contracts/${user.userId}/01K/contract.pdf`]);
  expect(pool.users.size).toBe(0);
  expect(await world.reports.idsOf(user.userId)).toEqual([]);
  await expect(run("2026-11-21T12:00:01.000Z")).resolves.toEqual(nothing);
});

test("with an account that is deleted for disuse ends what is still charged for it", async () => {
  const payment = {
    paymentIntentId: "pi_1",
    paymentType: "monthly" as const,
    customerId: "cus_1",
    receivedAt: LAST_USED,
  };
  await formerMember({ subscriptionStatus: "pending_verification", payment });
  await expect(run("2026-11-20T12:00:01.000Z")).resolves.toEqual({ ...nothing, accounts: 1 });
  const { orders } = await new BillingEndRepository(world.documents, world.usersTable).list();
  expect(orders).toMatchObject([{ customerId: "cus_1", endsAt: "2026-11-20T12:00:01.000Z" }]);
});

test("an active member, an administrator, and someone who came back keep everything", async () => {
  await formerMember({ subscriptionStatus: "active" });
  await formerMember({ isAdmin: true });
  await formerMember({ lastLoginAt: "2026-11-01T12:00:00.000Z" });
  const before = await kept();

  await expect(run("2026-11-20T12:00:01.000Z")).resolves.toEqual(nothing);
  expect(await kept()).toEqual(before);
});

test("what a fault leaves of an account is shut at once, and the job finish-deletions takes it up", async () => {
  const user = await formerMember();
  const broken = { remove: () => Promise.reject(new Error("down")) };
  await expect(run("2026-11-20T12:00:01.000Z", { pool: broken })).rejects.toThrow("1 people's data");

  expect((await world.users.get(user.userId))?.disabledAt).toBe("2026-11-20T12:00:01.000Z");
  const { deletions } = await new DeletionRepository(world.documents, world.usersTable).unfinished("2026-11-21");
  expect(deletions).toMatchObject([{ userId: user.userId }]);
});
