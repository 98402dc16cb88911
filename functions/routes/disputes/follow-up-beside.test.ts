import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { noteAddition } from "#functions/services/disputes/note-addition";
import { underInvestigation } from "#functions/testing/answered-dispute";
import { lettersOf, startNextRound, writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { submitDisputes, usedAllowance } from "#functions/testing/submitted-disputes";
import { deleteDispute } from "./delete-dispute";
import { recordAnswer } from "./record-answer";

jest.setTimeout(30_000);

test("while another bureau investigates, a letter goes beside the dispute, which keeps its status, its clocks and its item", async () => {
  const { world, user, id, open } = await underInvestigation();
  const ask = { bureau: "equifax", kind: "procedure_request" };
  const letter = await writeFollowUp(world, user, id, ask);
  await expect(writeFollowUp(world, user, id, ask)).rejects.toMatchObject({ code: "FOLLOW_UP_NOT_DUE" });
  const remove = (draftId: string) =>
    deleteDispute(makeRequest<"disputes/delete-dispute">({ user, params: { id: draftId } }), world.services);
  await remove(letter.id);
  const again = await writeFollowUp(world, user, id, ask);
  await submitDisputes(world, user, [again.id]);

  const dispute = await world.disputes.getNow(user.userId, id);
  const sent = await world.disputes.getNow(user.userId, again.id);
  const claimant = await world.disputes.claimantOf(open);
  expect(letter).toMatchObject({ status: "draft", round: 1, partOf: id });
  expect(lettersOf(letter).equifax).toContain(
    "according to your letter of January 5, 2027, was: the item was verified.",
  );
  expect(dispute).toMatchObject({ status: "in_review", round: 1, dueAt: "2027-02-04T23:59:59.999Z" });
  expect(dispute?.bureaus.equifax).toMatchObject({ answer: { outcome: "verified" }, laterLetter: again.id });
  expect(sent).toMatchObject({ status: "submitted", bureaus: { equifax: { kind: "procedure_request" } } });
  expect(sent?.bureaus.transunion?.reportsItem).toBe(false);
  // The new month has counted nothing.
  expect([claimant, await usedAllowance(world, user)]).toEqual([id, 0]);

  if (sent)
    await world.disputes.transact([world.disputes.saveWrite({ ...sent, status: "in_review", mailAfter: undefined })]);
  const body = { bureau: "equifax" as const, outcome: "deleted" as const, answeredOn: "2027-01-11" };
  await recordAnswer(makeRequest<"disputes/record-answer">({ user, params: { id: again.id }, body }), world.services);
  expect(await world.disputes.claimantOf(open)).toBe(id);
  await expect(startNextRound(world, user, again.id, {})).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await world.close();
});

test("a letter about what came back names the day on which this bureau's answer was recorded, whatever was recorded since", async () => {
  const { world, user, id, open } = await underInvestigation();
  const experian = {
    ...open.bureaus.experian,
    reportsItem: true,
    answer: {
      outcome: "deleted" as const,
      answeredOn: "2026-12-28",
      recordedAt: "2026-12-29T15:00:00.000Z",
      source: "later_report" as const,
    },
    laterReport: { source: "later_report" as const, finding: "returned" as const, on: "2027-01-10" },
  };
  const saved = await world.disputes.getNow(user.userId, id);
  if (!saved) throw new Error("no dispute");
  await world.disputes.transact([world.disputes.saveWrite({ ...saved, bureaus: { ...open.bureaus, experian } })]);
  const letter = await writeFollowUp(world, user, id, { bureau: "experian", kind: "reinsertion" });
  await world.close();
  expect(lettersOf(letter).experian).toContain("you deleted the item below; I recorded that on December 29, 2026.");
});

test("what is added while a bureau investigates goes beside the dispute, and gives that bureau 15 days more once it arrives", async () => {
  const { world, user, id } = await underInvestigation();
  const more = { bureau: "transunion", kind: "added_information", words: "The court's order of January 7." };
  await expect(writeFollowUp(world, user, id, { ...more, bureau: "equifax" })).rejects.toMatchObject({
    code: "FOLLOW_UP_NOT_DUE",
  });
  const { id: letterId, ...draft } = await writeFollowUp(world, user, id, more);
  await submitDisputes(world, user, [letterId]);
  const sent = await world.disputes.getNow(user.userId, letterId);
  if (!sent) throw new Error("no letter");
  const arrived: DisputeRecord = {
    ...sent,
    status: "in_review",
    mailAfter: undefined,
    bureaus: {
      ...sent.bureaus,
      transunion: { ...sent.bureaus.transunion, reportsItem: true, deliveredAt: "2027-01-20T15:00:00.000Z" },
    },
  };
  await world.disputes.transact([world.disputes.saveWrite(arrived)]);
  for (const _ of [1, 2]) await noteAddition({ kind: "modify", before: sent, after: arrived }, world.services);
  const after = await world.disputes.getNow(user.userId, id);

  expect(draft).toMatchObject({ status: "draft", partOf: id, bureaus: { transunion: { kind: "added_information" } } });
  const { transunion: text } = lettersOf(draft);
  expect(text).toContain("You received my dispute of the item below on January 5, 2027.");
  expect(text).toContain("What I add: “The court's order of January 7.”");
  expect(after).toMatchObject({ status: "in_review", dueAt: "2027-02-19T23:59:59.999Z" });
  expect(after?.bureaus.transunion).toMatchObject({ informationAddedOn: "2027-01-20", isExtended: true });
  expect(after?.bureaus.transunion).toMatchObject({ addedLetter: letterId });
  expect(await usedAllowance(world, user)).toBe(0);
  const body = { bureau: "transunion" as const, outcome: "deleted" as const, answeredOn: "2027-01-20" };
  const onLetter = makeRequest<"disputes/record-answer">({ user, params: { id: letterId }, body });
  await expect(recordAnswer(onLetter, world.services)).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await world.close();
});
