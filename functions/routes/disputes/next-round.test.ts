import { ulid } from "ulid";
import { summaryOf } from "#functions/repositories/reports";
import { lettersOf, readDispute, rewriteLetters, startNextRound } from "#functions/testing/letter-calls";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { rejectDispute, worldWithDraft } from "#functions/testing/one-dispute";

test("a next round speaks of the latest report, and is refused where it shows that there is nothing left to ask for", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rewriteLetters(world, maya, id, { disputeReason: "paid_in_full" });
  await rejectDispute(world, maya, id);
  const report = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  if (!report) throw new Error("no report");
  const paid = report.negativeItems.map((item) => ({ ...item, amount: 0, status: "closed" as const }));
  const later = { ...report, reportId: ulid(), negativeItems: paid };
  await world.reports.create(later);
  const user = await world.users.update(maya.userId, { latestReport: summaryOf(later) });
  await expect(startNextRound(world, user, id)).rejects.toMatchObject({
    details: expect.stringContaining("paid already"),
  });
  expect(lettersOf(await startNextRound(world, maya, id)).experian).toContain("I have paid this debt in full.");
  await world.close();
});

test("the timeline says who did what: a next round is the member's step, not the system's", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rejectDispute(world, maya, id);
  const { timeline } = await startNextRound(world, maya, id);
  await world.close();
  expect(timeline.at(-1)).toMatchObject({ status: "draft", by: "member" });
});

test("the next round answers the rejection and leaves the first round readable", async () => {
  const { world, maya, id } = await worldWithDraft();
  const first = lettersOf(await readDispute(world, maya, id));
  await rejectDispute(world, maya, id);
  world.clock.at = new Date("2026-12-23T12:00:00Z");
  const dispute = await startNextRound(world, maya, id, {
    additionalDetails: "The bureau did not say how it verified.",
  });
  await world.close();

  expect(dispute).toMatchObject({
    status: "draft",
    round: 2,
    outcome: undefined,
    rounds: [{ round: 1, outcome: "verified" }],
  });
  expect(lettersOf(dispute).experian).toContain("December 22, 2026");
  expect(lettersOf(dispute).experian).toContain("The bureau did not say how it verified.");
  expect(lettersOf(dispute.rounds[0] ?? {})).toEqual(first);
});

test("a next round of a reason in one's own words takes no sign in their place", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rewriteLetters(world, maya, id, { disputeReason: "other", additionalDetails: "It was sold twice." });
  await rejectDispute(world, maya, id);
  const said = startNextRound(world, maya, id, { additionalDetails: "." });
  await expect(said).rejects.toMatchObject({ fieldErrors: { additionalDetails: [expect.any(String)] } });
  expect(lettersOf(await startNextRound(world, maya, id)).experian).toContain("It was sold twice.");
  await world.close();
});

test("a next round calls a bureau silent only when its answer is late, with the days of its notice and of the mail", async () => {
  const { world, maya, id } = await worldWithDraft();
  const dispute = await world.disputes.getNow(maya.userId, id);
  if (!dispute) throw new Error("no dispute");
  const received = (deliveredAt: string) => ({ reportsItem: true, deliveredAt });
  const bureaus = {
    experian: received("2026-12-01T15:00:00.000Z"),
    equifax: received("2026-12-10T15:00:00.000Z"),
    transunion: { reportsItem: true },
  };
  const at = "2026-12-31T15:00:00.000Z";
  const timeline = [...dispute.timeline, { at, status: "rejected" as const, by: "member" as const }];
  const rejected = { ...dispute, bureaus, status: "rejected" as const, outcome: "no_response" as const, timeline };
  await world.disputes.transact([world.disputes.saveWrite(rejected), world.disputes.releaseWrite(dispute)]);
  world.clock.at = new Date("2027-01-14T17:00:00Z");
  const { experian, equifax, transunion } = lettersOf(await startNextRound(world, maya, id));
  await world.close();

  expect(experian).toContain("by January 14, 2027 I had received no answer");
  for (const letter of [equifax, transunion]) expect(letter).not.toContain("no answer");
});

test("only a rejected dispute has a next round, and only while its item is in no other", async () => {
  const { world, maya, id } = await worldWithDraft();
  await expect(startNextRound(world, maya, id)).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await rejectDispute(world, maya, id);
  await world.drafts(maya, 1);
  await expect(startNextRound(world, maya, id)).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
  await expect(startNextRound(world, makeUserRecord({ isAdmin: true }), id)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await world.close();
});
