import { join } from "node:path";
import { readPdfApart } from "#functions/providers/report-file/read-pdf-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import { incomingReportKey, Refusal, type UploadRecord, type UploadRepository } from "#functions/repositories/uploads";
import { documentFiles, uploads } from "#functions/services";
import { type ReadUploadServices, readUpload } from "#functions/services/reports/read-upload";
import { type SavedUploads, savedUploads } from "#functions/services/reports/saved-uploads";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { AppError } from "#shared/api/errors";
import type { UploadAnalysis } from "#shared/api/schemas/upload";

type Request = Pick<RequestOf<"uploads/analyze-upload">, "user" | "params">;
type Services = ReadUploadServices & {
  uploads: Pick<UploadRepository, "get" | "refuse">;
  store: Pick<Bucket, "delete">;
  saved: Pick<SavedUploads, "save" | "find">;
};

/**
 * Reads an uploaded credit report and keeps what it says until its member confirms it; the file is deleted then. The same upload gives the same answer,
 * however often it is asked for.
 *
 * @throws AppError NOT_FOUND, NOTHING_UPLOADED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED, NOT_A_CREDIT_REPORT
 */
export async function analyzeUpload({ user, params }: Request, services: Services): Promise<UploadAnalysis> {
  const upload = await services.uploads.get(user.userId, params.id);
  if (!upload) throw new AppError("NOT_FOUND");
  if (upload.refusal) throw new AppError(upload.refusal);
  if (upload.status !== "awaiting") return services.saved.find(upload);

  try {
    const analysis = await services.saved.save(await readUpload(upload, services), upload, services.now());
    await services.store.delete(incomingReportKey(upload));
    return analysis;
  } catch (error) {
    await refuse(upload, error, services);
    throw error;
  }
}

/** What is no report is not kept either; a repeated call gets the reason again. */
async function refuse(upload: UploadRecord, error: unknown, { uploads, store }: Services): Promise<void> {
  const { data: refusal } = Refusal.safeParse(error instanceof AppError ? error.code : undefined);
  if (!refusal) return;
  await uploads.refuse(upload, refusal);
  await store.delete(incomingReportKey(upload));
}

export const handler = apiHandler("uploads/analyze-upload", analyzeUpload, () => ({
  uploads: uploads(),
  store: documentFiles(),
  saved: savedUploads(),
  readPdf: (bytes: Uint8Array) => readPdfApart(bytes, join(__dirname, "pdf-thread.js")),
  now,
}));
