import { contracts, mailOrders, proofs } from "#functions/services";
import { type KeptDocumentServices, keptDocuments } from "#functions/services/personal-data/kept-documents";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";

type Request = Pick<RequestOf<"account/list-documents">, "user">;

/** What the member signed, mailed and uploaded, newest first. */
export async function listDocuments({ user }: Request, services: KeptDocumentServices) {
  return { documents: await keptDocuments(user.userId, services) };
}

export const handler = apiHandler("account/list-documents", listDocuments, () => ({
  contracts: contracts(),
  orders: mailOrders(),
  proofs: proofs(),
}));
