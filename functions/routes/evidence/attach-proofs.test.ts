import { ulid } from "ulid";
import { sendLetters } from "#functions/jobs/send-letters";
import { sha256Of } from "#functions/providers/store/sha256";
import { proofKey } from "#functions/repositories/proofs";
import { downloadLetter } from "#functions/routes/disputes/download-letter";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { regenerateLetters } from "#functions/routes/disputes/regenerate-letters";
import { FileReply } from "#functions/shell/reply";
import { makePdf } from "#functions/testing/make-pdf";
import { makeRequest } from "#functions/testing/make-request";
import { worldInStatus, worldWithDraft } from "#functions/testing/one-dispute";
import { readPdf } from "#functions/testing/read-pdf";
import type { ProofKind } from "#shared/domain/evidence/proof";
import { attachProofs } from "./attach-proofs";
import { deleteProof } from "./delete-proof";

/** A member with a draft, and what keeps, attaches, reads, approves and mails its proofs. */
async function setUp() {
  const { world, maya, id } = await worldWithDraft();
  const { userId } = maya;
  const services = { ...world.services, store: world.files };
  const keep = async (text: string, kind: ProofKind = "statement", pages = text.split("\f").length) => {
    const pdf = Buffer.from(await makePdf(text));
    const proof = { userId, proofId: ulid(), kind, name: "Mine", createdAt: "2026-11-20T12:00:00.000Z" };
    const file = { pages, sizeBytes: pdf.length, sha256: sha256Of(pdf) };
    await world.proofs.create({ ...proof, ...file, status: "kept" });
    await world.files.put(proofKey(proof), pdf);
    return proof.proofId;
  };
  const attach = (proofIds: string[], user = maya) =>
    attachProofs(makeRequest<"evidence/attach-proofs">({ user, params: { id }, body: { proofIds } }), services);
  const remove = (proofId: string) =>
    deleteProof(makeRequest<"evidence/delete-proof">({ user: maya, params: { id: proofId } }), services);
  const download = async () => {
    const params = { id, bureau: "equifax" as const };
    const file = await downloadLetter(makeRequest<"disputes/download-letter">({ user: maya, params }), services);
    if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
    return file.bytes;
  };
  const approve = (version?: string) => {
    const versions = version ? { [id]: version } : undefined;
    const body = { disputeIds: [id], versions };
    return processDisputes(makeRequest<"disputes/process-disputes">({ user: maya, body }), services);
  };
  const mail = async () => {
    world.clock.at = new Date("2026-11-30T17:00:00.000Z");
    await sendLetters({ event: {} }, services);
    return world.files.files.get(`letters/${userId}/${id}/1/equifax.pdf`);
  };
  return { world, maya, id, services, keep, attach, remove, download, approve, mail };
}

test("letters name their exhibits, each page says which one it is, and what was read is what is mailed", async () => {
  const { world, keep, attach, download, approve, mail } = await setUp();
  const statement = await keep("The balance is zero\fSecond page of it");
  const receipt = await keep("Paid in full", "payment_receipt");
  const detail = await attach([statement, receipt]);
  const read = await download();
  await approve(detail.lettersVersion);
  const mailed = await mail();
  await world.close();

  expect(detail.exhibits).toMatchObject([{ proofId: statement, pages: 2 }, { kind: "payment_receipt" }]);
  const { text, pages } = await readPdf(read);
  const list = "Exhibit A, account statement (2 pages); Exhibit B, receipt of payment (1 page).";
  expect(text.replace(/\s+/g, " ")).toContain(`Enclosed as proof: ${list}`);
  expect(JSON.parse(detail.letterContent ?? "").equifax).toContain(list);
  expect(detail.letterParagraphs?.equifax?.at(-2)?.spanish).toMatch(/Anexo A, estado de cuenta \(2 páginas\)/);
  for (const cover of [
    "Exhibit A: account statement, page 1 of 2",
    "Exhibit A: account statement, page 2 of 2",
    "Exhibit B: receipt of payment, page 1 of 1",
  ])
    expect(text).toContain(cover);
  expect(text).toMatch(/The balance is zero[\s\S]*Second page of it[\s\S]*Paid in full/);
  expect(pages).toBeGreaterThanOrEqual(4);
  expect(Buffer.from(mailed ?? []).equals(Buffer.from(read))).toBe(true);
});

