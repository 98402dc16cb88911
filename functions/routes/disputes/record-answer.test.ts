import { summaryOf } from "#functions/repositories/reports";
import { compareDisputes } from "#functions/services/disputes/compare-with-report";
import { endOf } from "#functions/services/disputes/draft-next-round";
import { makeStoredReport } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { worldInStatus } from "#functions/testing/one-dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { recordAnswer } from "./record-answer";
import { retryDispute } from "./retry-dispute";

const written = ["experian", "equifax", "transunion"] as const;

async function answering() {
  const { world, maya, id } = await worldInStatus("sent");
  world.clock.at = new Date("2026-12-10T12:00:00Z");
  const record = (bureau: Bureau, outcome: DisputeOutcome, answeredOn?: string, user = maya) =>
    recordAnswer(
      makeRequest<"disputes/record-answer">({ user, params: { id }, body: { bureau, outcome, answeredOn } }),
      world.services,
    );
  const dispute = await world.disputes.getNow(maya.userId, id);
  const reporting = written.filter((bureau) => dispute?.bureaus[bureau]?.reportsItem);
  const counts = async () => (await world.users.get(maya.userId))?.counts;
  /** The member's next report without the item, from the day after the answers. */
  const laterReport = async () => {
    const report = makeStoredReport({ userId: maya.userId, pulledAt: "2026-12-09T12:00:00.000Z", negativeItems: [] });
    await world.reports.create(report);
    await compareDisputes(maya.userId, report.reportId, world.services);
  };
  return { world, maya, id, record, reporting, counts, laterReport };
}

const day = "2026-12-08";

test("a dispute is answered with the last bureau's answer, and is called what its worst answer is", async () => {
  const { world, record, reporting, counts } = await answering();
  const steps: unknown[] = [];
  for (const [index, bureau] of reporting.entries()) {
    const { status, outcome } = await record(bureau, index === 0 ? "verified" : "deleted", day);
    steps.push([status, outcome]);
  }
  const after = await counts();
  await world.close();
  expect(reporting.length).toBeGreaterThan(1);
  expect(steps).toEqual([...reporting.slice(1).map(() => ["in_review", undefined]), ["rejected", "verified"]]);
  expect(after).toEqual({ active: 0, removed: 0 });
});

test("an item that every bureau deleted counts as removed, by a later report as before; another answer of one bureau takes that back", async () => {
  const { world, record, reporting, counts, laterReport } = await answering();
  for (const bureau of reporting) await record(bureau, "deleted", day);
  const reported = await counts();
  await laterReport();
  const removed = await counts();
  const [first = "experian"] = reporting;
  const corrected = await record(first, "verified", "2026-12-09");
  const after = await counts();
  await world.close();
  expect([reported, removed, after].map((each) => each?.removed)).toEqual([1, 1, 0]);
  expect(corrected).toMatchObject({ status: "rejected", outcome: "verified" });
  expect(corrected.timeline.at(-1)).toMatchObject({ status: "rejected", corrects: true });
  expect(corrected.bureaus[first]).toMatchObject({
    answer: { outcome: "verified", answeredOn: "2026-12-09" },
    earlierAnswers: [{ outcome: "deleted", answeredOn: day }],
  });
});

test("an answer that is recorded once more is no correction, and takes none away", async () => {
  const { world, maya, id, record, reporting } = await answering();
  const [bureau = "experian"] = reporting;
  const first = await record(bureau, "verified", day);
  for (let time = 0; time < 11; time += 1) await record(bureau, "verified", day);
  const same = await world.disputes.getNow(maya.userId, id);
  const other = await record(bureau, "verified", "2026-12-09");
  await world.close();
  expect(same?.bureaus[bureau]).toEqual(first.bureaus[bureau]);
  expect(other.bureaus[bureau]?.earlierAnswers).toHaveLength(1);
});

test("the next round writes to the bureau that kept the item, and not to one that deleted it", async () => {
  const { world, maya, id, record, reporting } = await answering();
  const [kept = "experian", ...deleted] = reporting;
  await record(kept, "verified", day);
  for (const bureau of deleted) await record(bureau, "deleted", day);
  const request = makeRequest<"disputes/retry-dispute">({ user: maya, params: { id }, body: {} });
  const { bureaus, letterContent = "{}" } = await retryDispute(request, world.services);
  await world.close();
  expect(deleted.map((bureau) => bureaus[bureau]?.reportsItem)).toEqual(deleted.map(() => false));
  expect(bureaus[kept]?.reportsItem).toBe(true);
  expect(JSON.parse(letterContent)[kept]).toContain("December 8, 2026");
});

test.each([
  ["before the letter to it was mailed", "verified", "2026-11-19", "VALIDATION_FAILED"],
  ["tomorrow", "verified", "2026-12-11", "VALIDATION_FAILED"],
  ["without a date", "verified", undefined, "VALIDATION_FAILED"],
  ["with silence on a day", "no_response", day, "VALIDATION_FAILED"],
  ["with silence while it still has time", "no_response", undefined, "ANSWER_NOT_DUE"],
] as const)("a bureau cannot have answered %s", async (_, outcome, answeredOn, code) => {
  const { world, record } = await answering();
  await expect(record("experian", outcome, answeredOn)).rejects.toMatchObject({ code });
  await world.close();
});

