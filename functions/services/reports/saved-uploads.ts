import { sha256Of } from "#functions/providers/store/sha256";
import type { OpenItem } from "#functions/repositories/dispute-claims";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { type ReportRecord, type ReportRepository, summaryOf } from "#functions/repositories/reports";
import { packJson, refusedItems, type Transact } from "#functions/repositories/table";
import type { Reading, UploadRecord, UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord, UserRepository } from "#functions/repositories/users";
import { disputes, letters, reports, uploads, users, writeTogether } from "#functions/services";
import { type DisputedItemsServices, itemsGoneFrom } from "#functions/services/disputes/items-of-disputes";
import { AppError } from "#shared/api/errors";
import type { CreditReport } from "#shared/api/schemas/report";
import type { ConfirmItemsBody, UploadAnalysis } from "#shared/api/schemas/upload";
import { dayOf } from "#shared/domain/days";
import { clientProvidedItems } from "#shared/domain/report/client-provided-item";
import type { ReadReport } from "#shared/domain/report/upload/analyze";
import { correctedItem, type ItemCorrection } from "#shared/domain/report/upload/correct";
import { assertPossibleDays } from "./assert-possible-days";
import type { PersonWrites } from "./person-writes";
import { reportView } from "./report-view";
import { analysisOf, readingOf, uploadedReport } from "./uploaded-report";

type Settings = {
  transact: Transact;
  users: Pick<UserRepository, "get" | "updateWrite">;
  reports: Pick<ReportRepository, "get" | "createWrite">;
  uploads: Pick<UploadRepository, "get" | "reading" | "analyzedWrites" | "confirmedWrite">;
  disputes: Pick<DisputeRepository, "openItems" | "listAll">;
  letters: DisputedItemsServices["letters"];
};

type Upload = Pick<UploadRecord, "userId" | "uploadId">;
type PersonOf = (user: UserRecord) => Promise<PersonWrites>;

const TRIES = 4;
/** A record holds 400 KB; the report of a person has 3 to 30. */
const MOST_PACKED_BYTES = 250_000;

/** Keeps what an upload shows. Nothing uses it before its member has confirmed it: only then it becomes the latest report. */
export class SavedUploads {
  constructor(private readonly settings: Settings) {}

  /** @throws AppError NOT_A_CREDIT_REPORT for more than a person's report can be */
  async save(read: ReadReport, upload: Upload, at: Date): Promise<UploadAnalysis> {
    const { transact, uploads } = this.settings;
    const latest = await this.latest(upload.userId);
    const gone = await itemsGoneFrom(latest.previous, upload.userId, this.settings);
    const reading = readingOf(read, { known: [...(latest.previous?.negativeItems ?? []), ...gone], at });
    if (packJson(reading.items).length > MOST_PACKED_BYTES) throw new AppError("NOT_A_CREDIT_REPORT");
    const isKept = await transact(uploads.analyzedWrites(upload, reading)).then(() => true, unlessRefused);
    // Where another call has read it, that one's answer counts.
    if (!isKept) return this.find(upload);
    return analysisOf(
      upload.uploadId,
      reading,
      reportView(reportOf(reading, upload, { ...latest, at }), latest.openItems),
    );
  }

  /** The answer about an upload that was read before. @throws AppError NOT_FOUND when what was read is gone */
  async find(upload: Upload): Promise<UploadAnalysis> {
    const { userId, uploadId } = upload;
    const { uploads, reports } = this.settings;
    const [reading, confirmed, latest] = await Promise.all([
      uploads.reading(upload),
      reports.get(userId, uploadId),
      this.latest(userId),
    ]);
    if (!reading) throw new AppError("NOT_FOUND");
    const report = confirmed ?? reportOf(reading, upload, { ...latest, at: new Date(reading.readAt) });
    const analysis = analysisOf(uploadId, reading, reportView(report, latest.openItems));
    return { ...analysis, check: confirmed ? undefined : reading.check };
  }

