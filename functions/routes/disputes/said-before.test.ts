import { ulid } from "ulid";
import { attachProofs } from "#functions/routes/evidence/attach-proofs";
import { selfMail } from "#functions/routes/evidence/self-mail";
import { answered } from "#functions/testing/answered-dispute";
import { rewriteLetters } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { withReportOfToday } from "#functions/testing/report-of-today";
import { submitDisputes } from "#functions/testing/submitted-disputes";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { createDispute } from "./create-dispute";

jest.setTimeout(30_000);

const everywhere = (outcome: DisputeOutcome) => ({ experian: outcome, equifax: outcome, transunion: outcome });

/** A new dispute of an item that the bureaus have answered before, by default with the same reason. */
async function disputedAnew(outcomes: Record<Bureau, DisputeOutcome>, said: Partial<NewDispute> = {}) {
  const { world, user: answeredUser, id } = await answered(outcomes);
  const { negativeItemId } = await world.disputes.getFor({ userId: answeredUser.userId, isAdmin: false }, id);
  const user = await withReportOfToday(world, answeredUser);
  const body = { negativeItemId, disputeReason: "Account not mine", ...said };
  const draft = await createDispute(makeRequest<"disputes/create-dispute">({ user, body }), world.services);
  return { world, user, draft };
}

test.each<DisputeOutcome>(["verified", "frivolous"])(
  "a new dispute that says only what was answered with %s is not sent, and the refusal says why",
  async (outcome) => {
    const { world, user, draft } = await disputedAnew(everywhere(outcome));
    expect(draft.needsSomethingNew).toBe(true);
    await expect(submitDisputes(world, user, [draft.id])).rejects.toMatchObject({
      code: "NOTHING_NEW",
      status: 409,
      message: expect.stringContaining("another reason, an exact fact, words of your own or a proof"),
    });
    const body = { letters: [] };
    const self = selfMail(makeRequest<"evidence/self-mail">({ user, params: { id: draft.id }, body }), world.services);
    await expect(self).rejects.toMatchObject({ code: "NOTHING_NEW" });
    await world.close();
  },
);

test.each<[string, Partial<NewDispute>]>([
  ["words that no dispute had", { additionalDetails: "I called them on May 3, and they found no account." }],
  ["another reason", { disputeReason: "Balance is incorrect" }],
  ["an exact fact", { statedFacts: [{ field: "ownership", right: "no_account", knownFrom: "own_records" }] }],
])("a new dispute with %s is sent", async (_, said) => {
  const { world, user, draft } = await disputedAnew(everywhere("verified"), said);
  expect(draft.needsSomethingNew).toBeUndefined();
  await expect(submitDisputes(world, user, [draft.id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("the draft opens with words or a proof that no dispute of the item had, and closes without them", async () => {
  const { world, user, draft } = await disputedAnew(everywhere("verified"));
  const { id } = draft;
  const words = { disputeReason: "not_mine", additionalDetails: "They found no contract." };
  expect((await rewriteLetters(world, user, id, words)).needsSomethingNew).toBeUndefined();
  const before = { disputeReason: "not_mine", additionalDetails: "" };
  expect((await rewriteLetters(world, user, id, before)).needsSomethingNew).toBe(true);
  const proofId = ulid();
  const proof = { kind: "statement" as const, name: "Statement", pages: 1, sizeBytes: 900, sha256: "ab12" };
  const createdAt = world.now().toISOString();
  await world.proofs.create({ userId: user.userId, proofId, createdAt, status: "kept", ...proof });
  const enclosing = makeRequest<"evidence/attach-proofs">({ user, params: { id }, body: { proofIds: [proofId] } });
  expect((await attachProofs(enclosing, world.services)).needsSomethingNew).toBeUndefined();
  await expect(submitDisputes(world, user, [id])).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test.each<DisputeOutcome>(["no_response", "deleted", "modified"])(
  "after %s the same may be said in a new dispute",
  async (outcome) => {
    const { world, draft } = await disputedAnew(everywhere(outcome));
    expect(draft.needsSomethingNew).toBeUndefined();
    expect(draft.bureaus).toMatchObject({ experian: { reportsItem: true } });
    await world.close();
  },
);

test("a bureau that has refused the same before gets no letter while another one does, until there is something new", async () => {
  const { world, user, draft } = await disputedAnew({ ...everywhere("no_response"), experian: "verified" });
  expect(draft.needsSomethingNew).toBeUndefined();
  const written = (bureaus: typeof draft.bureaus) =>
    Object.entries(bureaus).flatMap(([bureau, { reportsItem }]) => (reportsItem ? bureau : []));
  expect(written(draft.bureaus)).toEqual(["equifax", "transunion"]);
  const words = { disputeReason: "not_mine", additionalDetails: "They found no contract." };
  expect(written((await rewriteLetters(world, user, draft.id, words)).bureaus)).toHaveLength(3);
  const before = { disputeReason: "not_mine", additionalDetails: "" };
  expect(written((await rewriteLetters(world, user, draft.id, before)).bureaus)).toHaveLength(2);
  await world.close();
});
