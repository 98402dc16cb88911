import { join } from "node:path";
import { cleanApart } from "#functions/providers/proof-file/clean-apart";
import { disputes, documentFiles, proofs, uploads } from "#functions/services";
import { type KeepAnswerServices, keepAnswerFile } from "#functions/services/evidence/keep-answer-file";
import { proofView } from "#functions/services/evidence/proof-view";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"evidence/keep-answer">, "user" | "params" | "body">;

/** Keeps a bureau's uploaded letter with the disputes that it answers: see `keepAnswerFile()`. */
export async function keepAnswer({ user, params, body }: Request, services: KeepAnswerServices) {
  const letter = { userId: user.userId, uploadId: params.id, disputeIds: body.disputeIds };
  return (await keepAnswerFile(letter, services)).map(proofView);
}

export const handler = apiHandler("evidence/keep-answer", keepAnswer, () => ({
  uploads: uploads(),
  disputes: disputes(),
  proofs: proofs(),
  store: documentFiles(),
  clean: (bytes: Uint8Array) => cleanApart(bytes, join(__dirname, "proof-thread.js")),
  now,
}));
