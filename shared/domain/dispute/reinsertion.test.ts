import type { DisputeOutcome } from "./dispute";
import { followUpsFor, isBack } from "./follow-up";
import type { LaterFinding } from "./later-report";
import { nextSteps } from "./next-step";
import { afterReinsertion, notedReinsertions, reinsertableAt, withoutReinsertion } from "./reinsertion";

const answeredBy = (outcome: DisputeOutcome, finding?: LaterFinding) => ({
  status: "resolved" as const,
  round: 1,
  outcome,
  resolvedAt: "2026-09-02T12:00:00.000Z",
  bureaus: {
    experian: {
      reportsItem: true,
      mailedAt: "2026-08-01T17:00:00.000Z",
      answer: { outcome, answeredOn: "2026-09-01", recordedAt: "2026-09-02T12:00:00.000Z" },
      ...(finding && { laterReport: { source: "later_report" as const, finding, on: "2026-10-01" } }),
    },
  },
});

test.each([
  ["deleted", undefined, true],
  ["deleted", "confirmed", true],
  ["blocked", "confirmed", true],
  ["deleted", "returned", false],
  ["deleted", "still_reported", false],
  ["deleted", "reinserted", false],
  ["modified", undefined, false],
  ["verified", undefined, false],
] as const)(
  "after %s, a report said %s: whether the bureau's notice of a return can be recorded is %s",
  (outcome, finding, may) => {
    expect(reinsertableAt(answeredBy(outcome, finding))).toEqual(
      may ? [{ bureau: "experian", from: "2026-09-01" }] : [],
    );
  },
);

test("nothing is put back while the next letters are a draft", () => {
  expect(reinsertableAt({ ...answeredBy("deleted"), status: "draft" })).toEqual([]);
});

test("after the notice the bureau can be asked to delete the item again, and that is the next step", () => {
  const before = answeredBy("deleted", "confirmed");
  const after = { ...before, bureaus: afterReinsertion(before, "experian", "2026-11-10") };
  const today = "2026-11-12";
  expect(followUpsFor(after, "experian", today)).toEqual(["reinsertion"]);
  expect(isBack(after, today)).toBe(true);
  expect(nextSteps(after, { today, isMonitored: true })).toMatchObject([{ step: "disputeAgain", owner: "member" }]);
});

test("a notice that was recorded by mistake is taken back, as long as no letter follows from it", () => {
  const before = answeredBy("deleted", "confirmed");
  const noted = { ...before, bureaus: afterReinsertion(before, "experian", "2026-11-10") };
  expect(notedReinsertions(noted)).toEqual([{ bureau: "experian", on: "2026-11-10" }]);
  const after = { ...noted, bureaus: withoutReinsertion(noted, "experian") };
  expect(isBack(after, "2026-11-12")).toBe(false);
  expect(reinsertableAt(after)).toEqual([{ bureau: "experian", from: "2026-09-01" }]);

  expect(notedReinsertions(before)).toEqual([]);
  expect(notedReinsertions({ ...noted, status: "draft" })).toEqual([]);
  const written = { ...noted.bureaus.experian, laterLetter: "letter" };
  expect(notedReinsertions({ ...noted, bureaus: { experian: written } })).toEqual([]);
});

test("after a block that was rescinded the way is the complaint", () => {
  const before = answeredBy("blocked");
  const after = { ...before, bureaus: afterReinsertion(before, "experian", "2026-11-10") };
  expect(followUpsFor(after, "experian", "2026-11-12")).toEqual([]);
  expect(nextSteps(after, { today: "2026-11-12", isMonitored: true })).toMatchObject([{ step: "complain" }]);
});
