import { ulid } from "ulid";
import { draftDisputes } from "#functions/services/disputes/draft-disputes";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { memberUploads, sampleReport } from "#functions/testing/upload-world";
import { refusalWords } from "#shared/domain/dispute/refusals";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

test("an uploaded report is read and its file deleted; confirmed, it is the member's own word", async () => {
  const { member, forms, read, confirm, latest } = await memberUploads(world);
  const answer = await read(sampleReport("equifax-1.txt"));

  expect(answer.negativeItems.map(({ itemType, page, line, rawText }) => [itemType, page, line, rawText])).toEqual([
    ["charge_off", 1, 15, "Loan/Account Type: Credit Card Status: Charge Off"],
    ["late_payment", 1, 39, "Loan/Account Type: Auto Status: Not More Than Two Payments Past Due"],
    ["collection", 1, expect.any(Number), expect.any(String)],
  ]);
  expect(answer).toMatchObject({
    bureausFound: ["equifax"],
    scores: { experianScore: null, equifaxScore: null, transunionScore: null },
    report: {
      dataSource: "uploaded_report",
      isRealBureauData: false,
      lastUpdated: "2026-10-12T12:00:00.000Z",
      creditScore: null,
    },
  });
  expect(forms.objects.size).toBe(0);
  expect(await latest()).toBeUndefined();
  expect(await world.reports.idsOf(member.userId)).toEqual([]);

  const ids = answer.negativeItems.map(({ id }) => id);
  const report = await confirm(answer.uploadId, ids);
  expect(report.negativeItems.map(({ id }) => id)).toEqual(ids);
  expect(await latest()).toMatchObject({ reportId: report.id, negativeItems: 3 });
  expect((await world.reports.get(member.userId, report.id ?? ""))?.isServerPulled).toBe(false);
});

test("a report says of which bureaus it proves something, and which disputed items their files do not show", async () => {
  const user = await world.member();
  const [draft] = await world.drafts(user, 1);
  const { readAndConfirm } = await memberUploads(world, user);
  const file = sampleReport("equifax-1.txt");
  const { confirmed: old } = await readAndConfirm(file);
  const { confirmed } = await readAndConfirm(file.replace("Oct 12, 2026", "Nov 19, 2026"));
  const before = await world.reports.get(user.userId, old.id ?? "");
  const stored = await world.reports.get(user.userId, confirmed.id ?? "");
  const itemId = draft?.dispute.negativeItemId ?? "";
  expect(before?.proven).toEqual(["experian", "transunion"]);
  expect(stored?.proven).toEqual(["experian", "transunion", "equifax"]);
  expect(stored?.unseen).toEqual({ equifax: [itemId] });
  expect(confirmed.negativeItems.map(({ id }) => id)).toContain(itemId);
});

test("the same upload gives the same answer, and once confirmed one report", async () => {
  const { member, analyze, send, confirm } = await memberUploads(world);
  const id = await send(sampleReport("tri-merge-1.txt"));
  const [one, other] = await Promise.all([analyze(id), analyze(id)]);
  const again = await analyze(id);

  expect(other).toEqual(one);
  expect(again).toEqual(one);
  expect(one.scores).toEqual({ experianScore: 591, equifaxScore: 584, transunionScore: 588 });
  const ids = one.negativeItems.map((item) => item.id);
  const [first, second] = await Promise.all([confirm(id, ids), confirm(id, ids)]);
  expect(second).toEqual(first);
  expect(await world.reports.idsOf(member.userId)).toEqual([id]);
  expect((await analyze(id)).report).toEqual(first);
});

test("files that are confirmed at once all join one report, an account of several files once", async () => {
  const { readAndConfirm, latest, member } = await memberUploads(world);
  await Promise.all(
    ["experian-1.txt", "equifax-1.txt", "transunion-1.txt"].map((name) => readAndConfirm(sampleReport(name))),
  );
  const report = await world.reports.get(member.userId, (await latest())?.reportId ?? "");

  expect(report?.bureaus).toEqual(["experian", "equifax", "transunion"]);
  const northlake = report?.negativeItems.filter(({ creditorName }) => /NORTHLAKE/.test(creditorName));
  expect(northlake?.map(({ bureaus }) => bureaus.length)).toEqual([3]);
});

test("only what the member confirms comes into the report; what is in dispute stays in it", async () => {
  const { read, readAndConfirm, confirm, latest, member } = await memberUploads(world);
  const { negativeItems } = await readAndConfirm(sampleReport("equifax-1.txt"));
  const [chargeOff, late, collection] = negativeItems.map(({ id }) => id);
  const user = await world.users.get(member.userId, { isConsistent: true });
  const newDispute = { negativeItemId: late ?? "", disputeReason: "Account not mine" };
  if (user) await draftDisputes(user, [newDispute], world.services);

  const { uploadId } = await read(sampleReport("equifax-1.txt"));
  const report = await confirm(uploadId, [chargeOff ?? ""]);
  expect(report.negativeItems.map(({ id }) => id)).toEqual([chargeOff, late]);
  expect(report.negativeItems.map(({ id }) => id)).not.toContain(collection);
  expect(await latest()).toMatchObject({ reportId: report.id, negativeItems: 2 });
});

