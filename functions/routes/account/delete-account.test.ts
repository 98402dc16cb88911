import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { finishDeletions } from "#functions/jobs/finish-deletions";
import { sendLetters } from "#functions/jobs/send-letters";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { ContractRepository } from "#functions/repositories/contracts";
import { EmailRepository } from "#functions/repositories/emails";
import { PaymentRepository } from "#functions/repositories/payments";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { type DisputeWorld, makeMember, startDisputeWorld } from "#functions/testing/dispute-world";
import { erasingServices } from "#functions/testing/erasing-services";
import { FakeUserPool } from "#functions/testing/fake-user-pool";
import { makeRequest } from "#functions/testing/make-request";
import { deleteAccount } from "./delete-account";

const AFTER_THE_PERIOD = new Date("2026-11-27T05:00:00.000Z");
const KEPT_UNTIL = "2031-11-28";
const TTL = Date.parse(`${KEPT_UNTIL}T00:00:00Z`) / 1_000;

function servicesIn(world: DisputeWorld, pool: FakeUserPool) {
  const { documents, usersTable } = world;
  return {
    ...erasingServices(world, pool),
    contracts: new ContractRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    billingEnds: new BillingEndRepository(documents, usersTable),
    payments: new PaymentRepository(documents, usersTable),
    refunds: new RefundOrderRepository(documents, usersTable),
  };
}

const paid = {
  at: "2026-11-20T17:00:00.000Z",
  amountCents: 29_900,
  currency: "USD",
  status: "paid" as const,
  description: "checkout premium",
  eventId: "evt_1",
  chargeId: "pi_1",
};

/** A member with an outside identity, an ID image, a contract, a payment, a mailed dispute, one that waits, and a draft. */
async function worldWithMaya() {
  const world = await startDisputeWorld();
  const pool = new FakeUserPool();
  const outside = { subject: "subject-1", username: "Outside_1" };
  const draft = makeMember({ version: 0, email: "maya@example.com", username: "Maya.L", subscriptionTier: "premium" });
  await world.users.register({ member: draft, outside });
  const maya = await world.member({ ...draft, version: 1 });
  await pool.create({ userId: maya.userId, email: "maya@example.com", password: "a bridge over it" });
  await pool.create({ userId: outside.username, email: "maya@example.com", password: "" });

  const put = (Item: object) =>
    world.documents.send(new PutCommand({ TableName: world.usersTable, Item: { userId: maya.userId, ...Item } }));
  const { contractId = "" } = maya.contract ?? {};
  for (const sk of [`CONTRACT#${contractId}`, "CONSENT#01C", "HISTORY#01H", "DRAFT", "IDENTITY", "NOTICE#1"])
    await put({ sk });
  await put({ sk: "DOCUMENT#01D" });
  await put({ sk: "PAYMENT#01P", paymentId: "01P", ...paid });
  await world.files.put(`clean/${maya.userId}/01D`, Buffer.from("image"));
  await world.files.put(`contracts/${maya.userId}/${contractId}/contract.pdf`, Buffer.from("%PDF"));

  const drafts = await world.drafts(maya, 3);
  const [mailed = "", waiting = ""] = drafts.map(({ dispute }) => dispute.id);
  const submit = (id: string) =>
    processDisputes(
      makeRequest<"disputes/process-disputes">({ user: maya, body: { disputeIds: [id] } }),
      world.services,
    );
  await submit(mailed);
  world.clock.at = AFTER_THE_PERIOD;
  await sendLetters({ event: {} }, world.services);
  await submit(waiting);

  const services = servicesIn(world, pool);
  const remove = async () => {
    const user = (await world.users.get(maya.userId, { isConsistent: true })) ?? maya;
    return deleteAccount(makeRequest<"account/delete-account">({ user }), services);
  };
  return { world, services, pool, maya, mailed, waiting, contractId, remove };
}

async function all(world: DisputeWorld, table: string): Promise<Record<string, unknown>[]> {
  return (await world.documents.send(new ScanCommand({ TableName: table }))).Items ?? [];
}

const sortKeys = (items: Record<string, unknown>[]) => items.map(({ sk, disputeId }) => String(sk ?? disputeId)).sort();

test("all that is personal goes; evidence stays under the bare id until it expires; names are free again", async () => {
  const { world, pool, maya, mailed, contractId, remove } = await worldWithMaya();
  const { value, options } = await remove();
  const users = await all(world, world.usersTable);
  const disputes = await all(world, world.disputesTable);
  const reports = await all(world, world.reportsTable);
  const files = [...world.files.files.keys()].filter((key) => !key.startsWith("simulated-mail/"));
  const nextMaya = makeMember({
    version: 0,
    email: "maya@example.com",
    username: "Maya.L",
    userId: "01KAB0000000000000000MAYA2",
  });
  await world.users.register({ member: nextMaya, outside: { subject: "subject-1", username: "Outside_2" } });
  await world.close();

  expect(value).toEqual({
    deletedAt: AFTER_THE_PERIOD.toISOString(),
    keptUntil: KEPT_UNTIL,
    kept: ["contract", "payments", "consents", "letters"],
    refundCents: 0,
  });
  expect(options.cookies).toEqual([expect.stringMatching(/^__Host-session=; /)]);
  expect(sortKeys(users)).toEqual(["CONSENT#01C", `CONTRACT#${contractId}`, "DELETION", "HISTORY#01H", "PAYMENT#01P"]);
  expect(users.map(({ ttl }) => ttl)).toEqual(users.map(() => TTL));
  expect(sortKeys(disputes)).toEqual([`MAIL#${mailed}#01`]);
  expect(disputes[0]?.ttl).toBe(TTL);
  expect(reports).toEqual([]);
  expect(files.every((key) => key.startsWith("kept/"))).toBe(true);
  expect(files).toContain(`kept/letters/${maya.userId}/${mailed}/1/experian.pdf`);
  expect(files).toContain(`kept/contracts/${maya.userId}/${contractId}/contract.pdf`);
  expect(pool.users.size).toBe(0);
});

