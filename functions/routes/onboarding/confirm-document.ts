import { S3Images } from "#functions/providers/store/s3-images";
import type { ImageStore } from "#functions/providers/store/store";
import { cleanKey, type DocumentRecord, DocumentRepository, incomingKey } from "#functions/repositories/documents";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler } from "#functions/runtime/api-handler";
import { documents } from "#functions/runtime/aws-dynamodb";
import { store } from "#functions/runtime/aws-s3";
import { env } from "#functions/runtime/env";
import type { RequestOf } from "#functions/runtime/request";
import { AppError } from "#shared/api/errors";
import { imageTypeOf, MOST_IMAGE_BYTES } from "#shared/domain/document/image-type";

type Request = Pick<RequestOf<"onboarding/confirm-document">, "user" | "params">;
type Services = {
  images: Pick<DocumentRepository, "get" | "list" | "markUploaded" | "delete">;
  store: Pick<ImageStore, "head" | "move" | "delete">;
  users: Pick<UserRepository, "update">;
};

/**
 * Looks at what was stored and, when it is an image, keeps it: whatever a browser says, the bytes decide. An earlier image of
 * the same side is deleted.
 *
 * @throws AppError NOT_FOUND, NOTHING_UPLOADED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export async function confirmDocument({ user, params }: Request, services: Services) {
  const { userId } = user;
  const document = await services.images.get(userId, params.id);
  if (!document) throw new AppError("NOT_FOUND");

  if (document.status === "awaiting") await accept(document, services);
  const sides = await replaceEarlier(document, services);
  const isOnFile = sides.size === 2;
  // Whatever the record said when the call came: a side may have been removed a moment ago.
  if (isOnFile) await services.users.update(userId, { hasIdOnFile: true });
  return { documentId: document.documentId, status: "uploaded" as const };
}

async function accept(document: DocumentRecord, { images, store }: Services): Promise<void> {
  const [incoming, clean] = [incomingKey(document), cleanKey(document)];
  const arrived = await store.head(incoming);
  // Moved but not noted, should the call before have ended in between.
  const found = arrived ?? (await store.head(clean));
  if (!found) throw new AppError("NOTHING_UPLOADED");

  const contentType = imageTypeOf(found.firstBytes);
  if (!contentType || found.sizeBytes > MOST_IMAGE_BYTES) {
    await store.delete(incoming);
    throw new AppError(contentType ? "PAYLOAD_TOO_LARGE" : "UNSUPPORTED_MEDIA_TYPE");
  }
  if (arrived) await store.move(incoming, clean, contentType);
  await images.markUploaded(document, { contentType, sizeBytes: found.sizeBytes });
}

/** @returns the sides that are on file now */
async function replaceEarlier(document: DocumentRecord, { images, store }: Services): Promise<Set<string>> {
  // Consistently: of two sides that are confirmed at the same moment, the one that was noted last sees both.
  const all = await images.list(document.userId, { isConsistent: true });
  const earlier = all.filter(({ side, documentId }) => side === document.side && documentId < document.documentId);
  for (const image of earlier) {
    await store.delete(image.status === "uploaded" ? cleanKey(image) : incomingKey(image));
    await images.delete(image);
  }
  const otherSides = all.filter(({ side, status }) => side !== document.side && status === "uploaded");
  return new Set([document.side, ...otherSides.map(({ side }) => side)]);
}

export const handler = apiHandler("onboarding/confirm-document", confirmDocument, () => ({
  images: new DocumentRepository(documents(), env("USERS_TABLE")),
  store: new S3Images(store(), env("DOCUMENTS_BUCKET")),
  users: new UserRepository(documents(), env("USERS_TABLE")),
}));
