import type { DisputeRepository } from "#functions/repositories/disputes";
import { disputes, documentFiles, letterFiles, letters, mailOrders, proofs } from "#functions/services";
import { printServices } from "#functions/services/disputes/printed-with";
import { disputePacket, type PacketServices } from "#functions/services/evidence/dispute-packet";
import { type ExportStore, exportStore, pdfOrLink } from "#functions/services/evidence/pdf-or-link";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";

type Request = Pick<RequestOf<"evidence/get-packet">, "user" | "params" | "query" | "language">;
type Services = PacketServices & { disputes: Pick<DisputeRepository, "getFor">; exports: ExportStore };

/** The evidence packet of a member's dispute. @throws AppError NOT_FOUND, TOO_MANY_PAGES, COMPLAINT_NOT_DUE */
export async function getPacket({ user, params, query, language }: Request, services: Services) {
  const dispute = await services.disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const pdf = await disputePacket(user, dispute, { language: query.lang ?? language, reader: query.reader }, services);
  const fileName = `${query.reader ?? "evidence"}-packet-${dispute.id}.pdf`;
  return pdfOrLink({ pdf, fileName, folder: user.userId, at: services.now() }, services.exports);
}

export const handler = apiHandler("evidence/get-packet", getPacket, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  proofs: proofs(),
  proofFiles: documentFiles(),
  files: letterFiles(),
  ...printServices("letter_shown"),
  exports: exportStore(),
  now,
}));
