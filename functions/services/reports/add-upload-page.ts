import type * as z from "zod";
import type { BucketForms } from "#functions/providers/store/bucket-forms";
import { partKey, type UploadPageRepository } from "#functions/repositories/upload-pages";
import type { UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/user-record";
import { documentForms, uploadPages, uploads } from "#functions/services";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { NewUploadPage } from "#shared/api/schemas/upload";
import { MOST_REPORT_FILE_BYTES, MOST_WAITING_FILES } from "#shared/domain/document/report-file";

type Asked = { user: Pick<UserRecord, "userId">; params: { id: string }; body: z.infer<typeof NewUploadPage> };
export type AddUploadPageServices = {
  uploads: Pick<UploadRepository, "get" | "countWaiting">;
  pages: Pick<UploadPageRepository, "add">;
  store: Pick<BucketForms, "uploadForm">;
  now: () => Date;
};

const DAY_SECONDS = 86_400;

/**
 * Announces another picture of an upload whose first file is a picture, up to 10 in all; they are read in this order.
 *
 * @throws AppError NOT_FOUND; PAYLOAD_TOO_LARGE; UNSUPPORTED_MEDIA_TYPE beside a file that is no picture; CONFLICT when the upload was
 * read already or has 10 pictures; TOO_MANY_REQUESTS with 20 files waiting to be read
 */
export async function addUploadPage(
  { user, params, body }: Asked,
  { uploads, pages, store, now }: AddUploadPageServices,
) {
  const { contentType, sizeBytes } = body;
  if (sizeBytes > MOST_REPORT_FILE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");
  const upload = await uploads.get(user.userId, params.id);
  if (!upload) throw new AppError("NOT_FOUND");
  if (!upload.contentType.startsWith("image/")) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if ((await uploads.countWaiting(user.userId, now())) >= MOST_WAITING_FILES) {
    throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: DAY_SECONDS });
  }
  const page = await pages.add(upload, contentType);
  if (page === undefined) throw new AppError("CONFLICT", { details: "The upload was read, or has ten pictures." });
  return { page, upload: await store.uploadForm(partKey(upload, page), contentType, MOST_REPORT_FILE_BYTES) };
}

/** As deployed. */
export const addUploadPageServices = (): AddUploadPageServices => ({
  uploads: uploads(),
  pages: uploadPages(),
  store: documentForms(),
  now,
});
