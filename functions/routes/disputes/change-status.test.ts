import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { DisputeStatus } from "#shared/domain/dispute/dispute";
import { changeStatus } from "./change-status";
import { retryDispute } from "./retry-dispute";

jest.setTimeout(30_000);

type Body = { status: DisputeStatus; outcome?: DisputeRecord["outcome"]; note?: string; correction?: true };

const change = (world: DisputeWorld, user: UserRecord, id: string, body: Body) =>
  changeStatus(makeRequest<"disputes/change-status">({ user, params: { id }, body }), world.services);

/** A member whose only dispute stands at `status`. */
async function worldWith(status: DisputeStatus) {
  const world = await startDisputeWorld();
  const isActive = status === "sent" || status === "in_review";
  const maya = await world.member({ counts: { active: isActive ? 1 : 0, removed: 0 } });
  const [draft] = await world.drafts(maya, 1);
  if (!draft) throw new Error("no draft");
  const at = "2026-11-20T17:00:00.000Z";
  const bureaus = { ...draft.dispute.bureaus, experian: { reportsItem: true, mailedAt: at } };
  const dispute = { ...draft.dispute, status, bureaus, timeline: [{ at, status, by: "mail" as const }] };
  await world.disputes.transact([world.disputes.saveWrite(dispute)]);
  return { world, maya, id: dispute.id, itemId: dispute.negativeItemId };
}

const legal = new Set(["sent>in_review", "sent>resolved", "sent>rejected", "in_review>resolved", "in_review>rejected"]);
const moves = DisputeStatus.options.flatMap((from) => DisputeStatus.options.map((to) => [from, to] as const));

test.each(moves.filter(([from, to]) => !legal.has(`${from}>${to}`)))(
  "a member cannot move %s to %s",
  async (from, to) => {
    const { world, maya, id } = await worldWith(from);
    await expect(change(world, maya, id, { status: to })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
    const dispute = await world.disputes.getNow(maya.userId, id);
    await world.close();
    expect(dispute?.status).toBe(from);
  },
);

test.each(moves.filter(([from, to]) => legal.has(`${from}>${to}`)))("a member can move %s to %s", async (from, to) => {
  const { world, maya, id } = await worldWith(from);
  const dispute = await change(world, maya, id, { status: to, note: "By letter." });
  await world.close();
  expect(dispute).toMatchObject({ status: to });
  expect(dispute.timeline.at(-1)).toMatchObject({ status: to, by: "member", note: "By letter." });
});

test.each([
  [
    "resolved without a word is a deletion and counts as removed",
    { status: "resolved" },
    { active: 0, removed: 1 },
    "deleted",
  ],
  ["a correction removes nothing", { status: "resolved", outcome: "modified" }, { active: 0, removed: 0 }, "modified"],
  ["a rejection removes nothing", { status: "rejected" }, { active: 0, removed: 0 }, "verified"],
  ["a review stays active", { status: "in_review" }, { active: 1, removed: 0 }, undefined],
] as const)("%s", async (_, body, counts, outcome) => {
  const { world, maya, id } = await worldWith("sent");
  const dispute = await change(world, maya, id, body);
  const after = await world.users.get(maya.userId);
  await world.close();
  expect(after?.counts).toEqual(counts);
  expect(dispute.outcome).toBe(outcome);
});

test("an outcome of the other answer is refused", async () => {
  const { world, maya, id } = await worldWith("sent");
  const refusal = change(world, maya, id, { status: "resolved", outcome: "frivolous" });
  await expect(refusal).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { outcome: expect.any(Array) },
  });
  await world.close();
});

test("an answered dispute frees its item, one under way does not", async () => {
  const { world, maya, id } = await worldWith("sent");
  await change(world, maya, id, { status: "in_review" });
  const underWay = await world.disputes.openItems(maya.userId);
  await change(world, maya, id, { status: "rejected" });
  const answered = await world.disputes.openItems(maya.userId);
  await world.close();
  expect([underWay.length, answered.length]).toEqual([1, 0]);
});

test("the clock starts with the day on which the member says that the bureau has it", async () => {
  const { world, maya, id } = await worldWith("sent");
  const dispute = await change(world, maya, id, { status: "in_review" });
  await world.close();
  expect(dispute).toMatchObject({ dueAt: "2026-12-20T23:59:59.999Z", bureaus: { experian: { dueOn: "2026-12-20" } } });
});

test("an administrator may do what the member may, and the record says so", async () => {
  const { world, maya, id } = await worldWith("sent");
  const dispute = await change(world, makeUserRecord({ isAdmin: true }), id, { status: "rejected" });
  await world.close();
  expect(dispute.userId).toBe(maya.userId);
  expect(dispute.timeline.at(-1)).toMatchObject({ by: "admin" });
});

test("another member's dispute is not found", async () => {
  const { world, id } = await worldWith("sent");
  const refusal = change(world, makeUserRecord(), id, { status: "rejected" });
  await expect(refusal).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.close();
});

test("of two answers at once one counts", async () => {
  const { world, maya, id } = await worldWith("in_review");
  const outcomes = await Promise.allSettled([
    change(world, maya, id, { status: "resolved" }),
    change(world, maya, id, { status: "resolved" }),
  ]);
  const after = await world.users.get(maya.userId);
  await world.close();
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(after?.counts).toEqual({ active: 0, removed: 1 });
});

/** A member whose dispute was answered on 20 November. */
async function answeredWith(body: Body) {
  const { world, maya, id } = await worldWith("in_review");
  await change(world, maya, id, body);
  const standing = async () => ({
    counts: (await world.users.get(maya.userId))?.counts,
    claims: (await world.disputes.openItems(maya.userId)).map(({ removedAt }) => removedAt),
  });
  return { world, maya, id, standing };
}

