import { ulid } from "ulid";
import type { Bucket } from "#functions/providers/store/bucket";
import type { BucketLinks } from "#functions/providers/store/bucket-links";
import { documentFiles, documentLinks } from "#functions/services";
import { type FileReply, MOST_ANSWER_BYTES, pdfFile, type Redirect, seeOther } from "#functions/shell/reply";

/** More than a letter with all its exhibits has. */
export const MOST_PDF_BYTES = 100 * 1024 * 1024;

/** Where a document waits that is too large for an answer. */
export type ExportStore = Pick<Bucket, "put"> & Pick<BucketLinks, "readUrl">;

/** `folder`: the id of the member whose document it is, and with whom the file is erased. */
type Document = { pdf: Uint8Array; fileName: string; folder: string; at: Date };

/** A PDF as the answer; one that is too large for an answer is stored for a day, and the answer leads to it. */
export async function pdfOrLink(
  { pdf, fileName, folder, at }: Document,
  store: ExportStore,
): Promise<FileReply | Redirect> {
  if (pdf.length <= MOST_ANSWER_BYTES) return pdfFile(pdf, fileName);
  const key = `exports/${folder}/${ulid(at.getTime())}.pdf`;
  await store.put(key, pdf, "application/pdf");
  return seeOther(await store.readUrl(key, "application/pdf", fileName));
}

/** As deployed: `DOCUMENTS_BUCKET`, whose `exports/` expire after a day. */
export function exportStore(): ExportStore {
  const links = documentLinks();
  const files = documentFiles();
  return {
    put: (key, bytes, contentType) => files.put(key, bytes, contentType),
    readUrl: (key, contentType, fileName) => links.readUrl(key, contentType, fileName),
  };
}
