import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type * as z from "zod";
import { readPdfApart } from "#functions/providers/report-file/read-pdf-apart";
import { understandApart } from "#functions/providers/report-file/understand-apart";
import type { Bucket } from "#functions/providers/store/bucket";
import type { DisputeRepository } from "#functions/repositories/disputes";
import { readingFolder } from "#functions/repositories/upload-pages";
import { incomingReportKey, Refusal, type UploadRecord, type UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/user-record";
import { disputes, documentFiles, startReadingPage, uploadPages, uploads } from "#functions/services";
import { disputedItems, proposeAnswers } from "#functions/services/disputes/propose-answers";
import { takeFiles } from "#functions/services/evidence/taken-files";
import type { StillReading } from "#functions/services/reports/pages-of-upload";
import { type ReadUploadServices, readUpload } from "#functions/services/reports/read-upload";
import { type SavedUploads, savedUploads } from "#functions/services/reports/saved-uploads";
import { now } from "#functions/shell/now";
import { type Reply, reply } from "#functions/shell/reply";
import { AppError } from "#shared/api/errors";
import type {
  AnalyzeUploadBody,
  UnnamedReport,
  UploadAnalysis,
  UploadedAnswer,
  UploadReading,
} from "#shared/api/schemas/upload";
import { hasPages } from "#shared/domain/document/report-file";
import { type Seen, seenDetails } from "#shared/domain/document/seen";
import { maskAccountNumber } from "#shared/domain/report/account-number";
import type { BureauAnswer } from "#shared/domain/report/answer/answer";
import { isSentTo } from "#shared/domain/report/answer/sent-to";
import type { ReadWithoutBureau } from "#shared/domain/report/upload/understand";
import { cut } from "#shared/domain/text/cut";

type Member = Pick<UserRecord, "userId" | "firstName" | "lastName">;
type Asked = { user: Member; params: { id: string }; body?: z.infer<typeof AnalyzeUploadBody> };
export type AnalyzeUploadServices = ReadUploadServices & {
  uploads: Pick<UploadRepository, "get" | "refuse" | "keepAnswer">;
  store: Pick<Bucket, "head" | "list" | "move" | "delete">;
  saved: Pick<SavedUploads, "save" | "find">;
  disputes: Pick<DisputeRepository, "listAll">;
};

/** The API answers within 29 seconds; saving and deleting come after the reading. */
const WAIT_MS = 19_000;
const ASK_AGAIN_SECONDS = 2;
/** Of the accounts of a report without a bureau: enough to tell which report it is. */
const MOST_SHOWN = 20;

/**
 * Reads an uploaded credit report, or a bureau's letter about a dispute, and keeps what it says until its member confirms it. A text
 * is deleted then; a letter, and the pages of a report, wait to be kept as proofs. The same upload gives the same answer. Pictures that
 * take longer are answered 202: the same call goes on. A report that names no bureau is asked about, and read with the answer.
 *
 * @throws AppError NOT_FOUND, NOTHING_UPLOADED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_LOCKED, NOT_A_CREDIT_REPORT,
 * SERVICE_UNAVAILABLE when pictures could not be read at each of three tries
 */
export async function analyzeUpload(
  { user, params, body }: Asked,
  services: AnalyzeUploadServices,
): Promise<UploadAnalysis | UploadedAnswer | UnnamedReport | Reply<UploadReading>> {
  const upload = await services.uploads.get(user.userId, params.id);
  if (!upload) throw new AppError("NOT_FOUND");
  if (upload.refusal) throw refusalOf(upload.refusal, upload.seen);
  if (upload.answer) return answerOf(upload, upload.answer, user, services);
  if (upload.status !== "awaiting") return services.saved.find(upload);

  try {
    const disputed = await disputedItems(user.userId, services);
    const read = await readUpload(upload, services, { said: body?.bureau, disputed });
    if ("pagesRead" in read) return stillReading(upload, read);
    if ("unnamed" in read) return whichBureau(upload, read);
    if ("letter" in read) {
      // Its files wait, a day at most, for the member to confirm what they say: then they are proofs of the disputes.
      await services.uploads.keepAnswer(upload, read);
      await takeFiles(upload, services.store);
      return answerOf(upload, read, user, services);
    }
    const analysis = await services.saved.save(read, upload, services.now());
    // Pages wait, a day at most, for the member to confirm what they show: see `keepReportPages()`.
    const isKept = hasPages(upload.contentType);
    if (isKept) await takeFiles(upload, services.store);
    await deleteFiles(isKept ? readingFolder(upload) : incomingReportKey(upload), services);
    return analysis;
  } catch (error) {
    await refuse(upload, error, services);
    throw error;
  }
}

/** The letter beside the disputes as they are now. What a letter to another person says is for the member to choose. */
async function answerOf(upload: UploadRecord, letter: BureauAnswer, member: Member, services: AnalyzeUploadServices) {
  const { userId, uploadId } = upload;
  const proposed = await proposeAnswers({ userId, letter, at: services.now() }, services);
  const answer = { uploadId, kind: "answer" as const, ...letter };
  if (isSentTo(letter.addressee, member)) return { ...answer, outcomes: proposed };
  return {
    ...answer,
    outcomes: proposed.map((each) => ({ ...each, confidence: "low" as const })),
    isForAnother: true as const,
  };
}

/** What is no report is not kept either; a repeated call gets the reason again. */
async function refuse(upload: UploadRecord, error: unknown, services: AnalyzeUploadServices): Promise<void> {
  const { data: refusal } = Refusal.safeParse(error instanceof AppError ? error.code : undefined);
  if (!refusal) return;
  await services.uploads.refuse(upload, refusal, error instanceof AppError ? error.seen : undefined);
  await deleteFiles(incomingReportKey(upload), services);
}

function refusalOf(code: Refusal, seen: Seen | null | undefined): AppError {
  return new AppError(code, seen ? { seen, details: seenDetails[seen] } : {});
}

/** The same call with the answer reads the file once more; what its pictures say is kept meanwhile. */
function whichBureau({ uploadId }: UploadRecord, { unnamed }: ReadWithoutBureau): UnnamedReport {
  const accounts = unnamed.slice(0, MOST_SHOWN).map(({ creditorName, accountNumber, evidence: { page, line } }) => {
    return { creditorName: cut(creditorName, 120), accountNumber: maskAccountNumber(accountNumber), page, line };
  });
  return { uploadId, kind: "which_bureau", accounts, accountCount: unnamed.length };
}

/** The same call goes on where this one ended. */
function stillReading({ uploadId }: UploadRecord, progress: StillReading): Reply<UploadReading> {
  const headers = { "retry-after": String(ASK_AGAIN_SECONDS) };
  return reply({ uploadId, status: "reading", ...progress }, { status: 202, headers });
}

/** @param prefix of an upload: its files, and what was read of its pictures; or the latter alone */
async function deleteFiles(prefix: string, { store }: AnalyzeUploadServices): Promise<void> {
  for (const key of await store.list(prefix)) await store.delete(key);
}

/** As deployed: the threads that read lie beside the function's bundle. */
export const analyzeUploadServices = (): AnalyzeUploadServices => ({
  uploads: uploads(),
  store: documentFiles(),
  saved: savedUploads(),
  disputes: disputes(),
  readPdf: (bytes: Uint8Array) => readPdfApart(bytes, join(__dirname, "pdf-thread.js")),
  understand: (work) => understandApart(work, join(__dirname, "lines-thread.js")),
  pages: uploadPages(),
  startReadingPage,
  waitMs: WAIT_MS,
  sleep,
  now,
});
