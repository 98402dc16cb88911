import { ulid } from "ulid";
import { sendLetters } from "#functions/jobs/send-letters";
import { seenWrite } from "#functions/repositories/events";
import type { UserRecord } from "#functions/repositories/users";
import { attachProofs } from "#functions/routes/evidence/attach-proofs";
import { draftDisputes } from "#functions/services/disputes/draft-disputes";
import { recordMailEvent } from "#functions/services/disputes/record-mail-event";
import { rewriteDrafts } from "#functions/services/disputes/rewrite-drafts";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { readDispute, rewriteLetters, startNextRound } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { submitDisputes } from "#functions/testing/submitted-disputes";
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

type MemberWithDraft = { world: DisputeWorld; maya: UserRecord; id: string };

function enclose({ world, maya, id }: MemberWithDraft, proofIds: string[]) {
  const request = makeRequest<"evidence/attach-proofs">({ user: maya, params: { id }, body: { proofIds } });
  return attachProofs(request, { ...world.services });
}

async function encloseReport({ world, maya, id }: MemberWithDraft) {
  const proofId = ulid();
  const proof = { userId: maya.userId, proofId, kind: "identity_theft_report", name: "FTC report" } as const;
  const file = { pages: 6, sizeBytes: 1_000, sha256: "a" };
  await world.proofs.create({ ...proof, ...file, createdAt: "2026-11-20T12:00:00.000Z", status: "kept" });
  return enclose({ world, maya, id }, [proofId]);
}

/** The post delivers the letter of this round to Experian. */
async function deliver(world: DisputeWorld, userId: string, disputeId: string, at: string) {
  const letter = { userId, disputeId, round: 1, bureau: "experian" as const };
  const seen = () => seenWrite(world.usersTable, { provider: "mail", id: at, at: world.now() });
  await recordMailEvent({ id: at, kind: "delivered", at, letter }, { ...world.services, seen });
}

const kindsOf = ({ bureaus }: { bureaus: Partial<Record<string, { kind?: string }>> }) =>
  Object.values(bureaus).map((progress) => progress?.kind);

test("without the report it is an ordinary dispute, which can be sent and has its 30 days", async () => {
  const { world, maya, id } = await theftDesk();
  const bare = await readDispute(world, maya, id);
  expect(bare.missingProofs).toEqual(["identity_theft_report"]);
  expect(JSON.parse(bare.letterContent ?? "{}").equifax).toContain("result of identity theft. Please delete it");
  await submitDisputes(world, maya, [id]);
  world.clock.at = new Date("2026-11-30T17:00:00.000Z");
  await sendLetters({ event: {} }, world.services);
  await deliver(world, maya.userId, id, "2026-12-03T15:00:00.000Z");
  const sent = await readDispute(world, maya, id);
  expect([sent.bureaus.experian?.dueOn, sent.missingProofs]).toEqual(["2027-01-02", undefined]);
  await world.close();
});

test("the enclosed report turns the letters into requests to block, and without it they are a dispute again", async () => {
  const { world, maya, id } = await theftDesk();
  const whole = await encloseReport({ world, maya, id });
  expect([kindsOf(whole), whole.missingProofs]).toEqual([["block", "block", "block"], undefined]);
  expect(JSON.parse(whole.letterContent ?? "{}").equifax).toContain("Request to block");
  const bare = await enclose({ world, maya, id }, []);
  expect([kindsOf(bare), bare.missingProofs]).toEqual([[undefined, undefined, undefined], ["identity_theft_report"]]);
  expect(JSON.parse(bare.letterContent ?? "{}").equifax).not.toContain("block");
  await world.close();
});

test("the report alone does not prove who its writer is: with a copy of the ID it does", async () => {
  const { world, maya, id } = await theftDesk({});
  const bare = await encloseReport({ world, maya, id });
  expect([kindsOf(bare)[0], bare.missingProofs]).toEqual([undefined, ["identity"]]);

  await world.users.update(maya.userId, { hasIdOnFile: true });
  await rewriteDrafts({ userId: maya.userId, before: {}, after: { hasIdOnFile: true } }, world.services);
  const whole = await readDispute(world, maya, id);
  expect([kindsOf(whole)[0], whole.missingProofs]).toEqual(["block", undefined]);
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
  world.clock.at = new Date("2026-12-21T17:00:00.000Z");
  await expect(silent()).rejects.toMatchObject({ code: "ANSWER_NOT_DUE" });
  world.clock.at = new Date("2026-12-22T17:00:00.000Z");
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

test("with a reason about the account's values beside it, it stays a dispute that states both", async () => {
  const { world, maya, id } = await theftDesk({ hasIdOnFile: true }, "identity_theft; incorrect_amount");
  const both = await encloseReport({ world, maya, id });
  expect([kindsOf(both)[0], both.missingProofs]).toEqual([undefined, undefined]);
  await expect(submitDisputes(world, maya, [id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

/** The bureaus decline to block what the draft's letters ask for. */
async function decline({ world, maya, id }: MemberWithDraft) {
  const dispute = await world.disputes.getNow(maya.userId, id);
  if (!dispute) throw new Error("no dispute");
  const at = "2026-12-22T15:00:00.000Z";
  const timeline = [...dispute.timeline, { at, status: "rejected" as const, by: "member" as const }];
  const declined = { ...dispute, status: "rejected" as const, outcome: "block_declined" as const, timeline };
  await world.disputes.transact([world.disputes.saveWrite(declined), world.disputes.releaseWrite(dispute)]);
}

test("a next round after a declined block asks for one again, with the same proofs", async () => {
  const { world, maya, id } = await theftDesk();
  const before = await encloseReport({ world, maya, id });
  await decline({ world, maya, id });

  const next = await startNextRound(world, maya, id, { additionalDetails: "The police report number is 12-345." });
  expect([kindsOf(next)[0], next.missingProofs]).toEqual(["block", undefined]);
  expect(next.exhibits).toEqual(before.exhibits);
  expect(JSON.parse(next.letterContent ?? "{}").experian).toContain("the block was declined");
  await world.close();
});

test("a proof of the declined block that was deleted since is asked for, and with it the next round is a block", async () => {
  const { world, maya, id } = await theftDesk();
  const before = await encloseReport({ world, maya, id });
  await decline({ world, maya, id });
  for (const { proofId } of before.exhibits ?? []) await world.proofs.delete({ userId: maya.userId, proofId });

  const next = await startNextRound(world, maya, id, { additionalDetails: "The police report number is 12-345." });
  expect([kindsOf(next)[0], next.missingProofs]).toEqual([undefined, ["identity_theft_report"]]);
  const again = await encloseReport({ world, maya, id });
  expect(kindsOf(again)[0]).toBe("block");
  expect(JSON.parse(again.letterContent ?? "{}").experian).toContain("the block was declined");
  await world.close();
});
