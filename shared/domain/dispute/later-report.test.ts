import type { DisputeOutcome } from "./dispute";
import {
  afterReport,
  type Compared,
  countsAsRemoved,
  isBackByNotice,
  isConfirmedCorrected,
  isConfirmedRemoved,
  isReportedCorrected,
  isReportedDeleted,
  type LaterFinding,
  provenResult,
  type Shown,
} from "./later-report";

const at = "2026-11-20T12:00:00.000Z";
const answeredBy = (outcome: DisputeOutcome, finding?: LaterFinding): Compared => ({
  status: outcome === "verified" ? "rejected" : "resolved",
  outcome,
  resolvedAt: at,
  bureaus: {
    equifax: {
      reportsItem: true,
      answer: { outcome, answeredOn: "2026-11-15", recordedAt: at },
      ...(finding && { laterReport: { source: "later_report", finding, on: "2026-12-01" } as const }),
    },
  },
});

const cases: [DisputeOutcome, LaterFinding | undefined, Shown, string, LaterFinding | undefined][] = [
  ["deleted", undefined, "absent", "2026-11-16", "confirmed"],
  ["deleted", undefined, "absent", "2026-11-15", undefined],
  ["deleted", undefined, "same", "2026-11-16", "still_reported"],
  ["blocked", undefined, "changed", "2026-11-16", "still_reported"],
  ["deleted", "still_reported", "absent", "2026-12-02", "confirmed"],
  ["deleted", "still_reported", "same", "2026-12-02", "still_reported"],
  ["deleted", "still_reported", "same", "2026-12-01", undefined],
  ["deleted", "confirmed", "same", "2026-12-02", "returned"],
  ["deleted", "returned", "same", "2026-12-03", undefined],
  ["deleted", "returned", "absent", "2026-12-03", "confirmed"],
  ["deleted", "confirmed", "same", "2026-12-01", undefined],
  ["modified", undefined, "changed", "2026-11-16", "confirmed"],
  ["verified_but_corrected", undefined, "absent", "2026-11-16", "confirmed"],
  ["modified", undefined, "same", "2026-11-16", undefined],
  ["verified", undefined, "absent", "2026-11-16", "gone"],
  ["verified", undefined, "same", "2026-11-16", undefined],
  ["no_response", "gone", "absent", "2026-12-02", undefined],
  ["no_response", "gone", "same", "2026-12-02", undefined],
];

test.each(cases)(
  "after %s and %s, a report that shows the item as %s on %s says %s",
  (outcome, before, shown, on, finding) => {
    const bureaus = afterReport(answeredBy(outcome, before), { equifax: { on, shown } });
    expect(bureaus?.equifax?.laterReport).toEqual(finding && { source: "later_report", finding, on });
  },
);

test.each([
  ["2026-10-02", "gone"],
  ["2026-10-01", undefined],
] as const)(
  "of a silent bureau a report of %s, after its letter left, says %s though it is from before the record",
  (on, finding) => {
    const silent = answeredBy("no_response");
    const equifax = { ...silent.bureaus.equifax, reportsItem: true, mailedAt: "2026-10-01T15:00:00.000Z" };
    const bureaus = afterReport({ ...silent, bureaus: { equifax } }, { equifax: { on, shown: "absent" } });
    expect(bureaus?.equifax?.laterReport?.finding).toBe(finding);
  },
);

test.each([
  ["absent", "confirmed"],
  ["same", "still_reported"],
] as const)("the report that an answer was taken from is its proof: %s there is %s", (shown, finding) => {
  const dispute = answeredBy("deleted");
  const answer = { outcome: "deleted", answeredOn: "2026-11-15", recordedAt: at, source: "later_report" } as const;
  const taken: Compared = { ...dispute, bureaus: { equifax: { reportsItem: true, answer } } };
  const after = (on: string) => afterReport(taken, { equifax: { on, shown } });
  expect(after("2026-11-15")?.equifax?.laterReport).toEqual({ source: "later_report", finding, on: "2026-11-15" });
  expect(after("2026-11-14")).toBeUndefined();
});

test("a refused item that is there again after it was gone is followed up as before", () => {
  const again = afterReport(answeredBy("verified", "gone"), { equifax: { on: "2026-12-02", shown: "same" } });
  expect(again?.equifax).toMatchObject({ answer: { outcome: "verified" }, laterReport: undefined });
});

test("a report that does not speak of the bureau says nothing", () => {
  expect(afterReport(answeredBy("deleted"), { experian: { on: "2026-12-01", shown: "absent" } })).toBeUndefined();
});

test("an answer for the dispute as a whole is confirmed by the report of each bureau", () => {
  const whole: Compared = {
    ...{ status: "resolved", outcome: "deleted", resolvedAt: at },
    bureaus: { equifax: { reportsItem: true }, experian: { reportsItem: true }, transunion: { reportsItem: false } },
  };
  const once = { ...whole, bureaus: afterReport(whole, { equifax: { on: "2026-12-01", shown: "absent" } }) ?? {} };
  const twice = { ...once, bureaus: afterReport(once, { experian: { on: "2026-12-02", shown: "absent" } }) ?? {} };
  expect([whole, once, twice].map(isConfirmedRemoved)).toEqual([false, false, true]);
  expect([whole, once, twice].map(isReportedDeleted)).toEqual([true, true, false]);
  const shown = { ...whole, bureaus: afterReport(whole, { equifax: { on: "2026-12-01", shown: "same" } }) ?? {} };
  expect([whole, once, twice, shown].map(countsAsRemoved)).toEqual([true, true, true, false]);
});

test.each([
  ["a refusal", answeredBy("verified"), "refused"],
  ["a deletion that no report has confirmed", answeredBy("deleted"), undefined],
  ["a deletion that a report confirms", answeredBy("deleted", "confirmed"), "confirmed"],
  ["a correction that a report confirms", answeredBy("modified", "confirmed"), "confirmed"],
  ["a deletion that a report contradicts", answeredBy("deleted", "still_reported"), "refused"],
  ["an item that came back", answeredBy("deleted", "returned"), "refused"],
  ["a dispute under way", { ...answeredBy("deleted", "confirmed"), status: "in_review" as const }, undefined],
])("the proven result of %s", (_, dispute, result) => {
  expect(provenResult(dispute)).toBe(result);
});

test.each([
  ["that a report still shows", "still_reported", true, false],
  ["that a report shows again", "returned", false, false],
  ["that the bureau wrote to have put back", "reinserted", false, true],
] as const)("a deletion %s", (_, finding, isToConfirm, isByNotice) => {
  const dispute = answeredBy("deleted", finding);
  expect([isReportedDeleted(dispute), isBackByNotice(dispute)]).toEqual([isToConfirm, isByNotice]);
});

test("what no bureau deleted is neither", () => {
  expect([isConfirmedRemoved(answeredBy("modified", "confirmed")), isReportedDeleted(answeredBy("verified"))]).toEqual([
    false,
    false,
  ]);
});

test.each([
  ["a correction that no report has confirmed", answeredBy("modified"), false, true],
  ["a correction that a report confirms", answeredBy("verified_but_corrected", "confirmed"), true, false],
  ["a confirmed deletion", answeredBy("deleted", "confirmed"), false, false],
  ["a refusal", answeredBy("verified", "gone"), false, false],
])("%s is corrected as far as a report shows it", (_, dispute, isConfirmed, isReported) => {
  expect([isConfirmedCorrected(dispute), isReportedCorrected(dispute)]).toEqual([isConfirmed, isReported]);
});
