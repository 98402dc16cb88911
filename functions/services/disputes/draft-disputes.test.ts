import { asRead } from "#functions/repositories/dispute-item";
import { countUnits } from "#functions/testing/count-units";
import { itemsOf, startDisputeWorld } from "#functions/testing/dispute-world";
import { rewriteLetters } from "#functions/testing/letter-calls";
import { makeNegativeItem } from "#shared/testing/report";
import { letterContent } from "./dispute-view";
import { draftDisputes } from "./draft-disputes";

const newDispute = (negativeItemId: string, changes = {}) => ({
  negativeItemId,
  disputeReason: "Account not mine",
  ...changes,
});

test("each letter says what its own bureau reports", async () => {
  const view = { creditorName: "NORTHGATE RECOV", status: "open" as const, dateReported: "2026-09-01" };
  const item = makeNegativeItem({
    bureaus: ["experian", "equifax"],
    bureauViews: [
      { ...view, bureau: "experian", amount: 900 },
      { ...view, bureau: "equifax", amount: 1_240 },
    ],
  });
  const world = await startDisputeWorld();
  const maya = await world.member({}, [item]);
  const [draft] = await draftDisputes(maya, [newDispute(item.id)], world.services);
  await world.close();

  const { experian, equifax, transunion } = draft?.letters.facts ?? {};
  expect(experian?.item).toMatchObject({ amount: 900, isReported: true, creditorName: "NORTHGATE RECOV" });
  expect(equifax?.item).toMatchObject({ amount: 1_240, isReported: true });
  expect(transunion?.item).toMatchObject({ isReported: false });
  expect(draft?.dispute.bureaus).toEqual({
    experian: { reportsItem: true },
    equifax: { reportsItem: true },
    transunion: { reportsItem: false },
  });
});

test("a bureau whose yearly report shows the item has 45 days, and its letter says so", async () => {
  const view = { creditorName: "NORTHGATE RECOV", amount: 900, status: "open" as const, dateReported: "2026-09-01" };
  const item = makeNegativeItem({
    bureaus: ["experian", "equifax"],
    bureauViews: [
      { ...view, bureau: "experian", fromAnnualReport: true },
      { ...view, bureau: "equifax" },
    ],
  });
  const world = await startDisputeWorld();
  const maya = await world.member({}, [item]);
  const [draft] = await draftDisputes(maya, [newDispute(item.id)], world.services);
  const dispute = await world.disputes.getNow(maya.userId, draft?.dispute.id ?? "");
  await world.close();

  const delivered = { reportsItem: true, deliveredAt: "2026-11-30T15:00:00.000Z" };
  const received = dispute && asRead({ ...dispute, bureaus: { experian: delivered, equifax: delivered } });
  expect(received?.bureaus).toMatchObject({ experian: { dueOn: "2027-01-14" }, equifax: { dueOn: "2026-12-30" } });
  const { experian, equifax } = JSON.parse(draft ? letterContent(draft.letters) : "{}");
  expect([experian, equifax]).toEqual([
    expect.stringContaining("within 45 days"),
    expect.stringContaining("within 30 days"),
  ]);
});

test("an item is in one open dispute at a time, however many ask at once", async () => {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const [item] = itemsOf(0).concat(
    (await world.reports.get(maya.userId, maya.latestReport?.reportId ?? ""))?.negativeItems ?? [],
  );
  const tries = Array.from({ length: 10 }, () => draftDisputes(maya, [newDispute(item?.id ?? "")], world.services));
  const outcomes = await Promise.allSettled(tries);
  const { disputes } = await world.disputes.list(maya.userId, { limit: 50 });
  await world.close();

  const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
  expect(refused).toEqual(Array(9).fill("ALREADY_DISPUTED"));
  expect(disputes).toHaveLength(1);
});

test.each([
  ["an item of no report", { negativeItemId: "01KAB00000000000000000N0NE" }, "NOT_FOUND", undefined],
  ["a reason without a word", { disputeReason: "; 1" }, "VALIDATION_FAILED", "disputeReason"],
  ['"other" without words', { disputeReason: "other" }, "VALIDATION_FAILED", "additionalDetails"],
  [
    '"other" with a sign',
    { disputeReason: "not_mine; other", additionalDetails: "\u200b…" },
    "VALIDATION_FAILED",
    "additionalDetails",
  ],
  [
    'the form\'s "other" without words',
    { disputeReason: "Other (specify in details)" },
    "VALIDATION_FAILED",
    "additionalDetails",
  ],
  ["not mine and paid in full", { disputeReason: "not_mine; paid_in_full" }, "VALIDATION_FAILED", "disputeReason"],
])("%s is refused and nothing is drafted", async (_, changes, code, field) => {
  const item = makeNegativeItem();
  const world = await startDisputeWorld();
  const maya = await world.member({}, [item]);
  const refusal = await draftDisputes(maya, [newDispute(item.id, changes)], world.services).catch(
    (error: unknown) => error,
  );
  const { disputes } = await world.disputes.list(maya.userId, { limit: 50 });
  await world.close();

  expect(refusal).toMatchObject({ code, ...(field && { fieldErrors: { [field]: [expect.any(String)] } }) });
  expect(disputes).toEqual([]);
});

