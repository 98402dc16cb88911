import type { Enclosure } from "#functions/letters/letter-pdf";
import { cleanKey } from "#functions/repositories/documents";
import { documentFiles, idDocuments } from "#functions/services";

/** Reads a person's ID images of a kind that can be printed: `USERS_TABLE` (Query) and `DOCUMENTS_BUCKET` (GetObject of `clean/`). */
export function idImages(): (userId: string) => Promise<Enclosure[]> {
  const records = idDocuments();
  const files = documentFiles();
  return async (userId) => {
    const images = (await records.list(userId)).filter(({ status }) => status === "uploaded");
    const printable = images.flatMap((image): (Omit<Enclosure, "bytes"> & { key: string })[] => {
      const { contentType } = image;
      return contentType === "image/jpeg" || contentType === "image/png" ? [{ key: cleanKey(image), contentType }] : [];
    });
    return Promise.all(printable.map(async ({ key, contentType }) => ({ contentType, bytes: await files.read(key) })));
  };
}
