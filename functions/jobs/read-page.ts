import { join } from "node:path";
import { type ReadPage, readPageApart } from "#functions/providers/report-file/picture/read-page-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import { PageToRead, partKey, readingKey } from "#functions/repositories/upload-pages";
import type { UploadRepository } from "#functions/repositories/uploads";
import { documentFiles, uploads } from "#functions/services";
import { type JobRun, jobHandler } from "#functions/shell/job-handler";
import { MOST_REPORT_FILE_BYTES } from "#shared/domain/document/report-file";

type Services = {
  uploads: Pick<UploadRepository, "get">;
  store: Pick<Bucket, "head" | "readUpTo" | "putOnce">;
  readPage: ReadPage;
};

/**
 * Reads the picture of one page of an upload and keeps what it says beside the file, once: a page that was read is not read again.
 * What a file does to the reader (breaks it, takes too long) is its reading too; only the cloud's own failures are thrown and tried
 * again.
 */
export async function readUploadedPage({ event }: JobRun<unknown>, { uploads, store, readPage }: Services) {
  const page = PageToRead.parse(event);
  const upload = await uploads.get(page.userId, page.uploadId);
  const key = readingKey(page, page);
  // The upload was read, refused or erased meanwhile, or another run was faster.
  if (upload?.status !== "awaiting" || (await store.head(key))) return { read: 0 };
  const bytes = await store.readUpTo(partKey(page, page.part), MOST_REPORT_FILE_BYTES);
  const isThere = bytes !== undefined && bytes !== "too-large";
  const reading = isThere ? await readPage({ bytes, pdfPage: page.pdfPage }) : { unread: "damaged" };
  await store.putOnce(key, Buffer.from(JSON.stringify(reading)), "application/json");
  return { read: 1 };
}

export const handler = jobHandler("read-page", readUploadedPage, () => ({
  uploads: uploads(),
  store: documentFiles(),
  readPage: (source) => readPageApart(source, join(__dirname, "picture-thread.js")),
}));
