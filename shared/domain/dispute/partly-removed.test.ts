import { makeDispute } from "#shared/testing/dispute";
import { partlyRemoved } from "./partly-removed";

const written = { reportsItem: true, mailedAt: "2026-11-01T12:00:00.000Z" };
const answered = (outcome: "deleted" | "verified", finding?: "returned") => ({
  ...written,
  answer: { outcome, answeredOn: "2026-11-20", recordedAt: "2026-11-22T12:00:00.000Z" },
  ...(finding && { laterReport: { source: "later_report" as const, finding, on: "2026-11-28" } }),
});

test("of a dispute that one bureau has answered with the removal, the others are still in dispute", () => {
  const bureaus = { experian: answered("deleted"), equifax: written, transunion: { reportsItem: false } };
  expect(partlyRemoved(makeDispute({ status: "in_review", bureaus }))).toEqual({
    removed: ["experian"],
    awaited: ["equifax"],
    on: "2026-11-22",
  });
});

test("what one bureau removed and another kept is told of the first", () => {
  const bureaus = { experian: answered("deleted"), equifax: answered("verified") };
  expect(partlyRemoved(makeDispute({ status: "rejected", outcome: "verified", bureaus }))).toMatchObject({
    removed: ["experian"],
    awaited: [],
  });
});

test.each([
  ["no bureau removed", "in_review", { experian: answered("verified"), equifax: written }],
  ["a later report shows again", "in_review", { experian: answered("deleted", "returned"), equifax: written }],
  ["all bureaus removed", "resolved", { experian: answered("deleted"), equifax: answered("deleted") }],
] as const)("an item that %s is not removed in part", (_, status, bureaus) => {
  expect(partlyRemoved(makeDispute({ status, bureaus }))).toBeUndefined();
});
