import type { Bucket } from "#functions/providers/store/bucket";
import { contracts, documentFiles, letterFiles, mailOrders, proofs } from "#functions/services";
import { type ExportStore, exportStore, MOST_PDF_BYTES, pdfOrLink } from "#functions/services/evidence/pdf-or-link";
import { type KeptDocumentServices, keptDocuments } from "#functions/services/personal-data/kept-documents";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"account/open-document">, "user" | "params">;
type Services = KeptDocumentServices & {
  letterFiles: Pick<Bucket, "readUpTo">;
  documentFiles: Pick<Bucket, "readUpTo">;
  exports: ExportStore;
  now: () => Date;
};

/** One document of the member's own list, as it was signed, mailed or kept. @throws AppError NOT_FOUND */
export async function openDocument({ user, params }: Request, services: Services) {
  const { letterFiles, documentFiles, exports, now } = services;
  const found = (await keptDocuments(user.userId, services)).find(({ id }) => id === params.id);
  const pdf =
    found && (await (found.kind === "proof" ? documentFiles : letterFiles).readUpTo(found.key, MOST_PDF_BYTES));
  if (!pdf || pdf === "too-large") throw new AppError("NOT_FOUND");
  return pdfOrLink({ pdf, fileName: `${found.kind}.pdf`, folder: user.userId, at: now() }, exports);
}

export const handler = apiHandler("account/open-document", openDocument, () => ({
  contracts: contracts(),
  orders: mailOrders(),
  proofs: proofs(),
  letterFiles: letterFiles(),
  documentFiles: documentFiles(),
  exports: exportStore(),
  now,
}));
