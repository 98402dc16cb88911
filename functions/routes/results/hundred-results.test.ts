import { ulid } from "ulid";
import { followDisputes } from "#functions/jobs/follow-disputes";
import { sendLetters } from "#functions/jobs/send-letters";
import { type DisputeRecord, toItem } from "#functions/repositories/dispute-item";
import { seenWrite } from "#functions/repositories/events";
import { summaryOf } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { recordAnswer } from "#functions/routes/disputes/record-answer";
import { compareDisputes } from "#functions/services/disputes/compare-with-report";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { type DisputeWorld, itemsOf, makeStoredReport, startDisputeWorld } from "#functions/testing/dispute-world";
import { followServices } from "#functions/testing/follow-services";
import { makeRequest } from "#functions/testing/make-request";
import { streamRecord } from "#functions/testing/stream-record";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import { getSuccessRate } from "./get-success-rate";

const MAIL_DAY = "2026-11-30T17:00:00.000Z";
const ARRIVAL = "2026-12-03T15:00:00.000Z";
const ANSWER = "2026-12-28T15:00:00.000Z";
const NEXT_REPORT = "2027-01-15T15:00:00.000Z";

/** Of each five disputes the bureau refuses the first one. */
const PLAN = 5;
const isRefused = (place: number) => place % PLAN === 0;

type Case = { user: UserRecord; ids: string[] };

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

/** A member with a month's disputes, of which the letters were submitted. */
async function submitted(): Promise<Case> {
  const items = itemsOf(PLAN).map((item) => ({ ...item, bureaus: ["experian" as const] }));
  const user = await world.member({ userId: ulid() }, items);
  const ids = (await world.drafts(user, PLAN)).map(({ dispute }) => dispute.id);
  await submitDisputes(world, user, ids);
  return { user, ids };
}

async function delivered(user: UserRecord, disputeId: string) {
  const letter = { userId: user.userId, disputeId, round: 1, bureau: "experian" as const };
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: disputeId, at: world.now() });
  const event = { id: disputeId, kind: "delivered" as const, at: ARRIVAL, letter };
  await recordMailEvent(event, { ...world.services, seen });
}

async function answer(user: UserRecord, id: string, outcome: "deleted" | "verified") {
  const body = { bureau: "experian" as const, outcome, answeredOn: "2026-12-26" };
  await recordAnswer(makeRequest<"disputes/record-answer">({ user, params: { id }, body }), world.services);
}

/** The member's next report, in which what was refused is still there. */
async function nextReport({ user, ids }: Case) {
  const before = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
  const negativeItems = (before?.negativeItems ?? []).filter((_, place) => isRefused(place));
  const report = makeStoredReport({ userId: user.userId, reportId: ulid(), pulledAt: NEXT_REPORT, negativeItems });
  await world.reports.create(report);
  await world.users.update(user.userId, { latestReport: summaryOf(report) });
  return following(user, ids, () => compareDisputes(user.userId, report.reportId, world.services));
}

const present = (user: UserRecord, ids: string[]) =>
  Promise.all(ids.map((id) => world.disputes.getNow(user.userId, id)));

/** What follows from the disputes that `act` changes, by the table's stream. */
async function following(user: UserRecord, ids: string[], act: () => Promise<unknown>) {
  const before = await present(user, ids);
  await act();
  const after = await present(user, ids);
  for (const place of ids.keys()) await follow(before[place], after[place]);
}

async function follow(before: DisputeRecord | undefined, after: DisputeRecord | undefined) {
  const record = streamRecord({ before: before && toItem(before), after: after && toItem(after) });
  await followDisputes({ event: { Records: [record] }, requestId: "r" }, followServices(world, world.now));
}

const rate = async () => {
  const services = followServices(world, world.now);
  return (await getSuccessRate(makeRequest<"results/get-success-rate">({}), services)).value.percent;
};

test("the public rate takes the claim's place with the hundredth proven outcome, and with none before", async () => {
  const cases: Case[] = [];
  for (let members = 0; members < 100 / PLAN; members += 1) cases.push(await submitted());
  world.clock.at = new Date(MAIL_DAY);
  await sendLetters({ event: {} }, world.services);
  for (const { user, ids } of cases) for (const id of ids) await delivered(user, id);

  world.clock.at = new Date(ANSWER);
  const last = cases.at(-1);
  if (!last) throw new Error("no case");
  const refusedOf = ({ ids }: Case) => ids.filter((_, place) => isRefused(place));
  for (const each of cases) {
    await following(each.user, each.ids, async () => {
      for (const id of each.ids) await answer(each.user, id, refusedOf(each).includes(id) ? "verified" : "deleted");
    });
  }
  // What bureaus write proves nothing: only the refusals are decided.
  expect(await rate()).toBeNull();

  world.clock.at = new Date(NEXT_REPORT);
  for (const each of cases.slice(0, -1)) await nextReport(each);
  expect(await rate()).toBeNull();
  // The stream brings 99 of them, and the hundredth a moment later.
  const [hundredth = "", ...others] = [...last.ids].reverse();
  const [before] = await present(last.user, [hundredth]);
  await nextReport({ ...last, ids: others });
  expect(await rate()).toBeNull();
  const [after] = await present(last.user, [hundredth]);
  await follow(before, after);
  expect(await rate()).toBe(80);
}, 180_000);
