import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { worldInStatus } from "#functions/testing/one-dispute";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { changeStatus } from "./change-status";
import { retryDispute } from "./retry-dispute";

type Body = { status: DisputeStatus; outcome?: DisputeRecord["outcome"]; note?: string; correction?: true };

const change = (world: DisputeWorld, user: UserRecord, id: string, body: Body) =>
  changeStatus(makeRequest<"disputes/change-status">({ user, params: { id }, body }), world.services);

/** A member whose only dispute has `status`. */

/** A member whose dispute was answered on 20 November. */
async function answeredWith(body: Body) {
  const { world, maya, id } = await worldInStatus("in_review");
  await change(world, maya, id, body);
  const counted = async () => ({
    counts: (await world.users.get(maya.userId))?.counts,
    claims: (await world.disputes.openItems(maya.userId)).map(({ removedAt }) => removedAt),
  });
  return { world, maya, id, counted };
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
    const { world, maya, id, counted } = await answeredWith(was);
    world.clock.at = new Date(later);
    const dispute = await change(world, maya, id, { ...is, correction: true, note: "Misread." });
    const after = await counted();
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
  const { world, maya, id, counted } = await answeredWith({ status: "resolved" });
  world.clock.at = new Date("2026-12-20T17:00:00.001Z");
  const refusal = change(world, maya, id, { status: "rejected", correction: true });
  await expect(refusal).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  expect(await counted()).toEqual({ counts: { active: 0, removed: 1 }, claims: [first] });
  await world.close();
});

test("a correction needs a fitting outcome, and an answer that it corrects", async () => {
  const { world, maya, id } = await worldInStatus("in_review");
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
  const { world, maya, id, counted } = await answeredWith({ status: "rejected", note: "A letter came." });
  const before = await world.disputes.getNow(maya.userId, id);
  await retryDispute(makeRequest<"disputes/retry-dispute">({ user: maya, params: { id }, body: {} }), world.services);
  const correcting = (body: Body) => change(world, maya, id, { ...body, correction: true });
  return { world, maya, id, counted, before, correcting };
}

test.each([
  ["removed after all", { status: "resolved", outcome: "deleted" }, 1, [later]],
  ["called frivolous", { status: "rejected", outcome: "frivolous" }, 0, []],
] as const)("a correction goes back behind a next round's draft: the item was %s", async (_, is, removed, claims) => {
  const { world, maya, id, counted, before, correcting } = await worldWithNextDraft();
  world.clock.at = new Date(later);
  const dispute = await correcting(is);
  const [rounds, after] = [await world.letters.rounds(id), await counted()];
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
