import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { startTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { listRefunds } from "./list-refunds";

const audited = { history: { audit: async () => undefined }, now: () => new Date() };

test("administrators see the refunds that are not made, those that are due first, and why the provider refused one", async () => {
  const tables = await startTables();
  const refunds = new RefundOrderRepository(tables.documents, tables.usersTable);
  const [maya, li] = [ulid(1), ulid(2)];
  const paid = { eventId: "evt_1", currency: "USD", amountCents: 12_000 };
  await refunds.order([{ ...paid, userId: maya }], "2026-11-20T10:00:00.000Z");
  await refunds.order([{ ...paid, userId: li }], "2026-11-19T10:00:00.000Z");
  const [order] = await refunds.ofMember(li);
  if (order) await refunds.refuse(order, "charge_disputed");
  const request = makeRequest<"admin/list-refunds">({ user: makeUserRecord({ isAdmin: true }) });
  const list = await listRefunds(request, { refunds, ...audited });
  await tables.close();

  expect(list.refunds).toEqual([
    {
      userId: li,
      refundId: "evt_1",
      orderedAt: "2026-11-19T10:00:00.000Z",
      amountCents: 12_000,
      refusedFor: "charge_disputed",
    },
    {
      userId: maya,
      refundId: "evt_1",
      orderedAt: "2026-11-20T10:00:00.000Z",
      amountCents: 12_000,
      refusedFor: undefined,
    },
  ]);
});

test("none that is due is lost behind many that the provider still makes", async () => {
  const tables = await startTables();
  const refunds = new RefundOrderRepository(tables.documents, tables.usersTable);
  const paid = { currency: "USD", amountCents: 12_000 };
  for (let number = 0; number < 130; number += 1) {
    await refunds.order([{ ...paid, userId: ulid(number), eventId: "evt_1" }], "2026-11-18T10:00:00.000Z");
  }
  const last = ulid(1_000);
  await tables.documents.send(
    new TransactWriteCommand({
      TransactItems: refunds.orderWrites(
        [{ ...paid, userId: last, eventId: "re_1" }],
        "2026-11-20T10:00:00.000Z",
        "lost_or_stolen_card",
      ),
    }),
  );
  const request = makeRequest<"admin/list-refunds">({ user: makeUserRecord({ isAdmin: true }) });
  const list = await listRefunds(request, { refunds, ...audited });
  await tables.close();

  expect(list.refunds).toHaveLength(100);
  expect(list.refunds[0]).toMatchObject({ userId: last, refusedFor: "lost_or_stolen_card" });
});
