import { ulid } from "ulid";
import type { BucketForms } from "#functions/providers/store/bucket-forms";
import type { LimitRepository, Window } from "#functions/repositories/limits";
import { incomingReportKey, type UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/user-record";
import { documentForms, limits, uploads } from "#functions/services";
import { uploadFormLimit } from "#functions/shell/address-limits";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { NewUpload } from "#shared/api/schemas/upload";
import { MOST_REPORT_FILE_BYTES, MOST_WAITING_FILES } from "#shared/domain/document/report-file";

type Asked = { user: Pick<UserRecord, "userId">; body: NewUpload; address: string };
export type StartUploadServices = {
  uploads: Pick<UploadRepository, "create" | "countWaiting">;
  limits: Pick<LimitRepository, "hit">;
  /** How many forms one client address may have, of all kinds together. */
  addressForms: Window;
  store: Pick<BucketForms, "uploadForm">;
  now: () => Date;
};

const DAY_SECONDS = 86_400;
const UPLOADS_A_DAY = { most: 20, seconds: DAY_SECONDS };

/**
 * Announces a credit report: the browser gets a form that stores this one file and nothing else.
 *
 * @throws AppError PAYLOAD_TOO_LARGE; TOO_MANY_REQUESTS above 20 files a day, above what one address may have, or with 20 files (100 MB) waiting to be read
 */
export async function startUpload({ user, body, address }: Asked, services: StartUploadServices) {
  const { uploads, limits, addressForms, store, now } = services;
  const { contentType, sizeBytes } = body;
  if (sizeBytes > MOST_REPORT_FILE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE");

  const at = now();
  const { userId } = user;
  await limits.hit("upload-forms", address, addressForms, at);
  await limits.hit("uploads", userId, UPLOADS_A_DAY, at);
  if ((await uploads.countWaiting(userId, at)) >= MOST_WAITING_FILES) {
    throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: DAY_SECONDS });
  }
  const upload = { userId, uploadId: ulid(at.getTime()), contentType };
  await uploads.create(upload, at);
  const form = await store.uploadForm(incomingReportKey(upload), contentType, MOST_REPORT_FILE_BYTES);
  return { uploadId: upload.uploadId, upload: form };
}

/** As deployed. */
export const startUploadServices = (): StartUploadServices => ({
  uploads: uploads(),
  limits: limits(),
  store: documentForms(),
  addressForms: uploadFormLimit(),
  now,
});