test.each([
  ["words of one's own", { disputeReason: "It was settled in 2021" }, "It was settled in 2021"],
  [
    "words and details of one's own",
    { disputeReason: "It was settled", additionalDetails: "See my letter." },
    "It was settled\nSee my letter.",
  ],
])("%s are said in the letters as they are", async (_, changes, explanation) => {
  const item = makeNegativeItem();
  const world = await startDisputeWorld();
  const maya = await world.member({}, [item]);
  const [draft] = await draftDisputes(maya, [newDispute(item.id, changes)], world.services);
  await world.close();
  expect(draft?.letters.facts.equifax).toMatchObject({ reasons: ["other"], explanation });
  expect(draft?.dispute).toMatchObject(changes);
});

test.each([
  ["Account was closed", { status: "closed" as const }, "shows this as closed already"],
  ["paid_in_full", { amount: 0, status: "closed" as const }, "paid already, with a balance of $0"],
])("'%s' about an item that every bureau reports so is refused in words", async (disputeReason, reported, words) => {
  const item = makeNegativeItem(reported);
  const world = await startDisputeWorld();
  const maya = await world.member({}, [item]);
  const refused = draftDisputes(maya, [newDispute(item.id, { disputeReason })], world.services);
  await expect(refused).rejects.toMatchObject({ details: expect.stringContaining(words) });
  await world.close();
});

test("paid in full goes to the bureau that reports a balance, not to the one that reports it paid", async () => {
  const view = { creditorName: "NORTHGATE RECOV", dateReported: "2026-09-01" };
  const item = makeNegativeItem({
    bureaus: ["experian", "equifax"],
    bureauViews: [
      { ...view, bureau: "experian", amount: 0, status: "closed", payStatus: "Paid collection" },
      { ...view, bureau: "equifax", amount: 1_240, status: "open", payStatus: "Collection account" },
    ],
  });
  const world = await startDisputeWorld();
  const maya = await world.member({}, [item]);
  const [draft] = await draftDisputes(maya, [newDispute(item.id, { disputeReason: "paid_in_full" })], world.services);
  await world.close();
  expect(draft?.dispute.bureaus).toMatchObject({ experian: { reportsItem: false }, equifax: { reportsItem: true } });
  const { experian, equifax } = JSON.parse(draft ? letterContent(draft.letters) : "{}");
  expect(experian).not.toContain("paid this debt");
  expect(equifax).toContain("I have paid this debt in full.");
});

test("someone else's item is not found", async () => {
  const world = await startDisputeWorld();
  const li = await world.member();
  const items = itemsOf(1);
  await world.member({}, items);
  await expect(draftDisputes(li, [newDispute(items[0]?.id ?? "")], world.services)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await world.close();
});

test("a draft costs at most 8 write units, and the reads of report, claims and disputes", async () => {
  const items = itemsOf(12);
  const world = await startDisputeWorld();
  const maya = await world.member({}, items);
  const units = countUnits(world.documents);
  await draftDisputes(maya, [newDispute(items[0]?.id ?? "", { additionalDetails: "Never had it." })], world.services);
  await world.close();

  expect(units.read).toBeLessThanOrEqual(1.5);
  expect(units.write).toBeGreaterThan(0);
  expect(units.write).toBeLessThanOrEqual(8);
});

test("a draft has the date of its letters, the day where its writer lives, and another one once they are written again", async () => {
  const world = await startDisputeWorld();
  world.clock.at = new Date("2026-11-21T03:00:00.000Z");
  const maya = await world.member();
  const [draft] = await world.drafts(maya, 1);
  const id = draft?.dispute.id ?? "";
  const writtenOn = async () => (await world.disputes.getNow(maya.userId, id))?.writtenOn;
  expect([draft?.letters.facts.experian.writtenOn, await writtenOn()]).toEqual(["2026-11-20", "2026-11-20"]);

  world.clock.at = new Date("2026-11-25T03:00:00.000Z");
  await rewriteLetters(world, maya, id);
  expect(await writtenOn()).toBe("2026-11-24");
  await world.close();
});
