import { ulid } from "ulid";
import type { DisputeRepository, OpenItem } from "#functions/repositories/disputes";
import { type ReportRepository, summaryOf } from "#functions/repositories/reports";
import { asConflict, packJson, refusedItems, type Transact } from "#functions/repositories/table";
import type { UploadRecord, UploadRepository } from "#functions/repositories/uploads";
import type { UserRepository } from "#functions/repositories/users";
import { disputes, reports, uploads, users, writeTogether } from "#functions/services";
import { AppError } from "#shared/api/errors";
import type { CreditReport } from "#shared/api/schemas/report";
import type { UploadAnalysis } from "#shared/api/schemas/upload";
import type { ReadReport } from "#shared/domain/report/upload/analyze";
import { withoutBureaus } from "#shared/domain/report/upload/combine";
import { reportView } from "./report-view";
import { analysisOf, uploadedReport } from "./uploaded-report";

type Settings = {
  transact: Transact;
  users: Pick<UserRepository, "get" | "updateWrite">;
  reports: Pick<ReportRepository, "get" | "createWrite">;
  uploads: Pick<UploadRepository, "get" | "markAnalyzedWrite">;
  disputes: Pick<DisputeRepository, "openItems">;
};

type Upload = Pick<UploadRecord, "userId" | "uploadId">;

const TRIES = 4;
/** A record holds 400 KB; the report of a person has 3 to 30. */
const MOST_PACKED_BYTES = 250_000;

/** Keeps what an upload says: the report, that it is the latest, and that the upload was read, in one transaction. */
export class SavedUploads {
  constructor(private readonly settings: Settings) {}

  /**
   * Two files that are read at once follow one another: each joins the report that is the latest when it is saved.
   *
   * @throws AppError CONFLICT when others go first each time, NOT_A_CREDIT_REPORT for more than a person's report can be
   */
  async save(read: ReadReport, upload: Upload, at: Date): Promise<UploadAnalysis> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const analysis = await this.trySave(read, upload, at);
      if (analysis) return analysis;
      if ((await this.settings.uploads.get(upload.userId, upload.uploadId))?.status === "analyzed") {
        return this.find(upload);
      }
    }
    throw new AppError("CONFLICT");
  }

  /** The answer about an upload that was read before. @throws AppError NOT_FOUND when its report is gone */
  async find({ userId, uploadId }: Upload): Promise<UploadAnalysis> {
    const { uploads, reports, disputes } = this.settings;
    const [upload, report, openItems] = await Promise.all([
      uploads.get(userId, uploadId),
      reports.get(userId, uploadId),
      disputes.openItems(userId),
    ]);
    if (!upload?.found || !report) throw new AppError("NOT_FOUND");
    return analysisOf(uploadId, upload.found, reportView(report, openItems));
  }

  /**
   * Takes off the latest report what this upload showed and the member does not confirm: it was read wrongly. What other bureaus
   * report of it stays, and so does an item in dispute. A report is never changed: without these items it is another one.
   *
   * @throws AppError NOT_FOUND for an item that the upload did not show, NOTHING_UPLOADED before the upload was read,
   * CONFLICT when the report changes meanwhile
   */
  async confirm(upload: Upload, itemIds: readonly string[], at: Date): Promise<CreditReport> {
    const { transact, users, reports, uploads, disputes } = this.settings;
    const { userId, uploadId } = upload;
    const [read, user, openItems] = await Promise.all([
      uploads.get(userId, uploadId),
      users.get(userId, { isConsistent: true }),
      disputes.openItems(userId),
    ]);
    const latestReport = user?.latestReport;
    const report = latestReport && (await reports.get(userId, latestReport.reportId));
    if (!read) throw new AppError("NOT_FOUND");
    if (!read.found || !report) throw new AppError("NOTHING_UPLOADED");
    const found = new Set(read.found.itemIds);
    if (!itemIds.every((id) => found.has(id))) throw new AppError("NOT_FOUND");

    const kept = new Set([...itemIds, ...inDispute(openItems)]);
    const wrong = new Set(read.found.itemIds.filter((id) => !kept.has(id)));
    const { bureaus } = read.found;
    // What the bureaus have said since is not corrected by what a member says of a file.
    const isNothingWrong = report.isServerPulled || !report.negativeItems.some(({ id }) => wrong.has(id));
    if (isNothingWrong) return reportView(report, openItems);
    const negativeItems = report.negativeItems.flatMap((item) =>
      wrong.has(item.id) ? (withoutBureaus(item, bureaus) ?? []) : item,
    );
    const corrected = { ...report, reportId: ulid(at.getTime()), createdAt: at.toISOString(), negativeItems };
    const changes = { latestReport: summaryOf(corrected) };
    await transact([users.updateWrite(userId, changes, { latestReport }), reports.createWrite(corrected)]).catch(
      (error: unknown) => asConflict(error),
    );
    return reportView(corrected, openItems);
  }

  /** Undefined when the member's latest report changed, or another call read this upload. */
  private async trySave(read: ReadReport, upload: Upload, at: Date): Promise<UploadAnalysis | undefined> {
    const { transact, users, reports, uploads, disputes } = this.settings;
    const { userId, uploadId } = upload;
    const [user, openItems] = await Promise.all([
      users.get(userId, { isConsistent: true }),
      disputes.openItems(userId),
    ]);
    const latestReport = user?.latestReport;
    const previous = latestReport && (await reports.get(userId, latestReport.reportId));
    const disputedIds = new Set(inDispute(openItems));
    const { report, found } = uploadedReport(read, upload, { previous, disputedIds, at });
    if (packJson(report.negativeItems).length > MOST_PACKED_BYTES) throw new AppError("NOT_A_CREDIT_REPORT");
    const changes = { latestReport: summaryOf(report) };
    const written = transact([
      users.updateWrite(userId, changes, { latestReport }),
      reports.createWrite(report),
      uploads.markAnalyzedWrite(upload, found),
    ]);
    const isSaved = await written.then(() => true, asNotSaved);
    return isSaved ? analysisOf(uploadId, found, reportView(report, openItems)) : undefined;
  }
}

function inDispute(openItems: OpenItem[]): string[] {
  return openItems.flatMap(({ negativeItemId, removedAt }) => (removedAt === undefined ? [negativeItemId] : []));
}

function asNotSaved(error: unknown): false {
  if (refusedItems(error)) return false;
  throw error;
}

/** As deployed: `USERS_TABLE`, `REPORTS_TABLE`, `DISPUTES_TABLE`. */
export function savedUploads(): SavedUploads {
  const repositories = { users: users(), reports: reports(), uploads: uploads(), disputes: disputes() };
  return new SavedUploads({ ...repositories, transact: writeTogether });
}
