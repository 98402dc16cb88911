import { DisputeStatus } from "#shared/domain/schemas";
import { correct, MOST_CORRECTIONS, mayCorrect, withoutNextRound } from "./correction";
import type { Actor } from "./dispute";
import { IllegalMove, type Movable, moveTo } from "./life-cycle";

const ANSWERED = "2026-11-20T10:00:00.000Z";
const LAST = "2026-12-20T10:00:00.000Z";
const by: Actor = "member";

const inReview: Movable = { status: "in_review", updatedAt: ANSWERED, timeline: [] };
const resolved = moveTo(inReview, { status: "resolved", at: ANSWERED, by, note: "Letter came" });

test("a misrecorded outcome can be corrected, and the history keeps what was said before", () => {
  const at = "2026-11-25T10:00:00.000Z";
  expect(correct(resolved, { status: "rejected", outcome: "frivolous", at, by, note: "Read it again" })).toEqual({
    status: "rejected",
    outcome: "frivolous",
    updatedAt: at,
    resolvedAt: ANSWERED,
    timeline: [
      { at: ANSWERED, status: "resolved", by, note: "Letter came", outcome: "deleted" },
      { at, status: "rejected", by, note: "Read it again", outcome: "frivolous", corrects: true },
    ],
  });
});

test("an outcome can be corrected for 30 days after the first answer, and a correction does not prolong them", () => {
  expect(mayCorrect(resolved, new Date(LAST))).toBe(true);
  expect(mayCorrect(resolved, new Date("2026-12-20T10:00:00.001Z"))).toBe(false);

  const once = correct(resolved, { status: "resolved", outcome: "modified", at: LAST, by });
  expect(() => correct(once, { status: "rejected", at: "2026-12-20T10:00:00.001Z", by })).toThrow(IllegalMove);
});

test("nothing but an answer can be corrected, and only into another answer", () => {
  const open = DisputeStatus.options.filter((status) => status !== "resolved" && status !== "rejected");
  for (const status of open) {
    expect(mayCorrect({ ...resolved, status }, new Date(ANSWERED))).toBe(false);
    expect(() => correct(resolved, { status, at: ANSWERED, by })).toThrow(IllegalMove);
  }
});

test("a correction that corrects nothing is refused", () => {
  expect(() => correct(resolved, { status: "resolved", outcome: "deleted", at: ANSWERED, by })).toThrow(IllegalMove);
});

test("a history of corrections has an end", () => {
  let dispute = resolved;
  for (let count = 0; count < MOST_CORRECTIONS; count += 1) {
    const status = dispute.status === "resolved" ? "rejected" : "resolved";
    dispute = correct(dispute, { status, at: ANSWERED, by });
  }
  expect(mayCorrect(dispute, new Date(ANSWERED))).toBe(false);
});

const rejected = moveTo(inReview, { status: "rejected", at: ANSWERED, by });
const nextDraft = { ...moveTo(rejected, { status: "draft", at: "2026-11-25T10:00:00.000Z", by }), round: 2 };

test("a next round's draft leaves the answer before it as correctable as it was", () => {
  expect(mayCorrect(nextDraft, new Date(LAST))).toBe(true);
  expect(mayCorrect(nextDraft, new Date("2026-12-20T10:00:00.001Z"))).toBe(false);
  expect(mayCorrect({ ...nextDraft, round: 1, timeline: [] }, new Date(ANSWERED))).toBe(false);
});

test("without its next round a dispute is what it was, and its answer can be corrected", () => {
  const before = withoutNextRound(nextDraft, { outcome: "verified" });
  expect(before).toEqual({ ...rejected, updatedAt: nextDraft.updatedAt, round: 1 });
  expect(correct(before, { status: "resolved", at: LAST, by })).toMatchObject({
    status: "resolved",
    outcome: "deleted",
  });
});
