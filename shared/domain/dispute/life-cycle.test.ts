import { Actor, DisputeStatus } from "#shared/domain/schemas";
import { fits, IllegalMove, isRemoved, mayMove, moveTo } from "./life-cycle";

const allowed = [
  "draft submitted member",
  "draft submitted admin",
  "draft sent member",
  "submitted sent mail",
  "submitted draft system",
  "submitted draft mail",
  "submitted draft member",
  "sent in_review mail",
  "sent in_review member",
  "sent in_review admin",
  "sent resolved member",
  "sent resolved admin",
  "sent rejected member",
  "sent rejected admin",
  "in_review resolved member",
  "in_review resolved admin",
  "in_review rejected member",
  "in_review rejected admin",
  "resolved draft member",
  "rejected draft member",
  "rejected draft admin",
];

test("a dispute takes the steps of its life cycle and no other", () => {
  const found = DisputeStatus.options.flatMap((from) =>
    DisputeStatus.options.flatMap((to) =>
      Actor.options.filter((by) => mayMove(from, to, by)).map((by) => `${from} ${to} ${by}`),
    ),
  );
  expect(found.sort()).toEqual([...allowed].sort());
});

const sent = { status: "sent" as const, updatedAt: "2026-11-01T00:00:00.000Z", timeline: [] };

test("a step is written into the timeline with who, when and why", () => {
  const moved = moveTo(sent, { status: "resolved", at: "2026-11-20T10:00:00.000Z", by: "member", note: "Letter came" });
  expect(moved).toMatchObject({
    status: "resolved",
    resolvedAt: "2026-11-20T10:00:00.000Z",
    outcome: "deleted",
    timeline: [{ at: "2026-11-20T10:00:00.000Z", status: "resolved", by: "member", note: "Letter came" }],
  });
});

test("a member cannot say that letters left", () => {
  const submitted = { ...sent, status: "submitted" as const };
  expect(() => moveTo(submitted, { status: "sent", at: sent.updatedAt, by: "member" })).toThrow(IllegalMove);
});

test("outcomes belong to their status", () => {
  expect(fits("resolved", "deleted")).toBe(true);
  expect(fits("resolved", "verified")).toBe(false);
  expect(fits("rejected", "verified")).toBe(true);
  expect(fits("in_review", "deleted")).toBe(false);
});

test("only a deleted or blocked item is removed", () => {
  expect(["deleted", "blocked"].every((outcome) => isRemoved(outcome as "deleted"))).toBe(true);
  expect(isRemoved("modified")).toBe(false);
  expect(isRemoved(undefined)).toBe(false);
});
