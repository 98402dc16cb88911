import { ulid } from "ulid";
import { countUnits } from "#functions/testing/count-units";
import { startDisputeWorld } from "#functions/testing/dispute-world";
import { bureaus } from "#shared/domain/bureau/bureau";
import { makeDispute } from "#shared/testing/dispute";
import { asRead, type DisputeRecord, toItem } from "./dispute-item";

const make = (changes: Partial<DisputeRecord> = {}): DisputeRecord => ({
  ...makeDispute(),
  id: ulid(),
  negativeItemId: ulid(),
  version: 1,
  ...changes,
});

/** As long a record as most disputes ever get: answered, every letter delivered. */
const resolved = (changes: Partial<DisputeRecord> = {}) =>
  make({
    status: "resolved",
    outcome: "deleted",
    disputeReason: "Payment was made on time",
    additionalDetails: "I paid this account every month.",
    annual: ["equifax"],
    bureaus: Object.fromEntries(
      bureaus.map((bureau) => [
        bureau,
        {
          reportsItem: true,
          mailedAt: "2026-11-26T05:00:10.000Z",
          deliveredAt: "2026-11-30T15:00:00.000Z",
        },
      ]),
    ),
    timeline: [
      { at: "2026-11-20T12:00:00.000Z", status: "draft", by: "member" },
      { at: "2026-11-20T13:00:00.000Z", status: "submitted", by: "member" },
      { at: "2026-11-26T05:00:10.000Z", status: "sent", by: "mail" },
      { at: "2026-11-30T15:00:00.000Z", status: "in_review", by: "mail" },
      { at: "2026-12-22T15:00:00.000Z", status: "resolved", by: "member" },
    ],
    ...changes,
  });

test("what follows from the steps and the deliveries is there again after reading", () => {
  expect(asRead(resolved())).toMatchObject({
    submittedAt: "2026-11-20T13:00:00.000Z",
    sentAt: "2026-11-26T05:00:10.000Z",
    dueAt: "2027-01-14T23:59:59.999Z",
    resolvedAt: "2026-12-22T15:00:00.000Z",
    bureaus: { experian: { dueOn: "2026-12-30" }, equifax: { dueOn: "2027-01-14" } },
  });
});

test("a next round begins without the dates of the one before", () => {
  const { timeline } = resolved({ status: "rejected" });
  const draft = make({
    status: "draft",
    round: 2,
    timeline: [...timeline, { at: "2026-12-23T12:00:00.000Z", status: "draft", by: "member" }],
  });
  const { submittedAt, sentAt, resolvedAt, dueAt } = asRead(draft);
  expect([submittedAt, sentAt, resolvedAt, dueAt]).toEqual([undefined, undefined, undefined, undefined]);
});

test("a submitted dispute is due when its cancellation period ends, not before", async () => {
  const world = await startDisputeWorld();
  const submitted = make({ status: "submitted", mailAfter: "2026-11-26T05:00:00.000Z" });
  await world.disputes.transact(world.disputes.createWrites(submitted));
  const before = await world.disputes.due("2026-11-26T04:59:59.999Z");
  const then = await world.disputes.due("2026-11-26T05:00:00.000Z");
  await world.close();

  expect(before.keys).toEqual([]);
  expect(then.keys).toEqual([{ userId: submitted.userId, disputeId: submitted.id }]);
});

test("a save over a version that someone else replaced is refused", async () => {
  const world = await startDisputeWorld();
  const read = make();
  await world.disputes.transact(world.disputes.createWrites(read));
  await world.disputes.transact([world.disputes.saveWrite(read)]);
  await expect(world.disputes.transact([world.disputes.saveWrite(read)])).rejects.toThrow();
  await world.close();
});

test("pages follow each other, newest first, without a gap; a filter by status leaves no page half empty", async () => {
  const world = await startDisputeWorld();
  const ids = Array.from({ length: 7 }, (_, index) => ulid(1_790_000_000_000 + index));
  for (const [index, id] of ids.entries()) {
    const dispute = index % 3 === 0 ? resolved({ id }) : make({ id });
    await world.disputes.transact(world.disputes.createWrites(dispute));
  }
  const { userId } = make();
  const first = await world.disputes.list(userId, { limit: 4 });
  const second = await world.disputes.list(userId, { limit: 4, cursor: first.nextCursor });
  const answered = await world.disputes.list(userId, { limit: 2, status: "resolved" });
  const rest = await world.disputes.list(userId, { limit: 2, status: "resolved", cursor: answered.nextCursor });
  const all = await world.disputes.listAll(userId);
  await world.close();

  expect(all.map(({ id }) => id)).toEqual([...ids].reverse());
  expect([...first.disputes, ...second.disputes].map(({ id }) => id)).toEqual([...ids].reverse());
  expect(second.nextCursor).toBeUndefined();
  expect([answered, rest].map(({ disputes }) => disputes.map(({ id }) => id))).toEqual([[ids[6], ids[3]], [ids[0]]]);
  expect(rest.nextCursor).toBeUndefined();
});

test("a cursor of someone else's list is refused", async () => {
  const world = await startDisputeWorld();
  const cursor = Buffer.from(JSON.stringify({ userId: "li", disputeId: ulid() })).toString("base64url");
  await expect(world.disputes.list("maya", { limit: 5, cursor })).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await world.close();
});

test("a page of 50 answered disputes costs at most 4 read units, whatever other members have", async () => {
  const world = await startDisputeWorld();
  const fill = async (userId: string) => {
    for (let count = 0; count < 50; count += 1)
      await world.disputes.transact(world.disputes.createWrites(resolved({ userId })));
  };
  await fill("01KAB0000000000000000MAYA0");
  const alone = countUnits(world.documents);
  await world.disputes.list("01KAB0000000000000000MAYA0", { limit: 50 });
  await fill("01KAB000000000000000000000");
  const among = countUnits(world.documents);
  const { disputes } = await world.disputes.list("01KAB0000000000000000MAYA0", { limit: 50 });
  await world.close();

  expect(disputes).toHaveLength(50);
  expect(alone.read).toBeGreaterThan(0);
  expect(alone.read).toBeLessThanOrEqual(4);
  expect(among.read).toBe(alone.read);
});

test("a long explanation does not make the list longer", () => {
  const sizes = ["Short.", "x".repeat(2_000)].map(
    (additionalDetails) => JSON.stringify(toItem(make({ additionalDetails }))).length,
  );
  expect(sizes[1]).toBeLessThanOrEqual(sizes[0] ?? 0);
});

test("a removed item is not offered for another dispute until a report from after the removal shows it", async () => {
  const world = await startDisputeWorld();
  const first = make({ id: ulid(), negativeItemId: "a" });
  await world.disputes.transact(world.disputes.createWrites(first, "2026-09-01T12:00:00.000Z"));
  await world.disputes.transact([world.disputes.markRemovedWrite(first, "2026-10-01T12:00:00.000Z")]);
  const again = (reportedAt: string) =>
    world.disputes.transact(world.disputes.createWrites(make({ id: ulid(), negativeItemId: "a" }), reportedAt));

  await expect(again("2026-09-30T12:00:00.000Z")).rejects.toThrow();
  expect(await world.disputes.openItems(first.userId)).toMatchObject([{ removedAt: "2026-10-01T12:00:00.000Z" }]);
  await again("2026-10-02T12:00:00.000Z");
  expect(await world.disputes.openItems(first.userId)).toEqual([
    expect.not.objectContaining({ removedAt: expect.anything() }),
  ]);
  await world.close();
});
