import type { Bucket } from "#functions/providers/store/bucket";
import { cleanKey, type DocumentRepository, incomingKey } from "#functions/repositories/documents";
import type { UserRepository } from "#functions/repositories/users";
import { documentFiles, idDocuments, users } from "#functions/services";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";

type Request = Pick<RequestOf<"onboarding/delete-document">, "user" | "params">;
type Services = {
  images: Pick<DocumentRepository, "get" | "delete">;
  store: Pick<Bucket, "delete">;
  users: Pick<UserRepository, "update">;
};

/** Removes an ID image for good. The image first: a crash in between leaves a record that can be deleted again. */
export async function deleteDocument(
  { user, params }: Request,
  { images, store, users }: Services,
): Promise<undefined> {
  const document = await images.get(user.userId, params.id);
  if (!document) throw new AppError("NOT_FOUND");

  await Promise.all([store.delete(incomingKey(document)), store.delete(cleanKey(document))]);
  await images.delete(document);
  if (document.status === "uploaded") await users.update(user.userId, { hasIdOnFile: undefined });
}

export const handler = apiHandler("onboarding/delete-document", deleteDocument, () => ({
  images: idDocuments(),
  store: documentFiles(),
  users: users(),
}));