const first = "2026-11-20T17:00:00.000Z";
const later = "2026-12-20T17:00:00.000Z";

test.each([
  ["was not removed", { status: "resolved" }, { status: "rejected", outcome: "frivolous" }, 0, []],
  ["was changed only", { status: "resolved" }, { status: "resolved", outcome: "modified" }, 0, []],
  ["was removed", { status: "rejected" }, { status: "resolved", outcome: "blocked" }, 1, [later]],
  ["was removed otherwise", { status: "resolved" }, { status: "resolved", outcome: "blocked" }, 1, [first]],
] as const)(
  "a corrected outcome, the item %s: history, counts and claim follow",
  async (_, was, is, removed, claims) => {
    const { world, maya, id, standing } = await answeredWith(was);
    world.clock.at = new Date(later);
    const dispute = await change(world, maya, id, { ...is, correction: true, note: "Misread." });
    const after = await standing();
    await world.close();

    expect(dispute).toMatchObject({ ...is, resolvedAt: first });
    expect(dispute.timeline.slice(-2)).toMatchObject([
      { at: first, status: was.status, outcome: was.status === "resolved" ? "deleted" : "verified" },
      { at: later, ...is, by: "member", note: "Misread.", corrects: true },
    ]);
    expect(after).toEqual({ counts: { active: 0, removed }, claims });
  },
);

test("an answer is corrected for 30 days, and no longer", async () => {
  const { world, maya, id, standing } = await answeredWith({ status: "resolved" });
  world.clock.at = new Date("2026-12-20T17:00:00.001Z");
  const refusal = change(world, maya, id, { status: "rejected", correction: true });
  await expect(refusal).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  expect(await standing()).toEqual({ counts: { active: 0, removed: 1 }, claims: [first] });
  await world.close();
});

test("a correction needs a fitting outcome, and an answer that it corrects", async () => {
  const { world, maya, id } = await worldWith("in_review");
  const correcting = (body: Body) => change(world, maya, id, { ...body, correction: true });
  await expect(correcting({ status: "resolved" })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await change(world, maya, id, { status: "resolved" });
  await expect(correcting({ status: "in_review" })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await expect(correcting({ status: "resolved" })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  const unfitting = correcting({ status: "resolved", outcome: "verified" });
  await expect(unfitting).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await world.close();
});

test("a correction takes the item from no other dispute that has claimed it since", async () => {
  const { world, maya, id } = await answeredWith({ status: "rejected" });
  const [second] = await world.drafts(maya, 1);
  await change(world, maya, id, { status: "resolved", correction: true });
  await change(world, maya, id, { status: "rejected", correction: true });
  const claims = await world.disputes.openItems(maya.userId);
  await world.close();
  expect(claims).toMatchObject([{ disputeId: second?.dispute.id }]);
  expect(claims).toHaveLength(1);
});

/** A member whose dispute was rejected, with the draft of a next round. */
async function worldWithNextDraft() {
  const { world, maya, id, standing } = await answeredWith({ status: "rejected", note: "A letter came." });
  const before = await world.disputes.getNow(maya.userId, id);
  await retryDispute(makeRequest<"disputes/retry-dispute">({ user: maya, params: { id }, body: {} }), world.services);
  const correcting = (body: Body) => change(world, maya, id, { ...body, correction: true });
  return { world, maya, id, standing, before, correcting };
}

test.each([
  ["removed after all", { status: "resolved", outcome: "deleted" }, 1, [later]],
  ["called frivolous", { status: "rejected", outcome: "frivolous" }, 0, []],
] as const)("a correction goes back behind a next round's draft: the item was %s", async (_, is, removed, claims) => {
  const { world, maya, id, standing, before, correcting } = await worldWithNextDraft();
  world.clock.at = new Date(later);
  const dispute = await correcting(is);
  const [rounds, after] = [await world.letters.rounds(id), await standing()];
  await world.close();

  expect(dispute).toMatchObject({ ...is, round: 1, resolvedAt: first, bureaus: before?.bureaus });
  expect(dispute.timeline.map(({ status, outcome }) => [status, outcome])).toEqual([
    ...(before?.timeline.slice(0, -1).map(({ status }) => [status, undefined]) ?? []),
    ["rejected", "verified"],
    [is.status, is.outcome],
  ]);
  expect(dispute.timeline.at(-1)).toMatchObject({ corrects: true });
  expect(rounds.map(({ round }) => round)).toEqual([1]);
  expect(after).toEqual({ counts: { active: 0, removed }, claims });
  expect(maya.userId).toBe(dispute.userId);
});

test("what was answered before a next round's draft is corrected for 30 days, and into another answer only", async () => {
  const { world, maya, id, correcting } = await worldWithNextDraft();
  await expect(correcting({ status: "rejected" })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  world.clock.at = new Date("2026-12-20T17:00:00.001Z");
  await expect(correcting({ status: "resolved" })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  expect((await world.disputes.getNow(maya.userId, id))?.status).toBe("draft");
  await world.close();
});

test("an administrator's correction is in the audit log with both outcomes, a stranger's is not found", async () => {
  const { world, maya, id } = await answeredWith({ status: "resolved" });
  const auditWrite = jest.spyOn(world.history, "auditWrite");
  const body = { status: "rejected", correction: true } as const;
  await expect(change(world, makeUserRecord(), id, body)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const dispute = await change(world, makeUserRecord({ isAdmin: true }), id, body);
  await world.close();
  expect(dispute.timeline.at(-1)).toMatchObject({ by: "admin", corrects: true });
  expect(auditWrite.mock.calls).toMatchObject([
    [
      {
        userId: maya.userId,
        before: { status: "resolved", outcome: "deleted" },
        after: { status: "rejected", outcome: "verified" },
      },
    ],
  ]);
});
