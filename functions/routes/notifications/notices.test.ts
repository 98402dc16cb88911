import { NoticeRepository, noticeId } from "#functions/repositories/notices";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { listNotices } from "./list-notices";
import { readNotices } from "./read-notices";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

async function world(count: number) {
  const notices = new NoticeRepository(tables.documents, tables.usersTable);
  const user = makeUserRecord();
  const { userId } = user;
  const add = (minute: number) => {
    const at = new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
    return notices.add({
      userId,
      kind: "letters_mailed",
      at,
      dedupeKey: `d${minute}`,
      accountName: `Account ${minute}`,
    });
  };
  const arrive = (bureau: Bureau) => {
    const at = "2026-11-25T10:00:00.000Z";
    return notices.add({
      userId,
      kind: "letter_delivered",
      at,
      bureau,
      disputeId: "01M3D1SP0TE000000000000000",
      dedupeKey: bureau,
    });
  };
  for (let minute = 0; minute < count; minute += 1) await add(minute);
  const list = (query: { limit: number; cursor?: string } = { limit: 50 }) =>
    listNotices(makeRequest<"notifications/list-notices">({ user, query }), { notices });
  const read = (body: { ids: string[] } | { all: true }, reader = user) =>
    readNotices(makeRequest<"notifications/read-notices">({ user: reader, body }), { notices, now: () => new Date() });
  return { add, arrive, list, read };
}

test("the newest notice comes first, and unread ones are counted", async () => {
  const { list } = await world(3);
  const { notices, unreadCount, nextCursor } = await list();
  expect(notices.map(({ accountName }) => accountName)).toEqual(["Account 2", "Account 1", "Account 0"]);
  expect([unreadCount, nextCursor]).toEqual([3, undefined]);
});

test("pages follow each other without a gap, and end", async () => {
  const { list } = await world(5);
  const first = await list({ limit: 3 });
  const second = await list({ limit: 3, cursor: first.nextCursor });
  expect([...first.notices, ...second.notices].map(({ accountName }) => accountName)).toEqual(
    [4, 3, 2, 1, 0].map((minute) => `Account ${minute}`),
  );
  expect(second.nextCursor).toBeUndefined();
});

test("an event makes one notice, however often it is worked on", async () => {
  const { add, list } = await world(1);
  expect(await Promise.all([add(0), add(1), add(1)])).toContain(false);
  expect((await list()).notices).toHaveLength(2);
});

test("a notice keeps its key over deployments: what is worked on again by newer code notifies no one twice", () => {
  const at = "2026-11-20T10:00:00.000Z";
  const key = (kind: "payment_received" | "activated") =>
    noticeId({ userId: "01M3MAYA", at, kind, dedupeKey: "01M3PAYMENT" });
  expect([key("payment_received"), key("activated")]).toEqual([
    "01M7W6C38073WNWYD4KZV34PS2",
    "01M7W6C380WSW7GMV63YDDPRQC",
  ]);
});

test("reading one leaves the others unread; reading all leaves none", async () => {
  const { list, read } = await world(3);
  const [newest] = (await list()).notices;
  expect(await read({ ids: [newest?.id ?? ""] })).toEqual({ unreadCount: 2 });
  expect((await list()).notices.map(({ isRead }) => isRead)).toEqual([true, false, false]);
  expect(await read({ all: true })).toEqual({ unreadCount: 0 });
  expect((await list()).unreadCount).toBe(0);
});

test("each notice counts by itself, those too that are said together", async () => {
  const { arrive, list, read } = await world(0);
  for (const bureau of ["experian", "equifax"] as const) await arrive(bureau);
  const { notices, unreadCount } = await list();
  const [one, other] = notices.map(({ id }) => id);
  const afterOne = await read({ ids: [one ?? ""] });
  const afterBoth = await read({ ids: [one ?? "", other ?? ""] });
  expect([notices.length, unreadCount, afterOne, afterBoth]).toEqual([2, 2, { unreadCount: 1 }, { unreadCount: 0 }]);
});

test("another member's notice is not there, and then none is marked", async () => {
  const [mine, others] = [await world(1), await world(1)];
  const [own] = (await mine.list()).notices;
  const [foreign] = (await others.list()).notices;
  const both = mine.read({ ids: [own?.id ?? "", foreign?.id ?? ""] });
  await expect(both).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await mine.list()).unreadCount).toBe(1);
});
