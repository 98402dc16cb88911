import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { encloseExhibits } from "#functions/letters/enclose-exhibits";
import { isKept, proofKey } from "#functions/repositories/proofs";
import { takenKey } from "#functions/repositories/upload-pages";
import { incomingReportKey } from "#functions/repositories/uploads";
import { createDispute } from "#functions/routes/disputes/create-dispute";
import { disputeDetail } from "#functions/services/disputes/dispute-view";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makePdf } from "#functions/testing/make-pdf";
import { makeRequest } from "#functions/testing/make-request";
import { readPdf } from "#functions/testing/read-pdf";
import { memberUploads, sampleReport } from "#functions/testing/upload-world";
import type { Bureau } from "#shared/domain/bureau/bureau";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

/** A report whose first page shows no item. */
const report = () => makePdf(`How to read your report\f${sampleReport("equifax-1.txt")}`);

async function confirmedReport() {
  const made = await memberUploads(world);
  const analysis = await made.readAndConfirm(await report(), "application/pdf");
  const user = await world.users.get(made.member.userId);
  if (!user) throw new Error("no member");
  const proofs = (await world.proofs.list(user.userId)).filter(isKept);
  const [item] = analysis.confirmed.negativeItems;
  const body = { negativeItemId: item?.id ?? "", disputeReason: "Account not mine" };
  const dispute = () =>
    createDispute(
      { ...makeRequest<"disputes/create-dispute">({ user, body }), idempotencyWrites: () => [] },
      world.services,
    );
  return { ...made, ...analysis, user, proofs, dispute };
}

test("of a report the pages that show the confirmed items are kept, with where they show them; the file goes", async () => {
  const { proofs, negativeItems, forms, member } = await confirmedReport();
  const [proof, ...others] = proofs;
  if (!proof) throw new Error("no pages");
  expect(others).toEqual([]);
  expect(proof).toMatchObject({ kind: "report_page", name: expect.stringContaining("Equifax") });
  const shown = new Set(proof.shows?.map(({ itemId }) => itemId));
  expect(negativeItems.every(({ id }) => shown.has(id))).toBe(true);
  const { text } = await readPdf(await forms.read(proofKey(proof)));
  expect(text).not.toContain("How to read your report");
  expect(await forms.list(`incoming/reports/${member.userId}/`)).toEqual([]);
});

test("pages are kept of the report that was read, whatever is sent with its form afterwards", async () => {
  const { member, forms, read, confirm } = await memberUploads(world);
  const { uploadId, negativeItems } = await read(await report(), "application/pdf");
  forms.upload(incomingReportKey({ userId: member.userId, uploadId }), await makePdf("One\fTwo\fThree"));
  await confirm(
    uploadId,
    negativeItems.map(({ id }) => id),
  );
  const [proof] = (await world.proofs.list(member.userId)).filter(isKept);
  if (!proof) throw new Error("no pages");
  expect((await readPdf(await forms.read(proofKey(proof)))).text).toMatch(/northlake/i);
  expect(await forms.list("incoming/")).toEqual([]);
});

test("a dispute encloses the pages that show its item, and its letters quote the lines no more", async () => {
  const { dispute, proofs } = await confirmedReport();
  const { id } = await dispute();
  const facts = (await world.letters.latest(id))?.facts.equifax;
  const [exhibit] = facts?.exhibits ?? [];
  expect(exhibit).toMatchObject({ proofId: proofs[0]?.proofId, kind: "report_page" });
  expect(exhibit?.shows?.every(({ boxes }) => boxes.length > 0)).toBe(true);
  expect(exhibit?.pages).toBe(exhibit?.shows?.length);
});

test("each bureau gets the page of its own report, though the other reports were confirmed since it was read", async () => {
  const made = await memberUploads(world);
  const files = ["experian-1.txt", "equifax-1.txt"];
  const pdfs = await Promise.all(files.map((name) => makePdf(sampleReport(name))));
  const read = [];
  for (const pdf of pdfs) read.push(await made.read(pdf, "application/pdf"));
  for (const { uploadId, negativeItems } of read)
    await made.confirm(
      uploadId,
      negativeItems.map(({ id }) => id),
    );
  const user = await world.users.get(made.member.userId);
  if (!user) throw new Error("no member");
  const report = await world.services.reports.get(user.userId, user.latestReport?.reportId ?? "");
  const item = report?.negativeItems.find(({ creditorName }) => /northlake/i.test(creditorName));
  expect(item?.bureaus).toEqual(["experian", "equifax"]);

  const body = { negativeItemId: item?.id ?? "", disputeReason: "Account not mine" };
  const { id } = await createDispute(
    { ...makeRequest<"disputes/create-dispute">({ user, body }), idempotencyWrites: () => [] },
    world.services,
  );
  const letters = await world.letters.latest(id);
  const proofs = await world.proofs.list(user.userId);
  const named = (bureau: Bureau) =>
    letters?.facts[bureau].exhibits?.map(({ proofId }) => proofs.find((proof) => proof.proofId === proofId)?.name);
  expect(named("experian")).toEqual([expect.stringContaining("Experian")]);
  expect(named("equifax")).toEqual([expect.stringContaining("Equifax")]);
  expect(named("transunion")).toBeUndefined();
  const {
    disputes: [dispute],
  } = await world.disputes.list(user.userId, { limit: 1 });
  if (!dispute || !letters) throw new Error("no dispute");
  expect(disputeDetail(dispute, [letters]).exhibits).toHaveLength(2);
});

test("nothing is kept of a text, and none of the items that the member left out", async () => {
  const text = await memberUploads(world);
  await text.readAndConfirm(sampleReport("equifax-1.txt"));
  const none = await memberUploads(world);
  const { uploadId } = await none.read(await report(), "application/pdf");
  await none.confirm(uploadId, []);
  const kept = await Promise.all([text, none].map(({ member }) => world.proofs.list(member.userId)));
  expect(kept).toEqual([[], []]);
});

test("a report whose pages cannot be drawn is confirmed all the same", async () => {
  const { member, forms, read, confirm } = await memberUploads(world);
  const { uploadId, negativeItems } = await read(await report(), "application/pdf");
  forms.upload(takenKey({ userId: member.userId, uploadId }, 1), deflateSync("no PDF"));
  const confirmed = await confirm(
    uploadId,
    negativeItems.map(({ id }) => id),
  );
  expect(confirmed.negativeItems).toHaveLength(negativeItems.length);
  expect(await world.proofs.list(member.userId)).toEqual([]);
});

test("only the pages that are shown follow a letter, each with its marks", async () => {
  const letter = await (await PDFDocument.create()).save();
  const pdf = await makePdf("First page\fSecond page");
  const boxes = [{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }];
  const shows = [{ page: 2, boxes }];
  const about = { writtenAt: new Date("2026-11-20T12:00:00Z"), about: "Maya Lopez" };
  const exhibit = { proofId: "p", kind: "report_page" as const, pages: 1, sha256: "s", pdf };
  const marked = await encloseExhibits(letter, [{ ...exhibit, shows }], about);
  const plain = await encloseExhibits(letter, [{ ...exhibit, shows: [{ page: 2, boxes: [] }] }], about);
  const { text } = await readPdf(marked);
  expect(text).toContain("Exhibit A: page of my credit report, page 1 of 1");
  expect(text).toContain("Second page");
  expect(text).not.toContain("First page");
  expect(marked.length).toBeGreaterThan(plain.length);
});
