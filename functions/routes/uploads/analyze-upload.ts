import { join } from "node:path";
import { readPdfApart } from "#functions/providers/report-file/read-pdf-apart";
import { type ReadPdf, reportLines } from "#functions/providers/report-file/report-lines";
import type { Bucket } from "#functions/providers/store/bucket";
import { incomingReportKey, Refusal, type UploadRecord, type UploadRepository } from "#functions/repositories/uploads";
import { documentFiles, uploads } from "#functions/services";
import { type SavedUploads, savedUploads } from "#functions/services/reports/saved-uploads";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import { dayOf } from "#shared/domain/days";
import { MOST_REPORT_FILE_BYTES, reportFileTypeOf } from "#shared/domain/document/report-file";
import { analyzeReport, type ReadReport } from "#shared/domain/report/upload/analyze";

type Request = Pick<RequestOf<"uploads/analyze-upload">, "user" | "params">;
type Services = {
  uploads: Pick<UploadRepository, "get" | "refuse">;
  store: Pick<Bucket, "readUpTo" | "delete">;
  saved: Pick<SavedUploads, "save" | "find">;
  readPdf: ReadPdf;
  now: () => Date;
};

/** Said to who calls the API; screens have their own words by code. */
const details: Record<string, string> = {
  "no-text": "The file is a picture: it has no text that can be read.",
  "too-long": "The file is longer than any credit report.",
  "not-loaded": "The page was saved before it had loaded. Save it again once everything shows.",
};

/**
 * Reads an uploaded credit report and saves what it says; the file is deleted then. The same upload gives the same answer,
 * however often it is asked for.
 *
 * @throws AppError NOT_FOUND, NOTHING_UPLOADED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED, NOT_A_CREDIT_REPORT
 */
export async function analyzeUpload({ user, params }: Request, services: Services): Promise<UploadAnalysis> {
  const upload = await services.uploads.get(user.userId, params.id);
  if (!upload) throw new AppError("NOT_FOUND");
  if (upload.refusal) throw new AppError(upload.refusal);
  if (upload.status === "analyzed") return services.saved.find(upload);

  const analysis = await readAndSave(upload, services).catch(async (error: unknown) => {
    await refuse(error, upload, services);
    throw error;
  });
  await services.store.delete(incomingReportKey(upload));
  return analysis;
}

async function readAndSave(upload: UploadRecord, services: Services): Promise<UploadAnalysis> {
  const read = await readUpload(upload, services);
  return services.saved.save(read, upload, services.now());
}

async function readUpload(upload: UploadRecord, { store, readPdf, now }: Services): Promise<ReadReport> {
  const bytes = await store.readUpTo(incomingReportKey(upload), MOST_REPORT_FILE_BYTES);
  if (!bytes) throw new AppError("NOTHING_UPLOADED");
  if (bytes === "too-large") throw new AppError("PAYLOAD_TOO_LARGE");
  const type = reportFileTypeOf(bytes, upload.contentType);
  if (type === undefined || type !== upload.contentType) throw new AppError("UNSUPPORTED_MEDIA_TYPE");

  const found = await reportLines(bytes, type, readPdf);
  if ("refusal" in found) throw noLines(found.refusal);
  const report = analyzeReport(found.lines, dayOf(now()));
  if (!report) throw new AppError("NOT_A_CREDIT_REPORT");
  return report;
}

function noLines(refusal: string): AppError {
  if (refusal === "locked") return new AppError("FILE_LOCKED");
  if (refusal === "damaged") return new AppError("UNSUPPORTED_MEDIA_TYPE");
  return new AppError("NOT_A_CREDIT_REPORT", { details: details[refusal] });
}

/** What is no report is not kept either; why not is said again to whoever asks again. */
async function refuse(error: unknown, upload: UploadRecord, { uploads, store }: Services): Promise<void> {
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
