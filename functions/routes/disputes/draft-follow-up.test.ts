import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { compareDisputes } from "#functions/services/disputes/compare-with-report";
import { answered, MAILED } from "#functions/testing/answered-dispute";
import { makeStoredReport } from "#functions/testing/dispute-world";
import { lettersOf, readDispute, rewriteLetters, startNextRound, writeFollowUp } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { submitDisputes, usedAllowance } from "#functions/testing/submitted-disputes";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { ProofKind } from "#shared/domain/evidence/proof";
import { deleteDispute } from "./delete-dispute";
import { takeBack } from "./take-back";

jest.setTimeout(30_000);

const mixed = { experian: "deleted", equifax: "verified", transunion: "no_response" } as const;

test("a letter to one bureau is a draft of the next round, in which the others keep their answers", async () => {
  const { world, user, id } = await answered(mixed);
  const draft = await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  await world.close();

  expect(draft).toMatchObject({ status: "draft", round: 2, needsSomethingNew: undefined });
  expect(draft.bureaus).toMatchObject({
    experian: { reportsItem: false, answer: { outcome: "deleted" } },
    // The answer to the dispute has opened a complaint: the request does not make it wait again.
    equifax: { reportsItem: true, kind: "procedure_request", complaintFrom: "2027-01-05" },
    transunion: { reportsItem: false, answer: { outcome: "no_response" } },
  });
  // The bureaus answered the first round differently: it has no one outcome.
  expect(draft.rounds.map(({ round, outcome }) => [round, outcome])).toEqual([[1, undefined]]);
  const letters = lettersOf(draft);
  expect(letters.equifax).toContain("according to your letter of January 5, 2027, was: the item was verified.");
  expect(letters.equifax).toContain("you have 15 days from receiving this letter");
  expect(Object.keys(letters)).toEqual(["equifax", "generatedAt"]);
});

test("a second bureau's letter joins the draft, and the demand names when its letter left, arrived, and its number", async () => {
  const { world, user, id } = await answered(mixed);
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  const draft = await writeFollowUp(world, user, id, { bureau: "transunion", kind: "no_answer_demand" });
  const renewed = await rewriteLetters(world, user, id);
  const { bureaus } = await readDispute(world, user, id);
  await world.close();

  expect(draft.round).toBe(2);
  // An answer to the first letter may still come.
  expect([bureaus.equifax, bureaus.transunion].map((each) => each?.unansweredSince)).toEqual([undefined, "2026-11-27"]);
  const { equifax, transunion } = lettersOf(draft);
  expect(equifax).toContain("description of the procedure");
  expect(transunion).toContain("mailed on November 27, 2026 (tracking number 9400 transunion)");
  expect(transunion).toContain("reached you on December 1, 2026");
  expect(transunion).toContain("ended on December 31, 2026");
  expect(lettersOf(renewed)).toMatchObject({ equifax, transunion });
});

test("a demand encloses the receipts of mailing that are kept with its dispute, and no other letter does", async () => {
  const { world, user, id } = await answered({ ...mixed, experian: "no_response" });
  const { userId } = user;
  const about = { userId, name: "Mine", createdAt: "2026-11-27T18:00:00.000Z", status: "kept" } as const;
  const keep = (proofId: string, kind: ProofKind, disputeId?: string) =>
    world.proofs.create({ ...about, proofId, kind, disputeId, pages: 1, sizeBytes: 900, sha256: proofId });
  await keep("01KAB0000000000000000000R1", "mailing_receipt", id);
  await keep("01KAB0000000000000000000R2", "mailing_receipt", "01KAB000000000000000000000");
  await keep("01KAB0000000000000000000R3", "bureau_letter", id);
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  const draft = await writeFollowUp(world, user, id, { bureau: "transunion", kind: "no_answer_demand" });
  await world.close();

  expect(draft.exhibits).toMatchObject([{ proofId: "01KAB0000000000000000000R1", kind: "mailing_receipt" }]);
  const { equifax, transunion } = lettersOf(draft);
  expect(transunion).toContain("Exhibit A, receipt of mailing (1 page)");
  expect(equifax).not.toContain("Exhibit");
});

