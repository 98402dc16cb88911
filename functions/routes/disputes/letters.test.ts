import { ulid } from "ulid";
import { summaryOf } from "#functions/repositories/reports";
import { hashesOf } from "#functions/services/disputes/dispute-view";
import { draftNewItems } from "#functions/services/disputes/draft-disputes";
import { startDisputeWorld } from "#functions/testing/dispute-world";
import { keyedCall } from "#functions/testing/keyed-call";
import { lettersOf, readDispute, rewriteLetters, startNextRound } from "#functions/testing/letter-calls";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { rejectDispute, worldWithDraft } from "#functions/testing/one-dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { createDispute } from "./create-dispute";
import { processDisputes } from "./process-disputes";

test("a new dispute shows a letter to each bureau, the birth date masked", async () => {
  const { world, maya } = await worldWithDraft();
  const report = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  const body = {
    negativeItemId: report?.negativeItems[1]?.id ?? "",
    disputeReason: "Balance is incorrect",
    additionalDetails: "I paid 300 dollars in May.",
  };
  const dispute = await createDispute(makeRequest<"disputes/create-dispute">({ user: maya, body }), world.services);
  await world.close();

  const letters = lettersOf(dispute);
  expect(Object.keys(letters).sort()).toEqual(["equifax", "experian", "generatedAt", "transunion"]);
  expect(letters.experian).toContain("Maya Lopez");
  expect(letters.experian).toContain("I paid 300 dollars in May.");
  expect(letters.experian).toContain("**/**/1988");
  expect(letters.equifax).toContain("P.O. Box 740256");
  expect(dispute).toMatchObject({
    status: "draft",
    round: 1,
    ...body,
    bureaus: { transunion: { reportsItem: false } },
  });
});

test("the answer is kept with the draft: a repeated call is not refused because the item is in dispute", async () => {
  const world = await startDisputeWorld();
  const user = await world.member();
  const report = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
  const body = { negativeItemId: report?.negativeItems[0]?.id ?? "", disputeReason: "not_mine" };
  const { begin, idempotencyWrites } = keyedCall(world, world.clock.at);
  await begin();
  await createDispute(makeRequest<"disputes/create-dispute">({ user, body, idempotencyWrites }), world.services);
  expect(await begin()).toMatchObject({ body: "kept" });

  const lost = { ...body, negativeItemId: report?.negativeItems[1]?.id ?? "" };
  const call = { user, body: lost, idempotencyWrites: keyedCall(world, world.clock.at).idempotencyWrites };
  const refused = createDispute(makeRequest<"disputes/create-dispute">(call), world.services);
  await expect(refused).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await world.disputes.list(user.userId, { limit: 50 })).disputes).toHaveLength(1);
  await world.close();
});

test("an administrator reads a member's dispute, another member does not", async () => {
  const { world, maya, id } = await worldWithDraft();
  const own = await readDispute(world, maya, id);
  const seen = await readDispute(world, makeUserRecord({ isAdmin: true }), id);
  await expect(readDispute(world, makeUserRecord(), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(readDispute(world, makeUserRecord({ isAdmin: true }), "LETTERS#1")).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await world.close();
  expect(seen).toEqual(own);
});

test("a draft's letters are rewritten with the member's new words and today's date", async () => {
  const { world, maya, id } = await worldWithDraft();
  world.clock.at = new Date("2026-11-22T17:00:00Z");
  const after = await rewriteLetters(world, maya, id, { additionalDetails: "I have never lived there." });
  const read = await readDispute(world, maya, id);
  await world.close();

  expect(lettersOf(after).experian).toContain("I have never lived there.");
  expect(lettersOf(after).experian).toContain("November 22, 2026");
  expect(lettersOf(read)).toEqual(lettersOf(after));
});

test("without new words the old ones stay", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rewriteLetters(world, maya, id, { additionalDetails: "Mine it is not." });
  const after = await rewriteLetters(world, maya, id);
  await world.close();
  expect(lettersOf(after).experian).toContain("Mine it is not.");
});

test("emptied words are taken out of the letters", async () => {
  const { world, maya, id } = await worldWithDraft();
  await rewriteLetters(world, maya, id, { additionalDetails: "Mine it is not." });
  const after = await rewriteLetters(world, maya, id, { additionalDetails: "" });
  await world.close();
  expect(lettersOf(after).experian).not.toContain("In my own words");
});

test("a reason in the member's own words stays in the letters, whatever is said beside it", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const report = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  const reason = "The bank sold this debt twice";
  const body = { negativeItemId: report?.negativeItems[0]?.id ?? "", disputeReason: reason, additionalDetails: "x" };
  const made = await createDispute(makeRequest<"disputes/create-dispute">({ user: maya, body }), world.services);
  const changed = await rewriteLetters(world, maya, made.id, { additionalDetails: "Paid on May 3." });
  await rejectDispute(world, maya, made.id);
  const again = await startNextRound(world, maya, made.id, { additionalDetails: "Paid on May 4." });
  await world.close();

  expect([made, changed, again].map(({ additionalDetails }) => additionalDetails)).toEqual([
    "x",
    "Paid on May 3.",
    "Paid on May 4.",
  ]);
  for (const dispute of [made, changed, again]) expect(lettersOf(dispute).experian).toContain(reason);
});