  /**
   * Makes what the member confirms the latest report: the items that are on the paper, with their corrections, and those that were
   * missed. Two files that are confirmed at once follow one another. The same once more changes nothing.
   *
   * @param personOf who the report is about, saved in the same transaction: in the onboarding nothing else has said it
   * @throws AppError NOT_FOUND for an item that the upload did not show, NOTHING_UPLOADED before the upload was read,
   * CONFLICT for what was confirmed otherwise, and when others go first each time
   */
  async confirm(upload: Upload, body: ConfirmItemsBody, at: Date, personOf?: PersonOf): Promise<CreditReport> {
    const { uploads } = this.settings;
    const hash = sha256Of(Buffer.from(JSON.stringify(body)));
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const [stored, reading, latest] = await Promise.all([
        uploads.get(upload.userId, upload.uploadId),
        uploads.reading(upload),
        this.latest(upload.userId),
      ]);
      if (!stored) throw new AppError("NOT_FOUND");
      if (!reading) throw new AppError("NOTHING_UPLOADED");
      if (stored.confirmedHash !== undefined && stored.confirmedHash !== hash) throw new AppError("CONFLICT");
      if (stored.status === "confirmed" && latest.previous) return reportView(latest.previous, latest.openItems);
      const person = latest.user && (await personOf?.(latest.user));
      const { birthYear } = { ...latest.user, ...person?.changes };
      const items = confirmedItems(reading, body, { at, birthYear });
      const previous = person?.isAnother ? undefined : latest.previous;
      const report = reportOf({ ...reading, items }, upload, { ...latest, previous, at });
      if (await this.trySave({ report, hash }, latest.user?.latestReport, person))
        return reportView(report, latest.openItems);
    }
    throw new AppError("CONFLICT");
  }

  /** False when the member's latest report changed, or another call confirmed this upload. */
  private async trySave({ report, hash }: Confirmed, latestReport: Latest, person?: PersonWrites): Promise<boolean> {
    const { transact, users, reports, uploads } = this.settings;
    const { userId, reportId } = report;
    const written = transact([
      users.updateWrite(
        userId,
        { ...person?.changes, latestReport: summaryOf(report) },
        { ...person?.expected, latestReport },
      ),
      reports.createWrite(report),
      uploads.confirmedWrite({ userId, uploadId: reportId }, hash),
      ...(person?.writes ?? []),
    ]);
    return written.then(() => true, unlessRefused);
  }

  private async latest(userId: string) {
    const { users, reports, disputes } = this.settings;
    const [user, openItems] = await Promise.all([
      users.get(userId, { isConsistent: true }),
      disputes.openItems(userId),
    ]);
    const previous = user?.latestReport && (await reports.get(userId, user.latestReport.reportId));
    return { user, openItems, previous };
  }
}

/** When it is confirmed, and in which year its member was born, where that is known. */
type Of = { at: Date; birthYear: number | undefined };
/** The report that becomes the latest, and the hash of what was confirmed. */
type Confirmed = { report: ReportRecord; hash: string };
type Latest = ReturnType<typeof summaryOf> | undefined;
type Known = { previous?: ReportRecord; openItems: OpenItem[]; at: Date };

/** Items in an open dispute stay: their letters rest on them. */
function reportOf(reading: Reading, upload: Upload, { previous, openItems, at }: Known): ReportRecord {
  const open = openItems.filter(({ removedAt }) => removedAt === undefined);
  const disputedIds = new Set(open.map(({ negativeItemId }) => negativeItemId));
  return uploadedReport(reading, upload, { previous, disputedIds, at });
}

/** @throws AppError NOT_FOUND for an item that the upload did not show, VALIDATION_FAILED for a day that no account can have */
function confirmedItems({ items, bureaus }: Reading, body: ConfirmItemsBody, { at, birthYear }: Of): Reading["items"] {
  const { itemIds, corrections, added } = body;
  assertPossibleDays(
    [...corrections.map(typedOf(items)), ...added.map((typed, index) => ({ place: `added.${index}`, typed }))],
    { birthYear, today: dayOf(at) },
  );
  const known = new Set(items.map(({ id }) => id));
  const named = [...itemIds, ...corrections.map(({ itemId }) => itemId)];
  if (!named.every((id) => known.has(id))) throw new AppError("NOT_FOUND");
  const kept = items.filter(({ id }) => itemIds.includes(id));
  const corrected = kept.map((item) =>
    corrections
      .filter(({ itemId }) => itemId === item.id)
      .reduce((before, correction) => correctedItem(before, correction, dayOf(at)), item),
  );
  const missed = added.map((item) => ({ ...item, id: undefined, bureaus: item.bureaus ?? bureaus }));
  const isAnnual = items.some(({ bureauViews = [] }) => bureauViews.some(({ fromAnnualReport }) => fromAnnualReport));
  const ofFile = isAnnual ? { fromAnnualReport: true } : {};
  return [...corrected, ...clientProvidedItems(missed, [], at).map((item) => ({ ...item, ...ofFile }))];
}

/** A correction as what was typed of its item. */
const typedOf = (items: Reading["items"]) => (correction: ItemCorrection, index: number) => {
  const item = items.find(({ id }) => id === correction.itemId);
  const { itemType = item?.itemType } = correction;
  const typed = { ...correction, itemType, originalCreditor: item?.originalCreditor };
  return { place: `corrections.${index}`, typed, printed: item && (item.bureauViews ?? [item]) };
};

function unlessRefused(error: unknown): false {
  if (refusedItems(error)) return false;
  throw error;
}

/** As deployed: `USERS_TABLE`, `REPORTS_TABLE`, `DISPUTES_TABLE`. */
export function savedUploads(): SavedUploads {
  const repositories = { users: users(), reports: reports(), uploads: uploads(), disputes: disputes() };
  return new SavedUploads({ ...repositories, letters: letters(), transact: writeTogether });
}
