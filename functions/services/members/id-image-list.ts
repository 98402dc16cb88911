import type { BucketLinks } from "#functions/providers/store/bucket-links";
import { cleanKey, type DocumentRecord, type DocumentRepository } from "#functions/repositories/documents";
import { DocumentSide, type StoredDocument } from "#shared/api/schemas/onboarding";

export type IdImageListServices = {
  images: Pick<DocumentRepository, "list">;
  store: Pick<BucketLinks, "readUrl">;
};

/** A person's ID image of each side, with a link to it once it is uploaded. */
export async function listIdImages(userId: string, { images, store }: IdImageListServices): Promise<StoredDocument[]> {
  const latest = latestOfEachSide(await images.list(userId));
  return Promise.all(
    latest.map(async (image) => {
      const { documentId, side, status } = image;
      const previewUrl = status === "uploaded" ? await store.readUrl(cleanKey(image), image.contentType) : undefined;
      return { documentId, side, status, previewUrl };
    }),
  );
}

/** An uploaded image before one that is only announced. */
function latestOfEachSide(images: DocumentRecord[]): DocumentRecord[] {
  return DocumentSide.options.flatMap((side) => {
    const ofSide = images.filter((image) => image.side === side);
    return ofSide.findLast(({ status }) => status === "uploaded") ?? ofSide.at(-1) ?? [];
  });
}
