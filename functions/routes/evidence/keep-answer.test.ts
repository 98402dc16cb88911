import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import { proofKey } from "#functions/repositories/proofs";
import { incomingReportKey } from "#functions/repositories/uploads";
import { recordAnswer } from "#functions/routes/disputes/record-answer";
import { makePdf } from "#functions/testing/make-pdf";
import { makeRequest } from "#functions/testing/make-request";
import { worldInStatus } from "#functions/testing/one-dispute";
import { memberUploads } from "#functions/testing/upload-world";
import { keepAnswer } from "./keep-answer";

const cleanPdf = Buffer.from("%PDF-1.7 as it is kept");
const clean: CleanApart = async () => ({ pdf: cleanPdf, pages: 1 });

async function answered(account?: string) {
  const { world, maya, id } = await worldInStatus("sent");
  world.clock.at = new Date("2026-12-20T12:00:00Z");
  const uploads = await memberUploads(world, maya);
  const dispute = await world.disputes.getNow(maya.userId, id);
  const name = account ?? dispute?.accountName ?? "";
  const letter = [
    "Experian",
    "Dispute Results",
    "December 15, 2026",
    "Dear Maya,",
    "Our reinvestigation of the dispute you recently submitted is now complete.",
    `${name.toUpperCase()} ${account ? "441712XXXXXX" : ""}`,
    "Outcome: Deleted - This item was removed from your credit report.",
  ];
  const text = letter.join("\n");
  const keep = (uploadId: string, user = maya, cleaning = clean) =>
    keepAnswer(
      { user, params: { id: uploadId }, body: { disputeIds: [id] } },
      { ...world.services, ...uploads, store: uploads.forms, clean: cleaning },
    );
  const record = (uploadId: string, bureau: "experian" | "equifax" = "experian") =>
    recordAnswer(
      makeRequest<"disputes/record-answer">({
        user: maya,
        params: { id },
        body: { bureau, outcome: "deleted", answeredOn: "2026-12-15", uploadId },
      }),
      world.services,
    );
  return { world, maya, id, dispute, uploads, text, keep, record };
}

test("a letter proposes an answer for the dispute that it names, and records nothing by itself", async () => {
  const { world, maya, id, dispute, uploads, text } = await answered();
  const answer = await uploads.ask(await uploads.send(text));
  const after = await world.disputes.getNow(maya.userId, id);
  await world.close();
  expect(answer).toMatchObject({
    bureau: "experian",
    answeredOn: "2026-12-15",
    outcomes: [{ outcome: "deleted", page: 1, line: 7, dispute: { id, accountName: dispute?.accountName } }],
  });
  expect(after).toEqual(dispute);
});

test("a letter about something else names none of the member's disputes", async () => {
  const { world, uploads, text } = await answered("Quarry Lake Bank");
  const answer = await uploads.ask(await uploads.send(text));
  await world.close();
  expect(answer).toMatchObject({ kind: "answer", outcomes: [{ creditorName: "QUARRY LAKE BANK" }] });
  expect(answer).not.toMatchObject({ outcomes: [{ dispute: expect.anything() }] });
});

test("a letter in words of its own is known by the item that it names, where its member disputed that item", async () => {
  const { world, id, dispute, uploads } = await answered();
  const lastFour = dispute?.accountNumber?.slice(-4) ?? "";
  const text = [
    "Experian",
    "December 15, 2026",
    "Thank you for your letter. We looked into what you wrote.",
    `${dispute?.accountName} ending in ${lastFour}: gone from your file.`,
  ].join("\n");
  const answer = await uploads.ask(await uploads.send(text));
  const another = await memberUploads(world);
  const unknown = await another.send(text);
  await expect(another.ask(unknown)).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT" });
  await world.close();
  expect(answer).toMatchObject({ bureau: "experian", outcomes: [{ outcome: "deleted", dispute: { id } }] });
});

test("a confirmed proposal is recorded with its source, and its letter is kept once as the dispute's proof", async () => {
  const { world, maya, id, uploads, text, keep, record } = await answered();
  const uploadId = await uploads.send(await makePdf(text), "application/pdf");
  await uploads.ask(uploadId);
  const { bureaus } = await record(uploadId);
  const [proof] = await keep(uploadId);
  const again = await keep(uploadId);
  const kept = await world.proofs.list(maya.userId);
  await world.close();
  expect(bureaus.experian?.answer).toMatchObject({ outcome: "deleted", source: "uploaded_answer" });
  expect(proof).toMatchObject({ kind: "bureau_letter", name: "Experian 2026-12-15", disputeId: id, pages: 1 });
  expect(again).toEqual([proof]);
  expect(kept).toHaveLength(1);
  expect([...uploads.forms.objects.keys()]).toEqual([proofKey({ userId: maya.userId, proofId: proof?.id ?? "" })]);
});

test("what is sent with a letter's form after it was read is never the proof", async () => {
  const { world, maya, uploads, text, keep, record } = await answered();
  const pdf = await makePdf(text);
  const uploadId = await uploads.send(pdf, "application/pdf");
  await uploads.ask(uploadId);
  uploads.forms.upload(incomingReportKey({ userId: maya.userId, uploadId }), await makePdf("Another letter"));
  await uploads.ask(uploadId);
  await record(uploadId);
  const cleaned: Uint8Array[] = [];
  await keep(uploadId, maya, async (bytes) => {
    cleaned.push(bytes);
    return clean(bytes);
  });
  const left = await uploads.forms.list("incoming/");
  await world.close();
  expect(cleaned.map((bytes) => Buffer.from(bytes).equals(pdf))).toEqual([true]);
  expect(left).toEqual([]);
});

test("two calls at the same moment keep the letter once, and both are answered", async () => {
  const { world, maya, uploads, text, keep, record } = await answered();
  const uploadId = await uploads.send(await makePdf(text), "application/pdf");
  await uploads.ask(uploadId);
  await record(uploadId);
  let arrived = 0;
  const together: CleanApart = async (bytes) => {
    arrived += 1;
    while (arrived < 2) await new Promise((next) => setTimeout(next, 5));
    return clean(bytes);
  };
  const [one, other] = await Promise.all([keep(uploadId, maya, together), keep(uploadId, maya, together)]);
  const kept = await world.proofs.list(maya.userId);
  await world.close();
  expect(kept).toHaveLength(1);
  expect([one, other].map((proofs) => proofs.map(({ id }) => id))).toEqual([[kept[0]?.proofId], [kept[0]?.proofId]]);
});

test("a letter of another bureau, or of another member, proves nothing", async () => {
  const { world, uploads, text, record, keep } = await answered();
  const uploadId = await uploads.send(text);
  await expect(record(uploadId)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await uploads.ask(uploadId);
  await expect(record(uploadId, "equifax")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  const li = await world.member();
  await expect(keep(uploadId, li)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.close();
});

test("text that was copied is no proof", async () => {
  const { world, uploads, text, record, keep } = await answered();
  const uploadId = await uploads.send(text);
  await uploads.ask(uploadId);
  await record(uploadId);
  await expect(keep(uploadId)).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  await world.close();
});
