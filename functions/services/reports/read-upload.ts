import { type ReadPdf, reportLines } from "#functions/providers/report-file/report-lines";
import type { Bucket } from "#functions/providers/store/bucket";
import { incomingReportKey, type UploadRecord } from "#functions/repositories/uploads";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";
import { MOST_REPORT_FILE_BYTES, reportFileTypeOf } from "#shared/domain/document/report-file";
import { analyzeReport, type ReadReport } from "#shared/domain/report/upload/analyze";

export type ReadUploadServices = { store: Pick<Bucket, "readUpTo">; readPdf: ReadPdf; now: () => Date };

/** For callers of the API; screens have their own words by code. */
const details: Record<string, string> = {
  "no-text": "The file is a picture: it has no text that can be read.",
  "too-long": "The file is longer than any credit report.",
  "not-loaded": "The page was saved before it had loaded. Save it again once everything shows.",
};

/**
 * Reads an uploaded file as a credit report.
 *
 * @throws AppError NOTHING_UPLOADED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED, NOT_A_CREDIT_REPORT
 */
export async function readUpload(
  upload: UploadRecord,
  { store, readPdf, now }: ReadUploadServices,
): Promise<ReadReport> {
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
