import { ulid } from "ulid";
import { followDisputes } from "#functions/jobs/follow-disputes";
import { followMembers } from "#functions/jobs/follow-members";
import { type DisputeRecord, toItem } from "#functions/repositories/dispute-item";
import { type ReportRecord, summaryOf } from "#functions/repositories/reports";
import { changeStatus } from "#functions/routes/disputes/change-status";
import { makeStoredReport } from "#functions/testing/dispute-world";
import { followServices } from "#functions/testing/follow-services";
import { makeRequest } from "#functions/testing/make-request";
import { worldInStatus } from "#functions/testing/one-dispute";
import { streamRecord } from "#functions/testing/stream-record";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { draftDisputes } from "./draft-disputes";

type Outcomes = Partial<Record<Bureau, DisputeOutcome>>;

/** A member whose dispute was answered by each bureau on 10 December. */
async function answeredBy(outcomes: Outcomes) {
  const { world, maya, id, itemId } = await worldInStatus("sent");
  const services = followServices(world, world.now);
  const before = await world.disputes.getNow(maya.userId, id);
  if (!before) throw new Error("no dispute");
  const at = "2026-12-12T12:00:00.000Z";
  const bureaus: DisputeRecord["bureaus"] = Object.fromEntries(
    (["experian", "equifax", "transunion"] as const).map((bureau) => {
      const outcome = outcomes[bureau];
      const answer = outcome && { outcome, answeredOn: "2026-12-10", recordedAt: at };
      return [bureau, { reportsItem: outcome !== undefined, answer }];
    }),
  );
  const isRejected = Object.values(outcomes).includes("verified");
  const after: DisputeRecord = {
    ...before,
    bureaus,
    status: isRejected ? "rejected" : "resolved",
    outcome: isRejected ? "verified" : "deleted",
    timeline: [...before.timeline, { at, status: isRejected ? "rejected" : "resolved", by: "member" }],
  };
  const claim = isRejected ? world.disputes.releaseWrite(after) : world.disputes.markRemovedWrite(after, at);
  const count = isRejected ? [] : [services.counts.countWrite(maya.userId, { removed: 1 })];
  await world.disputes.transact([world.disputes.saveWrite(after), claim, ...count]);
  const present = () => world.disputes.getNow(maya.userId, id);
  const first = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  const item = first?.negativeItems.find((each) => each.id === itemId);
  if (!item) throw new Error("no item");

  /** The member's next report, with the item at these bureaus; the streams' records of it and of what follows are worked off. */
  const nextReport = async (day: string, at: Bureau[], changes: Partial<ReportRecord> = {}) => {
    const shown = at.length > 0 ? [{ ...item, bureaus: at }] : [];
    const pulledAt = `${day}T09:00:00.000Z`;
    const shownNow = { reportId: ulid(), pulledAt, negativeItems: shown };
    const report = makeStoredReport({ userId: maya.userId, ...shownNow, ...changes });
    await world.reports.create(report);
    const was = await world.users.get(maya.userId);
    await world.users.update(maya.userId, { latestReport: summaryOf(report) });
    const is = await world.users.get(maya.userId);
    const dispute = await present();
    const record = streamRecord({ before: { ...was, sk: "USER" }, after: { ...is, sk: "USER" } });
    for (let times = 1; times <= 2; times += 1)
      await followMembers({ event: { Records: [record] }, requestId: "r" }, services);
    const compared = await present();
    if (dispute && compared) await follow(dispute, compared);
    return compared;
  };
  const follow = (was: DisputeRecord, is: DisputeRecord) => {
    const record = streamRecord({ before: toItem(was), after: toItem(is) });
    return followDisputes({ event: { Records: [record] }, requestId: "r" }, services);
  };
  const removed = async () => (await world.users.get(maya.userId))?.counts.removed;
  const noticed = async () => (await services.notices.list(maya.userId, { limit: 50 })).notices;
  const notices = async () => (await noticed()).map(({ kind, bureau }) => `${kind} ${bureau}`);
  /** The member disputes the item once more. */
  const dispute = async () => {
    const user = await world.users.get(maya.userId);
    if (!user) throw new Error("no member");
    return draftDisputes(user, [{ negativeItemId: itemId, disputeReason: "Not mine" }], world.services);
  };
  return { world, item, before, present, nextReport, follow, removed, noticed, notices, dispute };
}