test("the days of a demand are those of the place where its writer lives", async () => {
  const { world, user, id } = await answered(mixed);
  const dispute = await world.disputes.getNow(user.userId, id);
  if (!dispute?.bureaus.transunion) throw new Error("no dispute");
  // Nine in the evening in New York.
  const evening = { mailedAt: "2026-11-28T02:00:00.000Z", deliveredAt: "2026-12-02T02:00:00.000Z" };
  const transunion = { ...dispute.bureaus.transunion, ...evening };
  const bureaus = { ...dispute.bureaus, transunion };
  await world.disputes.transact([world.disputes.saveWrite({ ...dispute, bureaus })]);
  const letter = lettersOf(await writeFollowUp(world, user, id, { bureau: "transunion", kind: "no_answer_demand" }));
  await world.close();

  expect(letter.transunion).toContain("mailed on November 27, 2026");
  expect(letter.transunion).toContain("reached you on December 1, 2026");
});

test("it is approved and sent without counting as another dispute, only to its bureau, and its clock is its own", async () => {
  const { world, user, id } = await answered(mixed);
  const used = await usedAllowance(world, user);
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  await expect(submitDisputes(world, user, [id])).resolves.toMatchObject({ processedCount: 1 });
  const submitted = await world.disputes.getNow(user.userId, id);
  expect(submitted?.bureaus.experian).toMatchObject({ reportsItem: false, answer: { outcome: "deleted" } });
  expect(submitted?.bureaus.equifax).toEqual({
    reportsItem: true,
    kind: "procedure_request",
    complaintFrom: "2027-01-05",
  });
  const delivered = { reportsItem: true, kind: "procedure_request" as const, deliveredAt: "2027-01-18T15:00:00.000Z" };
  if (submitted)
    await world.disputes.transact([
      world.disputes.saveWrite({ ...submitted, bureaus: { ...submitted.bureaus, equifax: delivered } }),
    ]);
  const present = await readDispute(world, user, id);
  await world.close();
  expect(await present.bureaus.equifax?.dueOn).toBe("2027-02-02");
  expect(used).toBe(1);
});

test("a plan that is used up still sends it, and taking it back gives no place of the plan back", async () => {
  const { world, user, id } = await answered(mixed);
  const full = { period: "2027-01", limit: 5, used: 5 };
  const member = await world.users.update(user.userId, { allowance: full });
  await writeFollowUp(world, member, id, { bureau: "equifax", kind: "procedure_request" });
  await submitDisputes(world, member, [id]);
  const present = await world.disputes.getNow(user.userId, id);
  if (present)
    await world.disputes.transact([world.disputes.saveWrite({ ...present, mailAfter: "2027-02-01T05:00:00.000Z" })]);
  const again = (await world.users.get(user.userId)) ?? member;
  await takeBack(makeRequest<"disputes/take-back">({ user: again, params: { id } }), world.services);
  expect(await usedAllowance(world, member)).toBe(5);
  await world.close();
});

test("a cure names what the bureau said is missing, and says all that the dispute says", async () => {
  const { world, user, id } = await answered({ ...mixed, equifax: "frivolous" });
  const cure = { bureau: "equifax", kind: "cure", words: "a copy of my ID." };
  const { equifax } = lettersOf(await writeFollowUp(world, user, id, cure));
  await world.close();
  expect(equifax).toContain("said that this was missing: “a copy of my ID”.\n\nI state my dispute in full below");
  // Nothing is enclosed yet that the bureau did not have.
  expect(equifax).not.toContain("I supply it");
  expect(equifax).toContain("This account does not belong to me.");
  expect(equifax).toContain("within 30 days of receiving this letter");
});

