import { boxInPicture } from "#functions/providers/report-file/picture/box-in-picture";
import { type ReadPdf, reportLines } from "#functions/providers/report-file/report-lines";
import type { UnderstandLines } from "#functions/providers/report-file/understand-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import { incomingReportKey, type UploadRecord } from "#functions/repositories/uploads";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";
import { MOST_REPORT_FILE_BYTES, type ReportFileType, reportFileTypeOf } from "#shared/domain/document/report-file";
import { seenDetails } from "#shared/domain/document/seen";
import type { BureauAnswer } from "#shared/domain/report/answer/answer";
import type { ReadReport } from "#shared/domain/report/upload/analyze";
import type { TextLine } from "#shared/domain/report/upload/lines/text-line";
import type { LinesToUnderstand, ReadWithoutBureau } from "#shared/domain/report/upload/understand";
import { Seen } from "#shared/domain/schemas";
import { type PagesRead, pagesOfPdf, pagesOfPictures, type StillReading, type UploadPage } from "./pages-of-upload";
import type { ReadPicturesServices } from "./read-pictures";

export type ReadUploadServices = ReadPicturesServices & {
  store: Pick<Bucket, "readUpTo" | "head" | "list">;
  readPdf: ReadPdf;
  understand: UnderstandLines;
};

/**
 * Reads an uploaded file as a credit report, or as a bureau's letter about a dispute.
 *
 * @param known `said`: whose report its member says it is, where its pages do not; `disputed`: the items of their disputes
 * @throws AppError NOTHING_UPLOADED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED, NOT_A_CREDIT_REPORT with what was seen,
 * SERVICE_UNAVAILABLE
 */
export async function readUpload(
  upload: UploadRecord,
  services: ReadUploadServices,
  known: Pick<LinesToUnderstand, "said" | "disputed"> = {},
): Promise<ReadReport | ReadWithoutBureau | BureauAnswer | StillReading> {
  const bytes = await services.store.readUpTo(incomingReportKey(upload), MOST_REPORT_FILE_BYTES);
  if (!bytes) throw new AppError("NOTHING_UPLOADED");
  if (bytes === "too-large") throw new AppError("PAYLOAD_TOO_LARGE");
  const type = reportFileTypeOf(bytes, upload.contentType);
  if (type === undefined || type !== upload.contentType) throw new AppError("UNSUPPORTED_MEDIA_TYPE");

  const read = await pagesOf(bytes, type, upload, services);
  if (read && "pagesRead" in read) return read;
  if (read && "refusal" in read) throw refusalOf(read.refusal);
  // Pages that were read of pictures go the way of a PDF's pages.
  const found = await (read
    ? reportLines(bytes, "application/pdf", async () => read)
    : reportLines(bytes, type, services.readPdf));
  if ("refusal" in found) throw refusalOf(found.refusal);
  const today = dayOf(services.now());
  const lines = read ? linesInPictures(found.lines, read.pages) : found.lines;
  const missing = read?.unreadPages && { unreadPages: read.unreadPages };
  const understood = await services.understand({ lines, today, ...known });
  if ("unnamed" in understood) return understood;
  if (!("seen" in understood)) return { ...understood, ...missing };
  // What the other pages and sheets show may be what names a report.
  const isBlurred = read?.unreadPages?.some(({ reason }) => reason === "too-blurry" || reason === "one-sheet");
  throw notAReport(isBlurred ? "too-blurry" : understood.seen);
}

/** The lines with their boxes where a picture shows them: a photo is shown as it was taken, not as it was straightened. */
function linesInPictures(lines: TextLine[], pages: readonly UploadPage[]): TextLine[] {
  return lines.map((line) => {
    const { corners, below } = pages[line.page - 1] ?? {};
    return corners && line.box ? { ...line, box: boxInPicture(line.box, { corners, below }) } : line;
  });
}

/** Undefined for files that have no pages. */
async function pagesOf(
  bytes: Uint8Array,
  type: ReportFileType,
  upload: UploadRecord,
  services: ReadUploadServices,
): Promise<PagesRead | undefined> {
  if (type === "image/jpeg" || type === "image/png") return pagesOfPictures(upload, services);
  return type === "application/pdf" ? pagesOfPdf(await services.readPdf(bytes), upload, services) : undefined;
}

function refusalOf(refusal: string): AppError {
  if (refusal === "locked") return new AppError("FILE_LOCKED");
  if (refusal === "damaged") return new AppError("UNSUPPORTED_MEDIA_TYPE");
  return notAReport(Seen.parse(refusal));
}

const notAReport = (seen: Seen) => new AppError("NOT_A_CREDIT_REPORT", { seen, details: seenDetails[seen] });
