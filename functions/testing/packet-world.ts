import { ulid } from "ulid";
import { sendLetters } from "#functions/jobs/send-letters";
import { sha256Of } from "#functions/providers/store/sha256";
import { proofKey } from "#functions/repositories/proofs";
import { processDisputes } from "#functions/routes/disputes/process-disputes";
import { attachProofs } from "#functions/routes/evidence/attach-proofs";
import { getPacket } from "#functions/routes/evidence/get-packet";
import { FileReply } from "#functions/shell/reply";
import type { PacketReader } from "#shared/api/schemas/evidence";
import type { ProofKind } from "#shared/domain/evidence/proof";
import { makePdf } from "./make-pdf";
import { makeRequest } from "./make-request";
import { worldWithDraft } from "./one-dispute";
import { readPdf } from "./read-pdf";

/** A member's draft with the calls that give its packet something to hold, and the packet as text. */
export async function packetWorld() {
  const { world, maya, id } = await worldWithDraft();
  const { userId } = maya;
  const services = { ...world.services, proofFiles: world.files };
  const keep = async (text: string, kind: ProofKind, disputeId?: string) => {
    const pdf = Buffer.from(await makePdf(text));
    const about = { userId, proofId: ulid(), kind, name: `My ${kind}`, createdAt: "2026-11-20T12:00:00.000Z" };
    const file = { pages: text.split("\f").length, sizeBytes: pdf.length, sha256: sha256Of(pdf) };
    await world.proofs.create({ ...about, ...file, disputeId, status: "kept" });
    await world.files.put(proofKey(about), pdf);
    return { proofId: about.proofId, sha256: file.sha256 };
  };
  const attach = (proofIds: string[]) =>
    attachProofs(makeRequest<"evidence/attach-proofs">({ user: maya, params: { id }, body: { proofIds } }), services);
  const mail = async () => {
    const body = { disputeIds: [id] };
    await processDisputes(makeRequest<"disputes/process-disputes">({ user: maya, body }), services);
    world.clock.at = new Date("2026-11-30T17:00:00.000Z");
    await sendLetters({ event: {} }, services);
  };
  const read = async (lang: "en" | "es" = "en", user = maya, reader?: PacketReader) => {
    const request = makeRequest<"evidence/get-packet">({ user, params: { id }, query: { lang, reader } });
    const file = await getPacket(request, services);
    if (!(file instanceof FileReply)) throw new Error("Not in the answer itself");
    return readPdf(file.bytes);
  };
  return { world, maya, id, keep, attach, mail, read };
}

/** Text as its words follow each other, wherever the lines end. */
export const flat = (text: string) => text.replace(/\s+/g, " ");
