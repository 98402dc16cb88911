import { join } from "node:path";
import { redrawApart } from "#functions/providers/id-image/redraw-apart";
import type { DocumentRepository } from "#functions/repositories/documents";
import type { UserRepository } from "#functions/repositories/users";
import { documentFiles, idDocuments, users } from "#functions/services";
import {
  type AcceptImageServices,
  acceptImage,
  replaceEarlierImages,
} from "#functions/services/members/accept-id-image";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"onboarding/confirm-document">, "user" | "params">;
type Services = AcceptImageServices & {
  images: Pick<DocumentRepository, "get">;
  users: Pick<UserRepository, "update">;
};

/**
 * Accepts an ID image that was stored; see `acceptImage()`. An earlier image of the same side is deleted.
 *
 * @throws AppError NOT_FOUND, NOTHING_UPLOADED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export async function confirmDocument({ user, params }: Request, services: Services) {
  const document = await services.images.get(user.userId, params.id);
  if (!document) throw new AppError("NOT_FOUND");

  if (document.status === "awaiting") await acceptImage(document, services);
  const sides = await replaceEarlierImages(document, services);
  const isOnFile = sides.size === 2;
  // Whatever the record said when the call came: a side may have been removed a moment ago.
  if (isOnFile) await services.users.update(user.userId, { hasIdOnFile: true });
  return { documentId: document.documentId, status: "uploaded" as const };
}

export const handler = apiHandler("onboarding/confirm-document", confirmDocument, () => ({
  images: idDocuments(),
  store: documentFiles(),
  redraw: (bytes: Uint8Array) => redrawApart(bytes, join(__dirname, "image-thread.js")),
  users: users(),
}));
