import { ulid } from "ulid";
import { sendLetters } from "#functions/jobs/send-letters";
import { seenWrite } from "#functions/repositories/events";
import type { UserRecord } from "#functions/repositories/users";
import { attachProofs } from "#functions/routes/evidence/attach-proofs";
import { selfMail } from "#functions/routes/evidence/self-mail";
import { draftDisputes } from "#functions/services/disputes/draft-disputes";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { rewriteDrafts } from "#functions/services/disputes/rewrite-drafts";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { readDispute, rewriteLetters, startNextRound } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import { SelfMailBody } from "#shared/api/schemas/evidence";
import { recordAnswer } from "./record-answer";

/** A member with a copy of their ID, and a draft about an item that comes from identity theft. */
async function theftDesk(changes: Partial<UserRecord> = { hasIdOnFile: true }, disputeReason = "identity_theft") {
  const world = await startDisputeWorld();
  const maya = await world.member(changes);
  const report = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  const negativeItemId = report?.negativeItems[0]?.id ?? "";
  const [draft] = await draftDisputes(maya, [{ negativeItemId, disputeReason }], world.services);
  if (!draft) throw new Error("no draft");
  return { world, maya, id: draft.dispute.id };
}

async function encloseReport({ world, maya, id }: { world: DisputeWorld; maya: UserRecord; id: string }) {
  const proofId = ulid();
  const proof = { userId: maya.userId, proofId, kind: "identity_theft_report", name: "FTC report" } as const;
  const file = { pages: 6, sizeBytes: 1_000, sha256: "a" };
  await world.proofs.create({ ...proof, ...file, createdAt: "2026-11-20T12:00:00.000Z", status: "kept" });
  const body = { proofIds: [proofId] };
  return attachProofs(makeRequest<"evidence/attach-proofs">({ user: maya, params: { id }, body }), {
    ...world.services,
  });
}

/** The post delivers the letter of this round to Experian. */
async function deliver(world: DisputeWorld, userId: string, disputeId: string, at: string) {
  const letter = { userId, disputeId, round: 1, bureau: "experian" as const };
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: at, at: world.now() });
  await recordMailEvent({ id: at, kind: "delivered", at, letter }, { ...world.services, seen });
}

test("a request to block cannot be sent, nor mailed by its writer, before both proofs are enclosed", async () => {
  const { world, maya, id } = await theftDesk();
  const bare = await readDispute(world, maya, id);
  expect(bare).toMatchObject({ bureaus: { equifax: { kind: "block" } }, missingProofs: ["identity_theft_report"] });
  await expect(submitDisputes(world, maya, [id])).rejects.toMatchObject({ code: "THEFT_PROOF_REQUIRED" });
  const letters = ["experian", "equifax", "transunion"].map((bureau) => ({ bureau, mailedOn: "2026-11-20" }));
  const body = SelfMailBody.parse({ letters });
  const mailing = selfMail(makeRequest<"evidence/self-mail">({ user: maya, params: { id }, body }), world.services);
  await expect(mailing).rejects.toMatchObject({ code: "THEFT_PROOF_REQUIRED" });

  const whole = await encloseReport({ world, maya, id });
  expect(whole.missingProofs).toBeUndefined();
  await expect(submitDisputes(world, maya, [id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("without a copy of the ID it lacks proof of identity until there is one", async () => {
  const { world, maya, id } = await theftDesk({});
  await encloseReport({ world, maya, id });
  expect((await readDispute(world, maya, id)).missingProofs).toEqual(["identity"]);
  await expect(submitDisputes(world, maya, [id])).rejects.toMatchObject({ code: "THEFT_PROOF_REQUIRED" });

  await world.users.update(maya.userId, { hasIdOnFile: true });
  const change = { userId: maya.userId, before: {}, after: { hasIdOnFile: true } };
  await rewriteDrafts(change, world.services);
  expect((await readDispute(world, maya, id)).missingProofs).toBeUndefined();
  await world.close();
});

test("the bureau has four business days from the delivery, and silence can be recorded once the mail's days are over", async () => {
  const { world, maya, id } = await theftDesk();
  await encloseReport({ world, maya, id });
  await submitDisputes(world, maya, [id]);
  world.clock.at = new Date("2026-11-30T17:00:00.000Z");
  world.services.exhibitsOf = async () => [];
  await sendLetters({ event: {} }, world.services);
  await deliver(world, maya.userId, id, "2026-12-03T15:00:00.000Z");
  expect((await readDispute(world, maya, id)).bureaus.experian?.dueOn).toBe("2026-12-09");

  const silent = () =>
    recordAnswer(
      makeRequest<"disputes/record-answer">({
        user: maya,
        params: { id },
        body: { bureau: "experian", outcome: "no_response" },
      }),
      world.services,
    );
  world.clock.at = new Date("2026-12-14T17:00:00.000Z");
  await expect(silent()).rejects.toMatchObject({ code: "ANSWER_NOT_DUE" });
  world.clock.at = new Date("2026-12-15T17:00:00.000Z");
  await expect(silent()).resolves.toMatchObject({ bureaus: { experian: { answer: { outcome: "no_response" } } } });
  await world.close();
});

test("with another reason the draft is an ordinary dispute again, which needs no report", async () => {
  const { world, maya, id } = await theftDesk();
  const ordinary = await rewriteLetters(world, maya, id, { disputeReason: "not_mine" });
  expect([ordinary.bureaus.equifax?.kind, ordinary.missingProofs]).toEqual([undefined, undefined]);
  expect(JSON.parse(ordinary.letterContent ?? "{}").experian).toContain("1681i");
  await expect(submitDisputes(world, maya, [id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("a block is asked for alone: an amount that is wrong is another dispute", async () => {
  await expect(theftDesk({}, "identity_theft; incorrect_amount")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("a next round after a declined block needs the proofs again", async () => {
  const { world, maya, id } = await theftDesk();
  await encloseReport({ world, maya, id });
  const dispute = await world.disputes.getNow(maya.userId, id);
  if (!dispute) throw new Error("no dispute");
  const at = "2026-12-22T15:00:00.000Z";
  const timeline = [...dispute.timeline, { at, status: "rejected" as const, by: "member" as const }];
  const declined = { ...dispute, status: "rejected" as const, outcome: "block_declined" as const, timeline };
  await world.disputes.transact([world.disputes.saveWrite(declined), world.disputes.releaseWrite(dispute)]);

  const next = await startNextRound(world, maya, id, { additionalDetails: "The police report number is 12-345." });
  expect(next).toMatchObject({ bureaus: { equifax: { kind: "block" } }, missingProofs: ["identity_theft_report"] });
  expect(JSON.parse(next.letterContent ?? "{}").experian).toContain("the block was declined");
  await world.close();
});
