import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { createDispute } from "./create-dispute";
import { deleteDispute } from "./delete-dispute";

let world: DisputeWorld;
let maya: UserRecord;
let draft: DisputeRecord;

beforeEach(async () => {
  world = await startDisputeWorld();
  maya = await world.member();
  const [made] = await world.drafts(maya, 1);
  if (!made) throw new Error("No draft");
  draft = made.dispute;
});
afterEach(() => world.close());

const remove = (user: UserRecord) =>
  deleteDispute(makeRequest<"disputes/delete-dispute">({ user, params: { id: draft.id } }), world.services);

/** As the record would read after these steps. */
async function store(changes: Partial<DisputeRecord>): Promise<DisputeRecord> {
  await world.disputes.transact([world.disputes.saveWrite({ ...draft, ...changes })]);
  const stored = await world.disputes.getNow(maya.userId, draft.id);
  if (!stored) throw new Error("No dispute");
  return stored;
}

test("a draft goes with its letters, and its item can be disputed again", async () => {
  await remove(maya);
  expect(await world.disputes.getNow(maya.userId, draft.id)).toBeUndefined();
  expect(await world.letters.latest(draft.id)).toBeUndefined();
  expect(await world.disputes.openItems(maya.userId)).toEqual([]);

  const body = { negativeItemId: draft.negativeItemId, disputeReason: "not_mine" };
  const again = await createDispute(makeRequest<"disputes/create-dispute">({ user: maya, body }), world.services);
  expect(again).toMatchObject({ status: "draft", negativeItemId: draft.negativeItemId });
  await expect(remove(maya)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("another member's draft is not found, not even by an administrator", async () => {
  for (const user of [makeUserRecord(), makeUserRecord({ isAdmin: true })]) {
    await expect(remove(user)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await world.disputes.getNow(maya.userId, draft.id)).toMatchObject({ status: "draft" });
});

test.each(["submitted", "sent", "in_review", "resolved", "rejected"] as const)("a %s dispute stays", async (status) => {
  const at = "2026-11-21T15:00:00.000Z";
  const timeline = [...draft.timeline, { at, status, by: "member" as const }];
  const stored = await store({ status, timeline, mailAfter: at });
  await expect(remove(maya)).rejects.toMatchObject({ code: "NOT_A_DRAFT" });
  expect(await world.disputes.getNow(maya.userId, draft.id)).toEqual(stored);
});

test("a next round stays: the letters before it are evidence", async () => {
  const stored = await store({ round: 2 });
  await expect(remove(maya)).rejects.toMatchObject({ code: "LETTERS_SENT" });
  expect(await world.disputes.getNow(maya.userId, draft.id)).toEqual(stored);
});

test("a draft that changes at the same moment is not deleted unseen", async () => {
  const { disputes: present } = world;
  const disputes: Parameters<typeof deleteDispute>[1]["disputes"] = {
    getFor: async (requester, id) => {
      const seen = await present.getFor(requester, id);
      await store({ additionalDetails: "Changed" });
      return seen;
    },
    getNow: (userId, id) => present.getNow(userId, id),
    saveWrite: (seen) => present.saveWrite(seen),
    reclaimWrite: (seen) => present.reclaimWrite(seen),
    markRemovedWrite: (seen, at) => present.markRemovedWrite(seen, at),
    deleteWrite: (seen) => present.deleteWrite(seen),
    releaseWrite: (seen) => present.releaseWrite(seen),
    transact: (items) => present.transact(items),
  };
  const request = makeRequest<"disputes/delete-dispute">({ user: maya, params: { id: draft.id } });
  const deleted = deleteDispute(request, { ...world.services, disputes });
  await expect(deleted).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await world.letters.latest(draft.id)).toBeDefined();
});