test("an item that was deleted and is back is written about with its law, and the item is claimed again", async () => {
  const { world, user, id } = await answered(
    { experian: "deleted", equifax: "deleted", transunion: "deleted" },
    "resolved",
  );
  const dispute = await world.disputes.getNow(user.userId, id);
  if (!dispute) throw new Error("no dispute");
  const report = async (pulledAt: string, at: Bureau[]) => {
    const old = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
    const items = (old?.negativeItems ?? []).flatMap((item) =>
      item.id === dispute.negativeItemId ? (at.length > 0 ? [{ ...item, bureaus: at }] : []) : [item],
    );
    const stored = makeStoredReport({ userId: user.userId, pulledAt, negativeItems: items });
    await world.reports.create(stored);
    await compareDisputes(user.userId, stored.reportId, world.services);
  };
  const reinsertion = { bureau: "equifax", kind: "reinsertion" };
  await expect(writeFollowUp(world, user, id, reinsertion)).rejects.toMatchObject({ code: "FOLLOW_UP_NOT_DUE" });
  await report("2027-01-20T12:00:00.000Z", []);
  await report("2027-02-20T12:00:00.000Z", ["equifax"]);
  const draft = await writeFollowUp(world, user, id, reinsertion);
  const claimant = await world.disputes.claimantOf(dispute);
  await deleteDispute(makeRequest<"disputes/delete-dispute">({ user, params: { id } }), world.services);
  const after = await world.disputes.getNow(user.userId, id);
  const open = await world.disputes.openItems(user.userId);
  await world.close();

  expect(open.filter(({ removedAt }) => removedAt === undefined).map(({ disputeId }) => disputeId)).toEqual([id]);
  expect(lettersOf(draft).equifax).toContain("My credit report of February 20, 2027 shows it again.");
  expect(claimant).toBe(id);
  expect(draft.bureaus.experian).toMatchObject({ laterReport: { finding: "confirmed" } });
  expect(after).toMatchObject({ status: "resolved", round: 1, outcome: "deleted" });
});

test("a draft that is not wanted goes, and the dispute is what it was", async () => {
  const { world, user, id } = await answered(mixed);
  const before = await world.disputes.getNow(user.userId, id);
  await writeFollowUp(world, user, id, {
    bureau: "equifax",
    kind: "consumer_statement",
    words: "I never had this account.",
  });
  await deleteDispute(makeRequest<"disputes/delete-dispute">({ user, params: { id } }), world.services);
  const after = await world.disputes.getNow(user.userId, id);
  const rounds = await world.letters.rounds(id);
  // A next round about new facts follows as before.
  const next = await startNextRound(world, user, id, { additionalDetails: "They wrote on January 7 that they erred." });
  await world.close();
  expect(after).toMatchObject({ status: "rejected", round: 1, bureaus: before?.bureaus });
  expect(rounds).toHaveLength(1);
  expect(lettersOf(next).equifax).toContain("according to your letter of January 5, 2027");
});

test("a next round after such letters is a dispute again: nothing of them stays in it", async () => {
  const { world, user, id } = await answered(mixed);
  await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  const draft = await world.disputes.getNow(user.userId, id);
  if (!draft) throw new Error("no dispute");
  const answer = { outcome: "verified" as const, answeredOn: "2027-01-28", recordedAt: "2027-02-01T12:00:00.000Z" };
  const step = { at: "2027-02-01T12:00:00.000Z", status: "rejected" as const, by: "member" as const };
  const equifax = { reportsItem: true, kind: "procedure_request" as const, mailedAt: MAILED, answer };
  const rejected: DisputeRecord = {
    ...draft,
    status: "rejected",
    outcome: "verified",
    timeline: [...draft.timeline, step],
    bureaus: { ...draft.bureaus, equifax },
  };
  await world.disputes.transact([world.disputes.saveWrite(rejected), world.disputes.releaseWrite(rejected)]);
  const next = await startNextRound(world, user, id, { additionalDetails: "Their procedure was one telephone call." });
  await world.close();

  const letters = lettersOf(next);
  expect(next.bureaus.equifax).toEqual({ reportsItem: true });
  expect(letters.equifax).toContain("This account does not belong to me.");
  expect(letters.transunion).toContain("This account does not belong to me.");
  expect(next.bureaus.experian).toMatchObject({ reportsItem: false, answer: { outcome: "deleted" } });
});