test("a wrong value is corrected and a missed item added before anything is used, each as the member's word", async () => {
  const { read, confirm } = await memberUploads(world);
  const { uploadId, negativeItems } = await read(sampleReport("equifax-1.txt"));
  const [chargeOff] = negativeItems;
  const itemId = chargeOff?.id ?? "";
  const report = await confirm(uploadId, [itemId], {
    corrections: [{ itemId, amount: 77.5, accountNumber: "9876", dateOfFirstDelinquency: undefined }],
    added: [
      {
        ...{ id: undefined, creditorName: "Missed Recovery", itemType: "collection", accountNumber: "****4321" },
        ...{ amount: 40, status: "open" },
      },
    ],
  });
  const [corrected, missed] = report.negativeItems;
  expect(corrected).toMatchObject({
    amount: 77.5,
    accountNumber: "****9876",
    correctedFields: ["amount", "accountNumber", "dateOfFirstDelinquency"],
    bureauViews: [{ bureau: "equifax", amount: 77.5, evidence: chargeOff?.bureauViews?.[0]?.evidence }],
  });
  expect(corrected?.dateOfFirstDelinquency).toBeUndefined();
  expect(missed).toMatchObject({
    ...{ creditorName: "Missed Recovery", itemType: "collection", bureaus: ["equifax"], accountNumber: "****4321" },
  });
});

test("a day that has not come is on no paper", async () => {
  const { read, confirm, latest } = await memberUploads(world);
  const { uploadId, negativeItems } = await read(sampleReport("equifax-1.txt"));
  const itemId = negativeItems[0]?.id ?? "";
  const said = {
    corrections: [{ itemId, dateOpened: "2031-01-01" }],
    added: [{ id: undefined, creditorName: "Missed", dateReported: "2031-01-01", status: "open" as const }],
  };
  const wrong = ["Please enter a valid date"];
  await expect(confirm(uploadId, [itemId], said)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: { "corrections.0.dateOpened": wrong, "added.0.dateReported": wrong },
  });
  expect(await latest()).toBeUndefined();
});

test("nothing can be confirmed of what was not read, or is another member's", async () => {
  const [mine, theirs] = [await memberUploads(world), await memberUploads(world)];
  const { uploadId } = await mine.create();
  await expect(mine.confirm(uploadId, [])).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });
  await expect(theirs.confirm(uploadId, [])).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an item that the upload did not find fails the whole confirmation, and nothing is changed", async () => {
  const { read, confirm, latest } = await memberUploads(world);
  const { uploadId, negativeItems } = await read(sampleReport("equifax-1.txt"));

  for (const itemIds of [["bogus"], [negativeItems[0]?.id ?? "", ulid()]]) {
    await expect(confirm(uploadId, itemIds)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const corrections = [{ itemId: "bogus", amount: 1 }];
  await expect(confirm(uploadId, [], { corrections })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await latest()).toBeUndefined();
  expect((await confirm(uploadId, [])).negativeItems).toEqual([]);
});

test("what the service pulled of other bureaus stays, with its disputes", async () => {
  const maya = await world.member();
  await world.drafts(maya, 1);
  const { readAndConfirm } = await memberUploads(world, maya);
  const { confirmed: report, negativeItems } = await readAndConfirm(sampleReport("transunion-1.txt"));

  expect(report.negativeItems.filter(({ isDisputed }) => isDisputed)).toHaveLength(1);
  expect(negativeItems.map(({ creditorName }) => creditorName)).not.toContain("Northgate Recovery 1");
  expect(report).toMatchObject({ experianScore: 591, isRealBureauData: false });
  expect(report.negativeItems).toHaveLength(5);
});

test("what was confirmed is not confirmed otherwise: the same once more is answered, anything else refused", async () => {
  const { read, confirm, latest } = await memberUploads(world);
  const { uploadId, negativeItems } = await read(sampleReport("equifax-1.txt"));
  const itemId = negativeItems[0]?.id ?? "";
  const report = await confirm(uploadId, [itemId]);
  await expect(confirm(uploadId, [itemId], { corrections: [{ itemId, amount: 800 }] })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await expect(confirm(uploadId, [])).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await confirm(uploadId, [itemId])).toEqual(report);
  expect(await latest()).toMatchObject({ reportId: uploadId, negativeItems: 1 });
});

test("no day before the member's birth, and no closing before the opening, is taken as typed", async () => {
  const { read, confirm, latest } = await memberUploads(
    world,
    await world.users.put(makeUserRecord({ userId: ulid(), birthYear: 1985 })),
  );
  const { uploadId, negativeItems } = await read(sampleReport("equifax-1.txt"));
  const itemId = negativeItems[0]?.id ?? "";
  const missed = { id: undefined, creditorName: "Missed", status: "closed" as const };
  const said = {
    corrections: [{ itemId, dateOpened: "1984-12-31" }],
    added: [
      { ...missed, dateOpened: "1960-01-01" },
      { ...missed, dateOpened: "2022-01-01", dateClosed: "2020-01-01" },
    ],
  };
  await expect(confirm(uploadId, [itemId], said)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    fieldErrors: {
      "corrections.0.dateOpened": [refusalWords.tooLongAgo],
      "added.0.dateOpened": [refusalWords.tooLongAgo],
      "added.1.dateOpened": [refusalWords.datesCross],
      "added.1.dateClosed": [refusalWords.datesCross],
    },
  });
  expect(await latest()).toBeUndefined();
});