test("another exhibit is another version: what was not read is not approved", async () => {
  const { world, keep, attach, approve } = await setUp();
  const before = await attach([await keep("One")]);
  const after = await attach([await keep("Another")]);
  const refused = await approve(before.lettersVersion).catch((error: unknown) => error);
  await world.close();

  expect(JSON.parse(after.letterContent ?? "").equifax).toBe(JSON.parse(before.letterContent ?? "").equifax);
  expect(after.lettersVersion).not.toBe(before.lettersVersion);
  expect(refused).toMatchObject({ code: "LETTERS_CHANGED" });
});

test("letters that are changed later have the date of that day", async () => {
  const { world, keep, attach } = await setUp();
  const proof = await keep("One");
  world.clock.at = new Date("2026-12-02T17:00:00.000Z");
  const changed = await attach([proof]);
  await world.close();
  expect(JSON.parse(changed.letterContent ?? "").equifax).toContain("December 2, 2026");
});

test("exhibits stay when a draft is written again, and go when none is named", async () => {
  const { world, maya, id, services, keep, attach } = await setUp();
  const proof = await keep("One");
  await attach([proof]);
  const body = { additionalDetails: "It was paid." };
  const renewed = await regenerateLetters(
    makeRequest<"disputes/regenerate-letters">({ user: maya, params: { id }, body }),
    services,
  );
  const bare = await attach([]);
  await world.close();
  expect(renewed.exhibits).toMatchObject([{ proofId: proof }]);
  expect(bare.exhibits).toBeUndefined();
  expect(bare.letterContent).not.toContain("Enclosed as proof");
});

test("a proof is kept until the letters with it have left", async () => {
  const { world, keep, attach, remove, approve, mail } = await setUp();
  const proof = await keep("One");
  await attach([proof]);
  await expect(remove(proof)).rejects.toMatchObject({ code: "PROOF_IN_USE" });
  await approve();
  await expect(remove(proof)).rejects.toMatchObject({ code: "PROOF_IN_USE" });
  const mailed = await mail();
  await remove(proof);
  await world.close();
  expect((await readPdf(mailed ?? new Uint8Array())).text).toContain("Exhibit A");
});

test("nothing leaves when the file of an exhibit is gone or another one: the letters are a draft again", async () => {
  const { world, maya, id, keep, attach, approve, mail } = await setUp();
  const proofId = await keep("One");
  await attach([proofId]);
  await approve();
  await world.files.put(proofKey({ userId: maya.userId, proofId }), Buffer.from("another"));
  const mailed = await mail();
  const dispute = await world.disputes.getNow(maya.userId, id);
  await world.close();
  expect(mailed).toBeUndefined();
  expect(dispute?.status).toBe("draft");
});

test("proofs that are not there, another member's, or more than go with a letter are refused", async () => {
  const [mine, theirs] = [await setUp(), await setUp()];
  await expect(mine.attach([ulid()])).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.attach([await theirs.keep("One")])).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.attach([], theirs.maya)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const [long, short] = [await mine.keep("Long", "other", 30), await mine.keep("Short", "other", 7)];
  await expect(mine.attach([long, short])).rejects.toMatchObject({ code: "TOO_MANY_PAGES" });
  await expect(mine.attach([long])).resolves.toMatchObject({ exhibits: [{ pages: 30 }] });
  await Promise.all([mine.world.close(), theirs.world.close()]);
});

test("nothing is enclosed with letters that have left", async () => {
  const { world, maya, id } = await worldInStatus("sent");
  const request = makeRequest<"evidence/attach-proofs">({ user: maya, params: { id }, body: { proofIds: [] } });
  await expect(attachProofs(request, world.services)).rejects.toMatchObject({ code: "LETTERS_SENT" });
  await world.close();
});
