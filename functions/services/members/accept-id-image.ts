import type { RedrawImage } from "#functions/providers/id-image/redraw-apart";
import type { Bucket, StoredHead } from "#functions/providers/store/bucket";
import { cleanKey, type DocumentRecord, type DocumentRepository, incomingKey } from "#functions/repositories/documents";
import { AppError } from "#shared/api/errors";
import { imageTypeOf, MOST_IMAGE_BYTES } from "#shared/domain/document/image-type";

export type AcceptImageServices = {
  images: Pick<DocumentRepository, "list" | "markUploaded" | "delete">;
  store: Pick<Bucket, "head" | "read" | "putOnce" | "delete">;
  redraw: RedrawImage;
};

/** What every clean image is. */
const REDRAWN = "image/jpeg";

/**
 * Looks at what was stored and, when it is an image, keeps it drawn once more, as a JPEG: the bytes decide, not what a browser says,
 * and nothing but the picture stays.
 *
 * @throws AppError NOTHING_UPLOADED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export async function acceptImage(document: DocumentRecord, services: AcceptImageServices): Promise<void> {
  const { images, store } = services;
  const [incoming, clean] = [incomingKey(document), cleanKey(document)];
  const arrived = await store.head(incoming);
  // Drawn but not noted, should the call before have ended in between.
  const sizeBytes = arrived ? await redraw(arrived, document, services) : (await store.head(clean))?.sizeBytes;
  if (sizeBytes === undefined) throw new AppError("NOTHING_UPLOADED");
  await images.markUploaded(document, { contentType: REDRAWN, sizeBytes });
}

/** @returns the size of the new image, which is in the place of the clean ones */
async function redraw(arrived: StoredHead, document: DocumentRecord, services: AcceptImageServices): Promise<number> {
  const { store } = services;
  const incoming = incomingKey(document);
  const isTooLarge = arrived.sizeBytes > MOST_IMAGE_BYTES;
  const isImage = imageTypeOf(arrived.firstBytes) !== undefined;
  const image = isImage && !isTooLarge ? await services.redraw(await store.read(incoming)) : undefined;
  if (!image) {
    await store.delete(incoming);
    throw new AppError(isImage && isTooLarge ? "PAYLOAD_TOO_LARGE" : "UNSUPPORTED_MEDIA_TYPE");
  }
  // A form can be used again: of two confirmations at once the second replaces nothing.
  await store.putOnce(cleanKey(document), image, REDRAWN);
  await store.delete(incoming);
  return image.length;
}

/** Deletes earlier images of the same side. @returns the sides that are on file now */
export async function replaceEarlierImages(
  document: DocumentRecord,
  { images, store }: AcceptImageServices,
): Promise<Set<string>> {
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