test("letters rewritten from a yearly report give its bureau 45 days, and so does the clock", async () => {
  const { world, maya, id, draft } = await worldWithDraft();
  const report = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  if (!report) throw new Error("no report");
  const negativeItems = report.negativeItems.map((item) => ({ ...item, bureauViews: [annualView(item)] }));
  const upload = { ...report, reportId: ulid(), negativeItems };
  await world.reports.create(upload);
  const user = await world.users.update(maya.userId, { latestReport: summaryOf(upload) });
  const changed = await rewriteLetters(world, user, id);
  const stored = await world.disputes.getNow(maya.userId, id);
  await world.close();

  expect(draft.dispute.annual).toBeUndefined();
  expect(lettersOf(changed).experian).toContain("45 days");
  expect(stored?.annual).toEqual(["experian"]);
});

const annualView = ({ creditorName, amount, status, dateReported }: NegativeItem) =>
  ({ bureau: "experian", creditorName, amount, status, dateReported, fromAnnualReport: true }) as const;

test("the system's draft about a new item is the system's, and leaves only with a reason of the member's", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const report = await world.reports.get(maya.userId, maya.latestReport?.reportId ?? "");
  await draftNewItems(maya, [report?.negativeItems[0]?.id ?? ""], world.services);
  const [draft] = (await world.disputes.list(maya.userId, { limit: 5 })).disputes;
  const id = draft?.id ?? "";
  const submit = () =>
    processDisputes(
      makeRequest<"disputes/process-disputes">({ user: maya, body: { disputeIds: [id] } }),
      world.services,
    );

  expect(draft).toMatchObject({ needsReason: true, timeline: [{ status: "draft", by: "system" }] });
  expect(lettersOf(await readDispute(world, maya, id)).experian).not.toContain("In my own words");
  await rewriteLetters(world, maya, id);
  await expect(submit()).rejects.toMatchObject({ code: "REASON_REQUIRED" });
  const other = rewriteLetters(world, maya, id, { disputeReason: "other" });
  await expect(other).rejects.toMatchObject({ fieldErrors: { additionalDetails: [expect.any(String)] } });
  const excluding = rewriteLetters(world, maya, id, { disputeReason: "not_mine; paid_in_full" });
  await expect(excluding).rejects.toMatchObject({ fieldErrors: { disputeReason: [expect.any(String)] } });

  const stated = await rewriteLetters(world, maya, id, { disputeReason: "not_mine" });
  expect(stated).toMatchObject({ disputeReason: "not_mine", needsReason: undefined });
  expect(lettersOf(stated).experian).toContain("This account does not belong to me.");
  await expect(submit()).resolves.toMatchObject({ processedCount: 1 });
  await world.close();
});

test("each sentence of each letter has its Spanish beside it", async () => {
  const { world, maya, id } = await worldWithDraft();
  const { letterParagraphs = {}, ...dispute } = await readDispute(world, maya, id);
  await world.close();
  for (const bureau of ["experian", "equifax", "transunion"] as const) {
    const paragraphs = letterParagraphs[bureau] ?? [];
    expect(paragraphs.length).toBeGreaterThan(5);
    for (const { english, spanish } of paragraphs) {
      expect(lettersOf(dispute)[bureau]).toContain(english);
      expect(spanish).not.toBe(english);
    }
  }
});

test("approved letters cannot be rewritten", async () => {
  const { world, maya, id } = await worldWithDraft();
  const request = makeRequest<"disputes/process-disputes">({ user: maya, body: { disputeIds: [id] } });
  await processDisputes(request, world.services);
  await expect(rewriteLetters(world, maya, id)).rejects.toMatchObject({ code: "LETTERS_SENT" });
  await world.close();
});

test("approval and renewal at once: the approved hashes are those of the stored letters", async () => {
  const { world, maya, id } = await worldWithDraft();
  const request = makeRequest<"disputes/process-disputes">({ user: maya, body: { disputeIds: [id] } });
  await Promise.allSettled([
    rewriteLetters(world, maya, id, { additionalDetails: "Changed at the last moment." }),
    processDisputes(request, world.services),
  ]);
  const order = await world.orders.get({ userId: maya.userId, disputeId: id, round: 1 });
  const letters = await world.letters.latest(id);
  await world.close();
  expect(order?.approval.letterHashes).toEqual(letters && hashesOf(letters.facts));
});
