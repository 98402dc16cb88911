import type { Bucket } from "#functions/providers/store/bucket";
import type { BucketLinks } from "#functions/providers/store/bucket-links";
import { isKept, type ProofRepository, proofKey } from "#functions/repositories/proofs";
import { documentFiles, documentLinks, proofs } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { MOST_ANSWER_BYTES, pdfFile, seeOther } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"evidence/open-proof">, "user" | "params">;
type Services = {
  proofs: Pick<ProofRepository, "get">;
  store: Pick<Bucket, "read">;
  links: Pick<BucketLinks, "readUrl">;
};

/** A proof as it is kept and goes with letters. A large one is fetched from the store. @throws AppError NOT_FOUND */
export async function openProof({ user, params }: Request, { proofs, store, links }: Services) {
  const proof = await proofs.get(user.userId, params.id);
  if (!proof || !isKept(proof)) throw new AppError("NOT_FOUND");
  const fileName = `proof-${proof.proofId}.pdf`;
  if (proof.sizeBytes > MOST_ANSWER_BYTES) {
    return seeOther(await links.readUrl(proofKey(proof), "application/pdf", fileName));
  }
  return pdfFile(await store.read(proofKey(proof)), fileName);
}

export const handler = apiHandler("evidence/open-proof", openProof, () => ({
  proofs: proofs(),
  store: documentFiles(),
  links: documentLinks(),
}));
