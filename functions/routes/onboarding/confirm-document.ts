import { join } from "node:path";
import { type RedrawImage, redrawApart } from "#functions/providers/id-image/redraw-apart";
import type { Bucket, StoredHead } from "#functions/providers/store/bucket";
import { cleanKey, type DocumentRecord, type DocumentRepository, incomingKey } from "#functions/repositories/documents";
import type { UserRepository } from "#functions/repositories/users";
import { documentFiles, idDocuments, users } from "#functions/services";
import { apiHandler } from "#functions/shell/api-handler";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import { imageTypeOf, MOST_IMAGE_BYTES } from "#shared/domain/document/image-type";

/** What every clean image is. */
const REDRAWN = "image/jpeg";

type Request = Pick<RequestOf<"onboarding/confirm-document">, "user" | "params">;
type Services = {
  images: Pick<DocumentRepository, "get" | "list" | "markUploaded" | "delete">;
  store: Pick<Bucket, "head" | "read" | "putOnce" | "delete">;
  redraw: RedrawImage;
  users: Pick<UserRepository, "update">;
};

/**
 * Looks at what was stored and, when it is an image, keeps it drawn once more, as a JPEG: whatever a browser says, the bytes decide,
 * and nothing but the picture stays. An earlier image of the same side is deleted.
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

async function accept(document: DocumentRecord, services: Services): Promise<void> {
  const { images, store } = services;
  const [incoming, clean] = [incomingKey(document), cleanKey(document)];
  const arrived = await store.head(incoming);
  // Drawn but not noted, should the call before have ended in between.
  const drawn = arrived ? await redrawn(arrived, document, services) : (await store.head(clean))?.sizeBytes;
  if (drawn === undefined) throw new AppError("NOTHING_UPLOADED");
  await images.markUploaded(document, { contentType: REDRAWN, sizeBytes: drawn });
}

/** @returns the size of the new image, which is in the place of the clean ones */
async function redrawn(arrived: StoredHead, document: DocumentRecord, { store, redraw }: Services): Promise<number> {
  const incoming = incomingKey(document);
  const isTooLarge = arrived.sizeBytes > MOST_IMAGE_BYTES;
  const isImage = imageTypeOf(arrived.firstBytes) !== undefined;
  const image = isImage && !isTooLarge ? await redraw(await store.read(incoming)) : undefined;
  if (!image) {
    await store.delete(incoming);
    throw new AppError(isImage && isTooLarge ? "PAYLOAD_TOO_LARGE" : "UNSUPPORTED_MEDIA_TYPE");
  }
  // A form can be used again: of two confirmations at once the second replaces nothing.
  await store.putOnce(cleanKey(document), image, REDRAWN);
  await store.delete(incoming);
  return image.length;
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
  images: idDocuments(),
  store: documentFiles(),
  redraw: (bytes: Uint8Array) => redrawApart(bytes, join(__dirname, "image-thread.js")),
  users: users(),
}));
