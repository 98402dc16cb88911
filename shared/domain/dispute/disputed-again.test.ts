import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { disputedAgainAt } from "./disputed-again";
import { nextSteps } from "./next-step";

const written = { reportsItem: true, mailedAt: "2026-10-01T15:00:00.000Z", deliveredAt: "2026-10-05T15:00:00.000Z" };
const step = (status: Dispute["status"], at: string) => ({ status, at, by: "member" as const });
const refused: Dispute = makeDispute({
  id: "first",
  status: "rejected",
  outcome: "verified",
  bureaus: { experian: written, equifax: written },
  resolvedAt: "2026-11-05T15:00:00.000Z",
  timeline: [step("draft", "2026-10-01T15:00:00.000Z"), step("rejected", "2026-11-05T15:00:00.000Z")],
});
const again = (changes: Partial<Dispute> = {}): Dispute => ({
  ...refused,
  id: "second",
  status: "draft",
  outcome: undefined,
  resolvedAt: undefined,
  bureaus: { experian: { reportsItem: true }, equifax: { reportsItem: false } },
  timeline: [step("draft", "2026-11-10T15:00:00.000Z")],
  ...changes,
});

test.each<[string, Partial<Dispute>, string[]]>([
  ["is drafted", {}, ["experian"]],
  ["waits for its answer", { status: "in_review" }, ["experian"]],
  [
    "was answered later",
    { status: "rejected", timeline: [step("rejected", "2026-12-20T15:00:00.000Z")] },
    ["experian"],
  ],
  ["was answered before", { status: "rejected", timeline: [step("rejected", "2026-10-20T15:00:00.000Z")] }, []],
  ["is about another item", { negativeItemId: "01KAB00000000000000000THER" }, []],
  ["is a later letter about the dispute", { partOf: "first" }, []],
])("another dispute that %s takes over where it writes to", (_, changes, bureaus) => {
  const other = again(changes);
  expect(disputedAgainAt(refused, [other, refused])).toEqual(bureaus);
});

test("a dispute that is not answered keeps its own steps, and so does a letter about the dispute that goes on", () => {
  const active = { ...refused, status: "in_review" as const };
  expect(disputedAgainAt(active, [again({ status: "in_review" }), active])).toEqual([]);
  const letter = { ...refused, id: "letter", partOf: "second" };
  expect(disputedAgainAt(letter, [again(), letter])).toEqual([]);
});

test("of an item that is disputed again the dispute before points to the newer one, and goes on elsewhere", () => {
  const on = { today: "2026-11-12", isMonitored: true };
  const steps = nextSteps(refused, on, disputedAgainAt(refused, [again(), refused]));
  expect(steps.map(({ bureau, step: name, owner }) => [bureau, name, owner])).toEqual([
    ["experian", "followDispute", "redress"],
    ["equifax", "askProcedure", "member"],
  ]);
});
