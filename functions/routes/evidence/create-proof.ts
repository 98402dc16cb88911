import { ulid } from "ulid";
import type { BucketForms } from "#functions/providers/store/bucket-forms";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LimitRepository, Window } from "#functions/repositories/limits";
import { incomingProofKey, type ProofRecord, type ProofRepository } from "#functions/repositories/proofs";
import { disputes, documentForms, limits, proofs } from "#functions/services";
import { uploadFormLimit } from "#functions/shell/address-limits";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import { hasRoomFor, MOST_PROOF_BYTES } from "#shared/domain/evidence/proof";

type Request = Pick<RequestOf<"evidence/create-proof">, "user" | "body" | "address">;
type Services = {
  proofs: Pick<ProofRepository, "list" | "create">;
  disputes: Pick<DisputeRepository, "getFor">;
  limits: Pick<LimitRepository, "hit">;
  /** How many forms one client address may have, of all kinds together. */
  addressForms: Window;
  store: Pick<BucketForms, "uploadForm">;
  now: () => Date;
};

const DAY_MS = 86_400_000;
const PROOFS_A_DAY = { most: 40, seconds: 86_400 };

/**
 * Announces a proof: the browser gets a form that stores this one file and nothing else.
 *
 * @throws AppError NOT_FOUND for a dispute that is not the member's; PAYLOAD_TOO_LARGE; TOO_MANY_PROOFS with 100 or 200 MB kept or under way; TOO_MANY_REQUESTS above 40 a day, or above what one address may have
 */
export async function createProof({ user, body, address }: Request, services: Services) {
  const { proofs, disputes, limits, addressForms, store, now } = services;
  const { kind, name, contentType, sizeBytes, disputeId } = body;
  if (sizeBytes > MOST_PROOF_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");

  // An own one: what is another's is not there.
  if (disputeId) await disputes.getFor({ userId: user.userId, isAdmin: false }, disputeId);

  const at = now();
  const { userId } = user;
  await limits.hit("upload-forms", address, addressForms, at);
  await limits.hit("proofs", userId, PROOFS_A_DAY, at);
  const present = (await proofs.list(userId)).filter((proof) => takesRoom(proof, at));
  if (!hasRoomFor([sizeBytes], present)) throw new AppError("TOO_MANY_PROOFS");

  const proof = { userId, proofId: ulid(at.getTime()), kind, name, disputeId, createdAt: at.toISOString() };
  await proofs.create({ ...proof, status: "awaiting" });
  const upload = await store.uploadForm(incomingProofKey(proof), contentType, MOST_PROOF_BYTES);
  return { proofId: proof.proofId, upload };
}

/** A file that did not come within a day is not in the store any more. */
function takesRoom({ status, createdAt }: ProofRecord, at: Date): boolean {
  return status === "kept" || at.getTime() - Date.parse(createdAt) < DAY_MS;
}

export const handler = apiHandler("evidence/create-proof", createProof, () => ({
  proofs: proofs(),
  disputes: disputes(),
  limits: limits(),
  store: documentForms(),
  addressForms: uploadFormLimit(),
  now,
}));