test("letters that wait never leave", async () => {
  const { world, remove } = await worldWithMaya();
  await remove();
  const before = [...world.files.files.keys()].filter((key) => key.startsWith("simulated-mail/")).length;
  world.clock.at = new Date("2027-01-01T00:00:00Z");
  await sendLetters({ event: {} }, world.services);
  const after = [...world.files.files.keys()].filter((key) => key.startsWith("simulated-mail/")).length;
  await world.close();
  expect(after).toBe(before);
});

test.each([
  ["the user pool", "pool"],
  ["the reports", "reports"],
  ["the files", "files"],
] as const)("what a fault of %s leaves, the job erases, and the account is shut at once", async (_, part) => {
  const { world, services, maya, remove } = await worldWithMaya();
  const broken = { pool: "remove", reports: "idsOf", files: "move" }[part];
  const fault = jest.spyOn(services[part] as never, broken as never).mockRejectedValue(new Error("down") as never);
  await remove();
  const shut = await world.users.get(maya.userId);
  fault.mockRestore();

  const early = await finishDeletions({}, services);
  world.clock.at = new Date(AFTER_THE_PERIOD.getTime() + 16 * 60_000);
  const onTime = await finishDeletions({}, services);
  const again = await finishDeletions({}, services);
  const users = await all(world, world.usersTable);
  await world.close();

  expect(shut).toMatchObject({ disabledAt: AFTER_THE_PERIOD.toISOString(), subscriptionStatus: "inactive" });
  expect([early, onTime, again]).toEqual([{ finished: 0 }, { finished: 1 }, { finished: 0 }]);
  expect(sortKeys(users)).not.toContain("USER");
  expect(users.find(({ sk }) => sk === "DELETION")).not.toHaveProperty("listing");
});

test("an administrator's account is not deleted, and a second request at the same moment changes nothing", async () => {
  const { world, services, maya, remove } = await worldWithMaya();
  const admin = await world.users.update(maya.userId, { isAdmin: true });
  const refused = deleteAccount(makeRequest<"account/delete-account">({ user: admin }), services);
  await expect(refused).rejects.toMatchObject({ code: "ADMIN_ACCOUNT" });
  const plain = await world.users.update(maya.userId, { isAdmin: false });
  await remove();
  const second = deleteAccount(makeRequest<"account/delete-account">({ user: plain }), services);
  await expect(second).rejects.toMatchObject({ code: "CONFLICT" });
  await world.close();
});

test.each([
  ["within the cancellation period", "2026-11-21T05:00:00.000Z", 29_900],
  ["after it", "2026-11-27T05:00:00.000Z", 0],
])("what was paid goes back when the account is deleted %s", async (_, instant, refundCents) => {
  const world = await startDisputeWorld();
  const { contract } = makeMember();
  const cancelUntil = "2026-11-26T05:00:00.000Z";
  const user = await world.member(makeMember({ contract: contract && { ...contract, cancelUntil } }));
  const services = servicesIn(world, new FakeUserPool());
  const sk = `CONTRACT#${user.contract?.contractId}`;
  await world.documents.send(new PutCommand({ TableName: world.usersTable, Item: { userId: user.userId, sk } }));
  await services.payments.transact([services.payments.addWrite({ userId: user.userId, ...paid })]);
  world.clock.at = new Date(instant);
  const { value } = await deleteAccount(makeRequest<"account/delete-account">({ user }), services);
  const orders = await services.refunds.ofMember(user.userId);
  await world.close();
  expect(value).toMatchObject({ refundCents });
  expect(orders.map(({ amountCents }) => amountCents)).toEqual(refundCents ? [refundCents] : []);
});

test("a hundred and thirty payments go back with the account that is deleted, each once", async () => {
  const world = await startDisputeWorld();
  const user = await world.member(makeMember({ contract: undefined }));
  const services = servicesIn(world, new FakeUserPool());
  for (let count = 0; count < 130; count += 1) {
    const payment = { ...paid, userId: user.userId, eventId: `evt_${count}`, chargeId: `pi_${count}` };
    await services.payments.transact([services.payments.addWrite(payment)]);
  }
  const { value } = await deleteAccount(makeRequest<"account/delete-account">({ user }), services);
  const orders = await services.refunds.ofMember(user.userId);
  const left = await world.users.get(user.userId);
  await world.close();
  expect(value).toMatchObject({ refundCents: 130 * paid.amountCents });
  expect(new Set(orders.map(({ chargeId }) => chargeId)).size).toBe(130);
  expect(orders).toHaveLength(130);
  expect(left).toBeUndefined();
});
