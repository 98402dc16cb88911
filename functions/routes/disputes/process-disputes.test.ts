import { LETTER_EDITION } from "#functions/letters/dispute-letter";
import { hashesOf } from "#functions/services/disputes/dispute-view";
import { countUnits } from "#functions/testing/count-units";
import { itemsOf, startDisputeWorld } from "#functions/testing/dispute-world";
import { keyedCall } from "#functions/testing/keyed-call";
import { makeRequest } from "#functions/testing/make-request";
import { draftIds, submitDisputes, usedAllowance } from "#functions/testing/submitted-disputes";
import { getDispute } from "./get-dispute";
import { processDisputes } from "./process-disputes";
import { regenerateLetters } from "./regenerate-letters";

test("submitted disputes are counted, wait for the first business day after the cancellation period, and keep the member's approval", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const [draft] = await world.drafts(maya, 1);
  const id = draft?.dispute.id ?? "";
  const answer = await submitDisputes(world, maya, [id]);
  const dispute = await world.disputes.getNow(maya.userId, id);
  const order = await world.orders.get({ userId: maya.userId, disputeId: id, round: 1 });
  const after = await world.users.get(maya.userId);
  await world.close();

  expect(answer).toEqual({
    processedCount: 1,
    remainingThisMonth: 4,
    period: "2026-11",
    mailAfter: "2026-11-27T05:00:00.000Z",
    leavesOn: "2026-11-27",
  });
  expect(dispute).toMatchObject({
    status: "submitted",
    submittedAt: "2026-11-20T17:00:00.000Z",
    mailAfter: "2026-11-27T05:00:00.000Z",
  });
  expect(order).toMatchObject({
    mailAfter: "2026-11-27T05:00:00.000Z",
    mailed: {},
    approval: {
      at: "2026-11-20T17:00:00.000Z",
      address: "203.0.113.7",
      userAgent: "jest",
      letterHashes: draft?.dispute.letterHashes,
    },
  });
  expect(after?.allowance).toEqual({ period: "2026-11", limit: 5, used: 1 });
});

test("only the letters that were displayed are approved: another version submits nothing, none at all is no version", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const [one, other] = await world.drafts(maya, 2);
  const ids = [one?.dispute.id ?? "", other?.dispute.id ?? ""];
  const shown = ids.map(async (id) => {
    const request = makeRequest<"disputes/get-dispute">({ user: maya, params: { id } });
    return [id, (await getDispute(request, world.services)).lettersVersion ?? ""];
  });
  const versions = Object.fromEntries(await Promise.all(shown));
  const [first = "", second = ""] = ids;
  const body = { additionalDetails: "I never had an account there." };
  await regenerateLetters(makeRequest<"disputes/regenerate-letters">({ user: maya, params: { id: second }, body }), {
    ...world.services,
  });
  const process = (disputeIds: string[], said?: Record<string, string>) =>
    processDisputes(
      makeRequest<"disputes/process-disputes">({ user: maya, body: { disputeIds, versions: said } }),
      world.services,
    );
  await expect(process(ids, versions)).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  await expect(process(ids, { [first]: versions[first] })).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  const none = await usedAllowance(world, maya);
  await process([first], { [first]: versions[first] });
  await process([second]);
  const both = await usedAllowance(world, maya);
  await world.close();

  expect([none, both]).toEqual([0, 2]);
});

test("letters that were read before the address changed are not approved: they are there with the new one", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const [id = ""] = await draftIds(world, maya, 1);
  const shown = async () =>
    (await getDispute(makeRequest<"disputes/get-dispute">({ user: maya, params: { id } }), world.services))
      .lettersVersion ?? "";
  const approve = (version: string) =>
    processDisputes(
      makeRequest<"disputes/process-disputes">({ user: maya, body: { disputeIds: [id], versions: { [id]: version } } }),
      world.services,
    );
  const old = await shown();
  const address = { street: "7 Elm Road", city: "Albany", state: "NY", zipCode: "12208" } as const;
  await world.users.update(maya.userId, { address });

  await expect(approve(old)).rejects.toMatchObject({ code: "LETTERS_CHANGED" });
  expect((await world.letters.latest(id))?.facts.equifax.consumer.street).toBe("7 Elm Road");
  await expect(approve(await shown())).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("twenty calls at once submit exactly what the plan allows", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member({}, itemsOf(20));
  const ids = await draftIds(world, maya, 20);
  const outcomes = await Promise.allSettled(ids.map((id) => submitDisputes(world, maya, [id])));
  const { disputes } = await world.disputes.list(maya.userId, { status: "submitted", limit: 50 });
  const count = await usedAllowance(world, maya);
  await world.close();

  const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
  expect(refused).toEqual(Array(15).fill("MONTHLY_LIMIT_EXCEEDED"));
  expect(disputes).toHaveLength(5);
  expect(count).toBe(5);
});

test("the answer is kept with the submission, so a repeated call is not refused because it is no draft any more", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const call = keyedCall(world, world.clock.at);
  await call.begin();
  await submitDisputes(world, maya, await draftIds(world, maya, 1), call.idempotencyWrites);
  const kept = await call.begin();
  await world.close();

  expect(kept).toMatchObject({ body: "kept" });
});

test("a draft from before the letters' words changed is approved as it is shown now", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const [draft] = await world.drafts(maya, 1);
  if (!draft?.dispute.letterHashes) throw new Error("no draft");
  const { dispute, letters } = draft;
  const earlier = { experian: "other", equifax: "other", transunion: "other", edition: LETTER_EDITION - 1 };
  await world.disputes.transact([world.disputes.saveWrite({ ...dispute, letterHashes: earlier })]);
  await submitDisputes(world, maya, [dispute.id]);
  const order = await world.orders.get({ userId: maya.userId, disputeId: dispute.id, round: 1 });
  await world.close();

  expect(order?.approval.letterHashes).toEqual(hashesOf(letters.facts));
});

test("the same disputes from two tabs at once are submitted and counted once", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const ids = await draftIds(world, maya, 2);
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => submitDisputes(world, maya, ids)));
  const count = await usedAllowance(world, maya);
  await world.close();

  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []))).toEqual(
    Array(3).fill("NOT_A_DRAFT"),
  );
  expect(count).toBe(2);
});

test("n disputes cost 1.5 + 2 read units each, and at most 4 + 6 write units each", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member({}, itemsOf(5));
  const ids = await draftIds(world, maya, 5);
  const units = countUnits(world.documents);
  await submitDisputes(world, maya, ids);
  await world.close();

  expect(units.read).toBe(1.5 + 2 * 5);
  expect(units.write).toBeGreaterThan(0);
  expect(units.write).toBeLessThanOrEqual(4 + 6 * 5);
});
