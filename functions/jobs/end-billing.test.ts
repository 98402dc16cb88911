import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { transact } from "#functions/repositories/table";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { endBilling } from "./end-billing";

let tables: TestTables;
beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation();
  tables = await startTables();
});
afterEach(() => tables.close());

const AT = "2026-11-20T17:00:00.000Z";

function world() {
  const ends = new BillingEndRepository(tables.documents, tables.usersTable);
  const order = (customerId: string | undefined) => {
    const user = makeUserRecord({ payment: { paymentIntentId: "evt_1", paymentType: "monthly", customerId } });
    const items = ends.ordering(user, AT);
    return items.length > 0 ? transact(tables.documents, items) : undefined;
  };
  const asked: string[] = [];
  const failing = new Set<string>();
  const billing = {
    endSubscriptions: async (customerId: string, endsAt: Date) => {
      asked.push(`${customerId} ${endsAt.toISOString()}`);
      if (failing.has(customerId)) throw new Error("down");
    },
  };
  return { order, asked, failing, run: () => endBilling({}, { ends, billing }) };
}

test("the provider is told once whom it may not charge any more", async () => {
  const { order, asked, run } = world();
  await order("cus_1");
  await expect(run()).resolves.toEqual({ ended: 1, failed: 0 });
  await run();
  expect(asked).toEqual([`cus_1 ${AT}`]);
});

test("while the provider is down an order stays, and the others are carried out", async () => {
  const { order, asked, failing, run } = world();
  await Promise.all(["cus_1", "cus_2"].map(order));
  failing.add("cus_1");
  await expect(run()).rejects.toThrow("1 members");
  failing.clear();
  await expect(run()).resolves.toEqual({ ended: 1, failed: 0 });
  expect(asked.filter((call) => call.startsWith("cus_1"))).toHaveLength(2);
  expect(asked.filter((call) => call.startsWith("cus_2"))).toHaveLength(1);
});

test("a member whom the provider does not know as a customer has nothing to end", async () => {
  const { order, asked, run } = world();
  await order(undefined);
  await run();
  expect(asked).toEqual([]);
});