test.each([
  ["before the letter was mailed", "2026-11-19", "Your letter was mailed on 2026-11-20, so"],
  ["tomorrow", "2026-12-11", "The bureau's letter cannot be dated in the future."],
  ["before the bureau received the letter", "2026-11-23", "The bureau received your letter on 2026-11-24, so"],
] as const)("a date that a bureau's letter cannot have is refused in words: %s", async (_, answeredOn, words) => {
  const { world, maya, id, record } = await answering();
  const dispute = await world.disputes.getNow(maya.userId, id);
  if (!dispute?.bureaus.experian) throw new Error("no letter");
  const experian = { ...dispute.bureaus.experian, deliveredAt: "2026-11-24T15:00:00.000Z" };
  const delivered = { ...dispute, bureaus: { ...dispute.bureaus, experian } };
  await world.disputes.transact([world.disputes.saveWrite(delivered)]);
  const refused = record("experian", "verified", answeredOn);
  await expect(refused).rejects.toMatchObject({ fieldErrors: { answeredOn: [expect.stringContaining(words)] } });
  await world.close();
});

test("silence counts once the bureau's days and the mail's are over, also where no delivery was confirmed", async () => {
  const { world, record } = await answering();
  world.clock.at = new Date("2027-01-12T12:00:00Z");
  await expect(record("experian", "no_response")).rejects.toMatchObject({ code: "ANSWER_NOT_DUE" });
  world.clock.at = new Date("2027-01-13T12:00:00Z");
  const { bureaus } = await record("experian", "no_response");
  await world.close();
  expect(bureaus.experian?.answer).toMatchObject({ outcome: "no_response" });
});

test("only the dispute's own member records answers, and not for a draft", async () => {
  const { world, record } = await answering();
  await expect(record("experian", "verified", day, makeUserRecord({ isAdmin: true }))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await world.close();
  const draft = await worldInStatus("draft");
  const body = { bureau: "experian", outcome: "verified", answeredOn: day } as const;
  const request = makeRequest<"disputes/record-answer">({ user: draft.maya, params: { id: draft.id }, body });
  await expect(recordAnswer(request, draft.world.services)).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await draft.world.close();
});

test("the answer says at once that the member's report still shows the item, or does not any more", async () => {
  const { world, maya, record, reporting, counts } = await answering();
  const [still = "experian", gone = "equifax"] = reporting;
  const kept = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  const negativeItems = kept?.negativeItems.map((item) => ({ ...item, bureaus: [still] }));
  const report = makeStoredReport({ userId: maya.userId, pulledAt: "2026-12-09T12:00:00.000Z", negativeItems });
  await world.reports.create(report);
  await world.users.update(maya.userId, { latestReport: summaryOf(report) });
  const user = (await world.users.get(maya.userId)) ?? maya;
  const first = await record(still, "deleted", day, user);
  const second = await record(gone, "deleted", day, user);
  const after = await counts();
  await world.close();
  expect(first.bureaus[still]?.laterReport).toMatchObject({ finding: "still_reported", on: "2026-12-09" });
  expect(second.bureaus[gone]?.laterReport).toMatchObject({ finding: "confirmed", on: "2026-12-09" });
  expect(after?.removed).toBe(0);
});

test("the answer says it also when the change was followed before the call is over", async () => {
  const { world, maya, record, reporting } = await answering();
  const report = makeStoredReport({ userId: maya.userId, pulledAt: "2026-12-09T12:00:00.000Z", negativeItems: [] });
  await world.reports.create(report);
  await world.users.update(maya.userId, { latestReport: summaryOf(report) });
  const { disputes } = world.services;
  const getNow = disputes.getNow.bind(disputes);
  jest.spyOn(disputes, "getNow").mockImplementation(async (...key) => {
    await compareDisputes(maya.userId, report.reportId, world.services);
    return getNow(...key);
  });
  const [bureau = "experian"] = reporting;
  const answered = await record(bureau, "deleted", day, (await world.users.get(maya.userId)) ?? maya);
  await world.close();
  expect(answered.bureaus[bureau]?.laterReport).toMatchObject({ finding: "confirmed", on: "2026-12-09" });
});

test.each([
  ["the latest report", "2026-12-09T12:00:00.000Z", undefined],
  ["the bureau's own part of it, with its own day", "2026-12-10T12:00:00.000Z", "2026-12-09T12:00:00.000Z"],
])(
  "an answer that was taken from %s is proven by it, and its letters name no letter of the bureau",
  async (_, pulledAt, own) => {
    const { world, maya, id, reporting } = await answering();
    const earlier = own && Object.fromEntries(reporting.map((each) => [each, own]));
    const parts = { ...(earlier && { earlier }), negativeItems: [] };
    const report = makeStoredReport({ userId: maya.userId, pulledAt, ...parts });
    await world.reports.create(report);
    await world.users.update(maya.userId, { latestReport: summaryOf(report) });
    const user = (await world.users.get(maya.userId)) ?? maya;
    const [bureau = "experian"] = reporting;
    const take = (outcome: DisputeOutcome, answeredOn: string) => {
      const body = { bureau, outcome, answeredOn, fromReport: true } as const;
      return recordAnswer(makeRequest<"disputes/record-answer">({ user, params: { id }, body }), world.services);
    };
    await expect(take("deleted", "2026-12-08")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    await expect(take("modified", "2026-12-09")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    const { bureaus } = await take("deleted", "2026-12-09");
    const saved = await world.disputes.getNow(maya.userId, id);
    await world.close();
    expect(bureaus[bureau]).toMatchObject({
      answer: { outcome: "deleted", source: "later_report" },
      laterReport: { finding: "confirmed", on: "2026-12-09" },
    });
    expect(saved && endOf(user, saved)[bureau]).toMatchObject({ outcome: "deleted", letterOn: undefined });
  },
);
