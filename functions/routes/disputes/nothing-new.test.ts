import { ulid } from "ulid";
import { attachProofs } from "#functions/routes/evidence/attach-proofs";
import { selfMail } from "#functions/routes/evidence/self-mail";
import type { DisputeWorld } from "#functions/testing/dispute-world";
import { rewriteLetters, startNextRound } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { rejectDispute, worldWithDraft } from "#functions/testing/one-dispute";
import { submitDisputes } from "#functions/testing/submitted-disputes";

jest.setTimeout(30_000);

/** A next round that says only what the first one said. */
async function repeated() {
  const { world, maya, id } = await worldWithDraft();
  await rejectDispute(world, maya, id);
  const draft = await startNextRound(world, maya, id);
  return { world, maya, id, draft };
}

async function keepProof(world: DisputeWorld, userId: string) {
  const proofId = ulid();
  const kept = { kind: "statement" as const, name: "Statement", pages: 1, sizeBytes: 900, sha256: "ab12" };
  await world.proofs.create({ userId, proofId, createdAt: world.now().toISOString(), status: "kept", ...kept });
  return proofId;
}

test("a next round that says nothing new is not sent, neither by the service nor by its member, and the refusal says why", async () => {
  const { world, maya, id, draft } = await repeated();
  expect(draft.needsSomethingNew).toBe(true);
  await expect(submitDisputes(world, maya, [id])).rejects.toMatchObject({
    code: "NOTHING_NEW",
    status: 409,
    message: expect.stringContaining("another reason, an exact fact, words of your own or a proof"),
  });
  const self = selfMail(
    makeRequest<"evidence/self-mail">({ user: maya, params: { id }, body: { letters: [] } }),
    world.services,
  );
  await expect(self).rejects.toMatchObject({ code: "NOTHING_NEW" });
  await world.close();
});

test.each<[string, object]>([
  ["words that no round had", { additionalDetails: "I called them on May 3, and they found no account." }],
  ["an exact fact", { statedFacts: [{ field: "balance", right: 12, knownFrom: "statement" }] }],
  ["another reason", { disputeReason: "not_mine; duplicate" }],
])("%s open the round, and saying them no more closes it again", async (_, said) => {
  const { world, maya, id } = await repeated();
  const reason = "statedFacts" in said ? { disputeReason: "incorrect_amount" } : {};
  expect((await rewriteLetters(world, maya, id, { ...reason, ...said })).needsSomethingNew).toBeUndefined();
  const before = { disputeReason: "not_mine", additionalDetails: "", statedFacts: [] };
  expect((await rewriteLetters(world, maya, id, before)).needsSomethingNew).toBe(true);
  await rewriteLetters(world, maya, id, { ...reason, ...said });
  await expect(submitDisputes(world, maya, [id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("an exhibit that no earlier letter had opens the round", async () => {
  const { world, maya, id } = await repeated();
  const proofId = await keepProof(world, maya.userId);
  const request = makeRequest<"evidence/attach-proofs">({ user: maya, params: { id }, body: { proofIds: [proofId] } });
  expect((await attachProofs(request, world.services)).needsSomethingNew).toBeUndefined();
  await expect(submitDisputes(world, maya, [id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});