test("a removal counts no longer while a report shows the item, again when each bureau's confirms it, and the member is notified", async () => {
  const { world, nextReport, removed, notices } = await answeredBy({ experian: "deleted", equifax: "deleted" });
  const counts = [await removed()];
  const half = await nextReport("2026-12-20", ["equifax"]);
  counts.push(await removed());
  const whole = await nextReport("2027-01-20", []);
  counts.push(await removed());
  const said = await notices();
  await world.close();
  expect(half?.bureaus.experian?.laterReport).toEqual({
    source: "later_report",
    finding: "confirmed",
    on: "2026-12-20",
  });
  expect(half?.bureaus.equifax?.laterReport?.finding).toBe("still_reported");
  expect(whole?.bureaus.equifax?.laterReport).toMatchObject({ finding: "confirmed", on: "2027-01-20" });
  expect(counts).toEqual([1, 0, 1]);
  expect([...said].sort()).toEqual([
    "item_still_reported equifax",
    "removal_confirmed equifax",
    "removal_confirmed experian",
  ]);
});

test("what a report of the morning confirms is news of that morning, not of noon", async () => {
  const { world, nextReport, noticed } = await answeredBy({ experian: "deleted" });
  await nextReport("2026-12-20", []);
  const said = await noticed();
  await world.close();
  expect(said.map(({ kind, at }) => [kind, at])).toEqual([["removal_confirmed", "2026-12-20T09:00:00.000Z"]]);
});

test("an item that comes back counts as removed no longer", async () => {
  const { world, nextReport, removed, notices } = await answeredBy({ experian: "deleted" });
  await nextReport("2026-12-20", []);
  const before = await removed();
  const back = await nextReport("2027-01-20", ["experian"]);
  const after = await removed();
  const said = await notices();
  await world.close();
  expect([before, after]).toEqual([1, 0]);
  expect(back?.bureaus.experian?.laterReport?.finding).toBe("returned");
  expect(said).toContain("item_returned experian");
});

test("an item that was kept and is gone from a later report is said once for each bureau", async () => {
  const { world, nextReport, notices } = await answeredBy({ experian: "verified", equifax: "verified" });
  await nextReport("2026-12-20", []);
  await nextReport("2027-01-20", []);
  const said = await notices();
  await world.close();
  expect([...said].sort()).toEqual(["item_gone equifax", "item_gone experian"]);
});

test("an item that is back stays with its dispute until it is gone again: no second dispute of it begins beside the letter", async () => {
  const { world, nextReport, dispute, removed } = await answeredBy({ experian: "deleted" });
  await nextReport("2026-12-20", ["experian"]);
  await expect(dispute()).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
  await nextReport("2027-01-20", []);
  const count = await removed();
  await nextReport("2027-02-20", ["experian"]);
  await expect(dispute()).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
  await world.close();
  expect(count).toBe(1);
});

test.each([
  ["the same month without a day", "2023-02", undefined],
  ["another month", "2023-03", "confirmed"],
])("%s is a change of a date only where the date cannot be the same", async (_, dateOpened, finding) => {
  const { item, nextReport, world } = await answeredBy({ experian: "modified" });
  const { creditorName, status } = item;
  const view = { bureau: "experian" as const, creditorName, status, dateOpened };
  const shown = { ...item, bureaus: ["experian" as const], bureauViews: [view] };
  const dispute = await nextReport("2026-12-20", ["experian"], { negativeItems: [shown] });
  await world.close();
  expect(dispute?.bureaus.experian?.laterReport?.finding).toBe(finding);
});

test("an item that another dispute has claimed since stays with that one", async () => {
  const { world, before, nextReport } = await answeredBy({ experian: "deleted" });
  const other = { ...before, id: ulid(), version: 1 };
  const [, claim] = world.disputes.createWrites(other);
  await world.disputes.transact([world.disputes.releaseWrite(before)]);
  await world.disputes.transact([claim]);
  const back = await nextReport("2026-12-20", ["experian"]);
  const claimant = await world.disputes.claimantOf(before);
  await world.close();
  expect(back?.bureaus.experian?.laterReport?.finding).toBe("still_reported");
  expect(claimant).toBe(other.id);
});

