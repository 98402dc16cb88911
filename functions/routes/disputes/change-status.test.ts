import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { worldInStatus } from "#functions/testing/one-dispute";
import { DisputeStatus } from "#shared/domain/schemas";
import { changeStatus } from "./change-status";

type Body = { status: DisputeStatus; outcome?: DisputeRecord["outcome"]; note?: string; correction?: true };

const change = (world: DisputeWorld, user: UserRecord, id: string, body: Body) =>
  changeStatus(makeRequest<"disputes/change-status">({ user, params: { id }, body }), world.services);

/** A member whose only dispute has `status`. */

const legal = new Set(["sent>in_review", "sent>resolved", "sent>rejected", "in_review>resolved", "in_review>rejected"]);
const moves = DisputeStatus.options.flatMap((from) => DisputeStatus.options.map((to) => [from, to] as const));

test.each(moves.filter(([from, to]) => !legal.has(`${from}>${to}`)))(
  "a member cannot move %s to %s",
  async (from, to) => {
    const { world, maya, id } = await worldInStatus(from);
    await expect(change(world, maya, id, { status: to })).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
    const dispute = await world.disputes.getNow(maya.userId, id);
    await world.close();
    expect(dispute?.status).toBe(from);
  },
);

test.each(moves.filter(([from, to]) => legal.has(`${from}>${to}`)))("a member can move %s to %s", async (from, to) => {
  const { world, maya, id } = await worldInStatus(from);
  const dispute = await change(world, maya, id, { status: to, note: "By letter." });
  await world.close();
  expect(dispute).toMatchObject({ status: to });
  expect(dispute.timeline.at(-1)).toMatchObject({ status: to, by: "member", note: "By letter." });
});

test.each([
  [
    "resolved without a word is a deletion, which counts until a later report shows the item",
    { status: "resolved" },
    { active: 0, removed: 1 },
    "deleted",
  ],
  ["a correction removes nothing", { status: "resolved", outcome: "modified" }, { active: 0, removed: 0 }, "modified"],
  ["a rejection removes nothing", { status: "rejected" }, { active: 0, removed: 0 }, "verified"],
  ["a review stays active", { status: "in_review" }, { active: 1, removed: 0 }, undefined],
] as const)("%s", async (_, body, counts, outcome) => {
  const { world, maya, id } = await worldInStatus("sent");
  const dispute = await change(world, maya, id, body);
  const after = await world.users.get(maya.userId);
  await world.close();
  expect(after?.counts).toEqual(counts);
  expect(dispute.outcome).toBe(outcome);
});

test("an outcome of the other answer is refused", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const refusal = change(world, maya, id, { status: "resolved", outcome: "frivolous" });
  await expect(refusal).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { outcome: expect.any(Array) },
  });
  await world.close();
});

test("an answered dispute frees its item, one under way does not", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  await change(world, maya, id, { status: "in_review" });
  const underWay = await world.disputes.openItems(maya.userId);
  await change(world, maya, id, { status: "rejected" });
  const answered = await world.disputes.openItems(maya.userId);
  await world.close();
  expect([underWay.length, answered.length]).toEqual([1, 0]);
});

test("the clock starts with the day on which the member says that the bureau has it", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const dispute = await change(world, maya, id, { status: "in_review" });
  await world.close();
  expect(dispute).toMatchObject({ dueAt: "2026-12-20T23:59:59.999Z", bureaus: { experian: { dueOn: "2026-12-20" } } });
});

test("an administrator may do what the member may, and the record says so", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const dispute = await change(world, makeUserRecord({ isAdmin: true }), id, { status: "rejected" });
  await world.close();
  expect(dispute.userId).toBe(maya.userId);
  expect(dispute.timeline.at(-1)).toMatchObject({ by: "admin" });
});

test("another member's dispute is not found", async () => {
  const { world, id } = await worldInStatus("sent");
  const refusal = change(world, makeUserRecord(), id, { status: "rejected" });
  await expect(refusal).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.close();
});

test("of two answers at once one counts", async () => {
  const { world, maya, id } = await worldInStatus("in_review");
  const outcomes = await Promise.allSettled([
    change(world, maya, id, { status: "resolved" }),
    change(world, maya, id, { status: "resolved" }),
  ]);
  const after = await world.users.get(maya.userId);
  await world.close();
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(after?.counts).toEqual({ active: 0, removed: 1 });
});

test("a whole dispute is silent no sooner than each of its bureaus: their days and the mail's are over first", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const silent = (at: string, body: Partial<Body> = {}) => {
    world.clock.at = new Date(at);
    return change(world, maya, id, { status: "rejected", outcome: "no_response", ...body });
  };
  await expect(silent("2027-01-12T12:00:00Z")).rejects.toMatchObject({ code: "ANSWER_NOT_DUE" });
  await change(world, maya, id, { status: "rejected" });
  await expect(silent("2027-01-12T13:00:00Z", { correction: true })).rejects.toMatchObject({ code: "ANSWER_NOT_DUE" });
  const { outcome } = await silent("2027-01-13T12:00:00Z", { correction: true });
  await world.close();
  expect(outcome).toBe("no_response");
});
