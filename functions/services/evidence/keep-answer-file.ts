import { createHash } from "node:crypto";
import { decodeTime } from "ulid";
import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { isKept, type KeptProof, type ProofRepository } from "#functions/repositories/proofs";
import { ulidOfHash } from "#functions/repositories/ulid-of-hash";
import { incomingReportKey, type UploadRecord, type UploadRepository } from "#functions/repositories/uploads";
import { AppError } from "#shared/api/errors";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { hasRoomFor, MOST_PROOF_BYTES, proofTypeOf } from "#shared/domain/evidence/proof";
import { refusals } from "./keep-proof";
import { storeProof } from "./store-proof";
import { countFiles, readTaken } from "./taken-files";

export type KeepAnswerServices = {
  uploads: Pick<UploadRepository, "get">;
  disputes: Pick<DisputeRepository, "getFor">;
  proofs: Pick<ProofRepository, "list" | "create">;
  store: Pick<Bucket, "list" | "read" | "readUpTo" | "putOnce" | "delete">;
  clean: CleanApart;
  now: () => Date;
};

type Letter = { userId: string; uploadId: string; disputeIds: readonly string[] };
type Part = { part: number; pdf: Uint8Array; pages: number };

/**
 * Keeps an uploaded letter of a bureau as a proof of each dispute that was answered by it, one for each of its files; the files that
 * came are deleted then. Called again, it changes nothing more.
 *
 * @throws AppError NOT_FOUND, NOTHING_UPLOADED when the files are gone; PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED,
 * FILE_WITHOUT_FONTS, TOO_MANY_PAGES, TOO_MANY_PROOFS
 */
export async function keepAnswerFile(letter: Letter, services: KeepAnswerServices): Promise<KeptProof[]> {
  const { userId, uploadId, disputeIds } = letter;
  const upload = await services.uploads.get(userId, uploadId);
  if (!upload?.answer) throw new AppError("NOT_FOUND");
  for (const id of disputeIds) await services.disputes.getFor({ userId, isAdmin: false }, id);

  const kept = await keepMissing(upload, disputeIds, services).catch(async (error: unknown) => {
    // Another call at the same moment has kept the letter, and deleted the files that came.
    const { ofDisputes, missing } = await presentOf(letter, services.proofs);
    if (missing.length > 0) throw error;
    return ofDisputes;
  });
  for (const key of await services.store.list(incomingReportKey(upload))) await services.store.delete(key);
  return kept;
}

async function presentOf({ userId, uploadId, disputeIds }: Letter, proofs: KeepAnswerServices["proofs"]) {
  const all = (await proofs.list(userId)).filter(isKept);
  const ofUpload = all.filter((proof) => proof.uploadId === uploadId);
  const missing = disputeIds.filter((id) => !ofUpload.some(({ disputeId }) => disputeId === id));
  const ofDisputes = ofUpload.filter(({ disputeId }) => disputeId !== undefined && disputeIds.includes(disputeId));
  return { all, missing, ofDisputes };
}

async function keepMissing(upload: UploadRecord, disputeIds: readonly string[], services: KeepAnswerServices) {
  const { all, missing, ofDisputes } = await presentOf({ ...upload, disputeIds }, services.proofs);
  if (missing.length === 0) return ofDisputes;
  const parts = await cleanedParts(upload, services);
  const sizes = missing.flatMap(() => parts.map(({ pdf }) => pdf.length));
  if (!hasRoomFor(sizes, all)) throw new AppError("TOO_MANY_PROOFS");
  const kept = [...ofDisputes];
  for (const disputeId of missing) {
    for (const part of parts) kept.push(await keepPart({ upload, disputeId, part }, services));
  }
  return kept;
}

async function cleanedParts(upload: UploadRecord, { store, clean }: KeepAnswerServices): Promise<Part[]> {
  const parts: Part[] = [];
  for (let part = 1; part <= countFiles(upload); part += 1) {
    const bytes = await readTaken(upload, part, MOST_PROOF_BYTES, store);
    if (!bytes) throw new AppError("NOTHING_UPLOADED");
    if (bytes === "too-large") throw new AppError("PAYLOAD_TOO_LARGE");
    if (proofTypeOf(bytes) === undefined) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    const result = await clean(bytes);
    if ("refusal" in result) throw new AppError(refusals[result.refusal]);
    parts.push({ part, ...result });
  }
  return parts;
}

type NewPart = { upload: UploadRecord; disputeId: string; part: Part };

function keepPart({ upload, disputeId, part }: NewPart, services: KeepAnswerServices): Promise<KeptProof> {
  const { userId, uploadId } = upload;
  const at = services.now();
  const proof = {
    userId,
    proofId: proofIdOf(uploadId, disputeId, part.part),
    kind: "bureau_letter" as const,
    name: nameOf(upload, part.part, at),
    createdAt: at.toISOString(),
    disputeId,
    uploadId,
    part: part.part,
  };
  return storeProof(proof, part, services);
}

/** The same letter, dispute and page have one id, however often they are kept: a ULID with the upload's own time. */
function proofIdOf(uploadId: string, disputeId: string, part: number): string {
  const hash = createHash("sha256").update(`${uploadId} ${disputeId} ${part}`).digest();
  return ulidOfHash(decodeTime(uploadId), hash);
}

/** "Experian 2026-10-12", and the page where each page is a file. */
function nameOf({ answer, pageTypes = [] }: UploadRecord, part: number, at: Date): string {
  const name = `${answer ? bureauNames[answer.bureau] : ""} ${answer?.answeredOn ?? dayOf(at)}`;
  return pageTypes.length > 0 ? `${name} (${part})` : name;
}
