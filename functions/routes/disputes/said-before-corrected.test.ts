import { renewReturnedDraft } from "#functions/services/disputes/renew-later-draft";
import { answered } from "#functions/testing/answered-dispute";
import { readDispute } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { withReportOfToday } from "#functions/testing/report-of-today";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { changeStatus } from "./change-status";
import { createDispute } from "./create-dispute";
import { recordAnswer } from "./record-answer";
import { takeBack } from "./take-back";

jest.setTimeout(30_000);

const everywhere = (outcome: DisputeOutcome) => ({ experian: outcome, equifax: outcome, transunion: outcome });

/** A dispute that is answered, and the draft of another one about its item that says the same. */
async function disputedAgain(outcomes: Record<Bureau, DisputeOutcome>, disputeReason = "Account not mine") {
  const { world, user: answeredUser, id } = await answered(outcomes);
  const { negativeItemId } = await world.disputes.getFor({ userId: answeredUser.userId, isAdmin: false }, id);
  const user = await withReportOfToday(world, answeredUser);
  const body = { negativeItemId, disputeReason };
  const draft = await createDispute(makeRequest<"disputes/create-dispute">({ user, body }), world.services);
  const record = (bureau: Bureau, outcome: DisputeOutcome) => {
    const answeredOn = outcome === "no_response" ? undefined : "2027-01-06";
    const answer = { bureau, outcome, answeredOn };
    return recordAnswer(makeRequest<"disputes/record-answer">({ user, params: { id }, body: answer }), world.services);
  };
  return { world, user, id, draft, record, read: () => readDispute(world, user, draft.id) };
}

test("a draft that repeats what was refused waits for something new as soon as the refusal is recorded in place of silence", async () => {
  const { world, user, draft, record, read } = await disputedAgain(everywhere("no_response"));
  expect(draft.needsSomethingNew).toBeUndefined();
  await record("experian", "verified");
  const { bureaus: after, ...first } = await read();
  expect(first.needsSomethingNew).toBeUndefined();
  expect(bureaus.filter((bureau) => after[bureau]?.reportsItem)).toEqual(["equifax", "transunion"]);
  await record("equifax", "frivolous");
  await record("transunion", "verified");
  expect((await read()).needsSomethingNew).toBe(true);
  await expect(submitDisputes(world, user, [draft.id])).rejects.toMatchObject({ code: "NOTHING_NEW" });
  await world.close();
});

test("a draft that waited for something new can be sent once what was recorded as a refusal is corrected", async () => {
  const { world, user, draft, record, read } = await disputedAgain(everywhere("verified"));
  expect(draft.needsSomethingNew).toBe(true);
  world.clock.at = new Date("2027-01-14T17:00:00.000Z");
  await record("transunion", "no_response");
  // One bureau has not refused it: it gets its letter, and the others none.
  const { bureaus: after, needsSomethingNew } = await read();
  expect(needsSomethingNew).toBeUndefined();
  expect(bureaus.filter((bureau) => after[bureau]?.reportsItem)).toEqual(["transunion"]);
  await expect(submitDisputes(world, user, [draft.id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("a correction of the whole answer, by an administrator too, changes the draft with it", async () => {
  const { world, user, id, read } = await disputedAgain(everywhere("verified"));
  const correct = (status: "rejected" | "resolved", outcome: DisputeOutcome, isAdmin: boolean) => {
    const body = { status, outcome, correction: true as const };
    const asked = makeRequest<"disputes/change-status">({ user: { ...user, isAdmin }, params: { id }, body });
    return changeStatus(asked, world.services);
  };
  await correct("resolved", "modified", false);
  expect((await read()).needsSomethingNew).toBeUndefined();
  await correct("rejected", "frivolous", true);
  expect((await read()).needsSomethingNew).toBe(true);
  await world.close();
});

test("letters that are approved stay; once they are a draft again, they wait for something new", async () => {
  const { world, user, draft, record, read } = await disputedAgain(everywhere("no_response"));
  // A Saturday: the letters leave on Monday.
  world.clock.at = new Date("2027-01-16T17:00:00.000Z");
  await submitDisputes(world, user, [draft.id]);
  const before = await world.disputes.getNow(user.userId, draft.id);
  for (const bureau of bureaus) await record(bureau, "verified");
  const after = await world.disputes.getNow(user.userId, draft.id);
  if (!before || !after) throw new Error("no dispute");
  expect(after).toEqual(before);
  const member = (await world.users.get(user.userId)) ?? user;
  await takeBack(makeRequest<"disputes/take-back">({ user: member, params: { id: draft.id } }), world.services);
  await renewReturnedDraft({ kind: "modify", before, after: { ...after, status: "draft" } }, world.services);
  expect((await read()).needsSomethingNew).toBe(true);
  await world.close();
});

test("a draft that still needs a reason says nothing yet, and so nothing again", async () => {
  const { world, user, draft, record, read } = await disputedAgain(everywhere("no_response"));
  const saved = await world.disputes.getNow(user.userId, draft.id);
  if (!saved) throw new Error("no dispute");
  await world.disputes.transact([world.disputes.saveWrite({ ...saved, needsReason: true })]);
  for (const bureau of bureaus) await record(bureau, "verified");
  expect((await read()).needsSomethingNew).toBeUndefined();
  await world.close();
});