test("an item that was gone from the whole report is known again when it comes back under another id", async () => {
  const { world, item, nextReport, notices } = await answeredBy({ experian: "deleted" });
  await nextReport("2026-12-20", []);
  const other = { ...item, id: ulid(), creditorName: "Quarry Lake Bank", bureaus: ["experian" as const] };
  const without = await nextReport("2027-01-20", [], { negativeItems: [other] });
  const again = { ...item, id: ulid(), bureaus: ["experian" as const] };
  const back = await nextReport("2027-02-20", [], { negativeItems: [other, again] });
  const said = await notices();
  const open = await world.disputes.openItems(back?.userId ?? "");
  const claims = open.map(({ negativeItemId, removedAt }) => [negativeItemId, removedAt]);
  await world.close();
  expect(without?.bureaus.experian?.laterReport?.finding).toBe("confirmed");
  expect(back?.bureaus.experian?.laterReport?.finding).toBe("returned");
  expect(back?.negativeItemId).toBe(again.id);
  expect(claims).toEqual([[again.id, undefined]]);
  expect(said).toContain("item_returned experian");
});

test.each([
  ["of the letter's own day", "2026-12-10", {}],
  ["that only a client's program says", "2026-12-20", { isServerPulled: false }],
  ["without the bureau", "2026-12-20", { bureaus: ["equifax" as const] }],
  ["in a file that speaks of another bureau", "2026-12-20", { isServerPulled: false, proven: ["equifax" as const] }],
])("a report %s confirms nothing", async (_, day, changes) => {
  const { world, nextReport } = await answeredBy({ experian: "deleted" });
  const dispute = await nextReport(day, [], changes);
  await world.close();
  expect(dispute?.bureaus.experian?.laterReport).toBeUndefined();
});

test("what a bureau's file shows no more confirms its answer also after a file of another bureau", async () => {
  const { world, item, nextReport } = await answeredBy({ experian: "deleted", equifax: "verified" });
  const dispute = await nextReport("2026-12-21", ["experian", "equifax"], {
    isServerPulled: false,
    proven: ["experian", "equifax"],
    unseen: { experian: [item.id], equifax: [] },
    earlier: { experian: "2026-12-20T12:00:00.000Z" },
  });
  await world.close();
  expect(dispute?.bureaus.experian?.laterReport).toMatchObject({ finding: "confirmed", on: "2026-12-20" });
  expect(dispute?.bureaus.equifax?.laterReport).toBeUndefined();
});

test("another answer for the dispute as a whole is proven by no report of the one before", async () => {
  const { world, nextReport, removed } = await answeredBy({ experian: "deleted" });
  const confirmed = await nextReport("2026-12-20", []);
  const user = await world.users.get(confirmed?.userId ?? "");
  if (!user || !confirmed) throw new Error("no member");
  world.clock.at = new Date("2026-12-21T12:00:00Z");
  const body = { status: "resolved", outcome: "modified", correction: true } as const;
  const request = makeRequest<"disputes/change-status">({ user, params: { id: confirmed.id }, body });
  const { bureaus } = await changeStatus(request, world.services);
  const count = await removed();
  await world.close();
  expect(bureaus.experian?.laterReport).toBeUndefined();
  expect(count).toBe(0);
});

test("a report that came before the answer was recorded is compared with it then", async () => {
  const { world, before, present, nextReport, follow } = await answeredBy({ experian: "deleted" });
  const answered = await present();
  if (!answered) throw new Error("no dispute");
  await world.disputes.transact([world.disputes.saveWrite({ ...before, version: answered.version })]);
  await nextReport("2026-12-11", []);
  const unanswered = await present();
  const again = { ...answered, version: unanswered?.version ?? 0 };
  await world.disputes.transact([world.disputes.saveWrite(again)]);
  await follow(before, (await present()) ?? again);
  const dispute = await present();
  await world.close();
  expect(unanswered?.bureaus.experian?.laterReport).toBeUndefined();
  expect(dispute?.bureaus.experian?.laterReport).toMatchObject({ finding: "confirmed", on: "2026-12-11" });
});
