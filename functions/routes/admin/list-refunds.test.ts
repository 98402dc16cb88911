import { ulid } from "ulid";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { startTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { listRefunds } from "./list-refunds";

test("administrators see the refunds that are not made, the oldest first, and why the provider refused one", async () => {
  const tables = await startTables();
  const refunds = new RefundOrderRepository(tables.documents, tables.usersTable);
  const [maya, li] = [ulid(1), ulid(2)];
  const paid = { eventId: "evt_1", currency: "USD", amountCents: 12_000 };
  await refunds.order([{ ...paid, userId: maya }], "2026-11-20T10:00:00.000Z");
  await refunds.order([{ ...paid, userId: li }], "2026-11-19T10:00:00.000Z");
  const [order] = await refunds.ofMember(li);
  if (order) await refunds.refuse(order, "charge_disputed");
  const request = makeRequest<"admin/list-refunds">({ user: makeUserRecord({ isAdmin: true }) });
  const list = await listRefunds(request, { refunds });
  await tables.close();

  expect(list.refunds).toEqual([
    { userId: li, orderedAt: "2026-11-19T10:00:00.000Z", amountCents: 12_000, refusedFor: "charge_disputed" },
    { userId: maya, orderedAt: "2026-11-20T10:00:00.000Z", amountCents: 12_000, refusedFor: undefined },
  ]);
});
