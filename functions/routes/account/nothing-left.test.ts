import { DeleteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { finishDeletions } from "#functions/jobs/finish-deletions";
import { followMembers } from "#functions/jobs/follow-members";
import { sendLetters } from "#functions/jobs/send-letters";
import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { ContractRepository } from "#functions/repositories/contracts";
import { EmailRepository } from "#functions/repositories/emails";
import { PaymentRepository } from "#functions/repositories/payments";
import { isListed } from "#functions/repositories/personal-data";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { signContract } from "#functions/routes/contract/sign-contract";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { createAccount } from "#functions/routes/onboarding/create-account";
import { pullCredit } from "#functions/routes/onboarding/pull-credit";
import { receivePayment } from "#functions/routes/payments/receive-event";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { erasingServices } from "#functions/testing/erasing-services";
import { followServices } from "#functions/testing/follow-services";
import { makeRequest } from "#functions/testing/make-request";
import { streamRecord } from "#functions/testing/stream-record";
import { wholeLife } from "#functions/testing/whole-life";
import { periods } from "#shared/domain/retention/retention";
import { deleteAccount } from "./delete-account";

const met = { pullCredit, signContract, createAccount, receivePayment, processDisputes, sendLetters };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const personal = /maya|sample|elm street|cus_|ch_1|subject-1/i;

type Item = Record<string, unknown>;

async function itemsIn(world: DisputeWorld): Promise<{ table: string; item: Item }[]> {
  const { usersTable, reportsTable, disputesTable, documents } = world;
  const found = [usersTable, reportsTable, disputesTable].map(async (table) => {
    const { Items: items = [] } = await documents.send(new ScanCommand({ TableName: table }));
    return items.map((item) => ({ table, item }));
  });
  return (await Promise.all(found)).flat();
}

/** An item's key: only the users' table has `sk`. */
const keyOf = ({ userId, sk, disputeId, reportId }: Item) =>
  sk ? { userId, sk } : disputeId ? { userId, disputeId } : { userId, reportId };

/** What the table's stream tells of items that came or went. */
async function follow(world: DisputeWorld, before: Item[], after: Item[]): Promise<void> {
  const names = (items: Item[]) => new Map(items.map((item) => [JSON.stringify([item.userId, item.sk]), item]));
  const [was, is] = [names(before), names(after)];
  const came = [...is].flatMap(([name, item]) => (was.has(name) ? [] : [streamRecord({ after: item })]));
  const went = [...was].flatMap(([name, item]) => (is.has(name) ? [] : [streamRecord({ before: item })]));
  const services = followServices(world, () => world.clock.at);
  await followMembers({ event: { Records: [...came, ...went] }, requestId: "r" }, services);
}

/** Moves the clock and deletes what has expired by then, as DynamoDB does. */
async function pass(world: DisputeWorld, days: number): Promise<void> {
  world.clock.at = new Date(world.clock.at.getTime() + days * DAY_MS);
  const isOver = ({ ttl }: Item) => Number(ttl ?? Infinity) * 1_000 <= world.clock.at.getTime();
  const before = await itemsIn(world);
  for (const { table, item } of before) {
    if (isOver(item)) await world.documents.send(new DeleteCommand({ TableName: table, Key: keyOf(item) }));
  }
  const users = before.flatMap(({ table, item }) => (table === world.usersTable ? [item] : []));
  await follow(
    world,
    users,
    users.filter((item) => !isOver(item)),
  );
}

test("of a person who went every way and is erased, nothing is left once all periods are over", async () => {
  const { world, pool, userId, present } = await wholeLife(met);
  const { documents, usersTable, files } = world;
  const services = {
    ...erasingServices(world, pool),
    contracts: new ContractRepository(documents, usersTable),
    emails: new EmailRepository(documents, usersTable),
    billingEnds: new BillingEndRepository(documents, usersTable),
    payments: new PaymentRepository(documents, usersTable),
    refunds: new RefundOrderRepository(documents, usersTable),
  };
  const usersItems = async () =>
    (await itemsIn(world)).flatMap(({ table, item }) => (table === usersTable ? [item] : []));
  await follow(world, [], await usersItems());
  const own = (await usersItems()).flatMap((item) => (item.userId === userId ? [String(item.sk)] : []));
  const lived = await usersItems();

  await deleteAccount(makeRequest<"account/delete-account">({ user: await present() }), services);
  world.clock.at = new Date(world.clock.at.getTime() + 16 * MINUTE_MS);
  await finishDeletions({}, services);
  // What the provider has done is off its list.
  for (const order of (await services.billingEnds.list()).orders) await services.billingEnds.done(order);
  for (const order of (await services.refunds.list()).orders)
    await services.payments.transact([services.refunds.doneWrite(order)]);
  await follow(world, lived, await usersItems());
  const kept = [...files.files.keys()];
  await pass(world, periods.evidence.days + 1);
  await pass(world, 31);
  const left = (await itemsIn(world)).map(({ item }) => item);
  await world.close();

  expect(own.filter((sk) => !isListed(sk))).toEqual([]);
  expect(kept.filter((key) => !/^(kept|simulated-mail)\//.test(key))).toEqual([]);
  expect(kept).toEqual(
    expect.arrayContaining([expect.stringMatching(/^kept\/contracts\//), expect.stringMatching(/^kept\/letters\//)]),
  );
  expect(left.filter((item) => personal.test(JSON.stringify(item)) || JSON.stringify(item).includes(userId))).toEqual(
    [],
  );
  expect(pool.users.size).toBe(0);
});
