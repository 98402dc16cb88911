import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { RefundOrderRepository } from "#functions/repositories/refund-orders";
import { startTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { RefundList } from "#shared/api/schemas/admin";
import { listRefunds } from "./list-refunds";

const asked = (query: { limit?: number; cursor?: string } = {}) =>
  makeRequest<"admin/list-refunds">({ user: makeUserRecord({ isAdmin: true }), query: { limit: 50, ...query } });

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
  const request = asked();
  const list = await listRefunds(request, { refunds, ...audited });
  await tables.close();

  expect(list.nextCursor).toBeUndefined();
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
  const pages: RefundList[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRefunds(asked({ limit: 60, cursor }), { refunds, ...audited });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor);
  await tables.close();

  expect(pages.map((page) => page.refunds.length)).toEqual([60, 60, 11]);
  const all = pages.flatMap((page) => page.refunds);
  expect(all[0]).toMatchObject({ userId: last, refusedFor: "lost_or_stolen_card" });
  expect(new Set(all.map(({ userId }) => userId)).size).toBe(131);
});

test("a page goes on after the one before, though a refund was made meanwhile", async () => {
  const tables = await startTables();
  const refunds = new RefundOrderRepository(tables.documents, tables.usersTable);
  const paid = { currency: "USD", amountCents: 12_000, eventId: "evt_1" };
  const members = [1, 2, 3, 4].map((number) => ulid(number));
  for (const [index, userId] of members.entries()) {
    await refunds.order([{ ...paid, userId }], `2026-11-0${index + 1}T10:00:00.000Z`);
  }
  const first = await listRefunds(asked({ limit: 2 }), { refunds, ...audited });
  const [made] = await refunds.ofMember(members[1] ?? "");
  if (made) await tables.documents.send(new TransactWriteCommand({ TransactItems: [refunds.doneWrite(made)] }));
  const second = await listRefunds(asked({ limit: 2, cursor: first.nextCursor }), { refunds, ...audited });
  await tables.close();

  expect(second.refunds.map(({ orderedAt }) => orderedAt.slice(0, 10))).toEqual(["2026-11-03", "2026-11-04"]);
  expect(second.nextCursor).toBeUndefined();
});

test("a cursor of another list is refused", async () => {
  const refunds = { listAll: async () => [] };
  const cursor = Buffer.from(JSON.stringify({ userId: "maya" })).toString("base64url");
  await expect(listRefunds(asked({ cursor }), { refunds, ...audited })).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
  });
});
