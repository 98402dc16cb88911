import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ulid } from "ulid";
import { readUploadedPage } from "#functions/jobs/read-page";
import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import { cleanProof } from "#functions/providers/proof-file/clean-proof";
import { pdfText } from "#functions/providers/report-file/pdf-text";
import { LimitRepository } from "#functions/repositories/limits";
import { transact } from "#functions/repositories/table";
import { type PageToRead, UploadPageRepository } from "#functions/repositories/upload-pages";
import { UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/users";
import { confirmItems } from "#functions/routes/uploads/confirm-items";
import { keepReportPages } from "#functions/services/evidence/keep-report-pages";
import { analyzeUpload } from "#functions/services/reports/analyze-upload";
import { SavedUploads } from "#functions/services/reports/saved-uploads";
import { startUpload } from "#functions/services/reports/start-upload";
import { apiHandler } from "#functions/shell/api-handler";
import type { ConfirmItemsBody } from "#shared/api/schemas/upload";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { ReportFileType } from "#shared/domain/document/report-file";
import type { DisputeWorld } from "./dispute-world";
import { FakeImageStore } from "./fake-image-store";
import { fakeShell } from "./fake-shell";
import { makeEvent } from "./make-event";
import { makeUserRecord } from "./make-user-record";
import { understandHere } from "./understand-here";

/** A made report of `shared/testing/reports`, by its file's name. */
export const sampleReport = (name: string) =>
  readFileSync(join(__dirname, "../../shared/testing/reports", name), "utf8");

/**
 * What a browser does about one member's files: of a new member, when none is given.
 *
 * No picture sent here has text; `picture-world` reads those.
 */
export async function memberUploads(world: DisputeWorld, user?: UserRecord) {
  const member = user ?? (await world.users.put(makeUserRecord({ userId: ulid() })));
  const forms = new FakeImageStore();
  const uploads = new UploadRepository(world.documents, world.usersTable);
  const limits = new LimitRepository(world.documents, world.usersTable);
  const saved = new SavedUploads({ ...world.services, transact: (items) => transact(world.documents, items), uploads });
  const { now } = world;
  const pages = new UploadPageRepository(world.documents, world.usersTable);
  const readPage = async () => ({ unread: "no-text" as const });
  const startReadingPage = async (event: PageToRead) => {
    await readUploadedPage({ event, requestId: "" }, { uploads, store: forms, readPage });
  };
  const reading = { pages, startReadingPage, waitMs: 1_000, sleep: async () => {} };
  const addressForms = { most: 1_000, seconds: 3_600 };
  const create = (contentType: ReportFileType = "text/plain", sizeBytes = 1_000) =>
    startUpload(
      { user: member, body: { fileName: "report", contentType, sizeBytes }, address: "203.0.113.7" },
      { uploads, limits, addressForms, store: forms, now },
    );
  const { shell, cookies } = fakeShell([member]);
  const handler = apiHandler(
    "uploads/create-upload",
    startUpload,
    () => ({ uploads, limits, addressForms, store: forms, now }),
    shell,
  );
  /** Announces the file that `sizeBytes` says, as a program that may ask twice. */
  const createOnce = async (sizeBytes: number) => {
    const body = { fileName: "report", contentType: "text/plain", sizeBytes };
    return handler(makeEvent({ method: "POST", body, cookies, headers: { "idempotency-key": "k1" } }));
  };
  const ask = (id: string, bureau?: Bureau) =>
    analyzeUpload(
      { user: member, params: { id }, body: { bureau } },
      {
        ...reading,
        uploads,
        store: forms,
        saved,
        disputes: world.disputes,
        readPdf: pdfText,
        understand: understandHere,
        now,
      },
    );
  const analyze = async (id: string) => {
    const answer = await ask(id);
    if (!("report" in answer)) throw new Error("Not read yet");
    return answer;
  };
  const send = async (bytes: string | Uint8Array, contentType: ReportFileType = "text/plain") => {
    const { uploadId, upload } = await create(contentType);
    forms.upload(upload.fields.key ?? "", typeof bytes === "string" ? Buffer.from(bytes) : bytes);
    return uploadId;
  };
  const read = async (bytes: string | Uint8Array, contentType?: ReportFileType) =>
    analyze(await send(bytes, contentType));
  const clean: CleanApart = (bytes, wanted) => cleanProof(bytes, wanted);
  const keepPages = keepReportPages({ uploads, proofs: world.proofs, store: forms, clean, now });
  const confirm = (id: string, itemIds: string[], rest: Partial<ConfirmItemsBody> = {}) =>
    confirmItems(
      { user: member, params: { id }, body: { corrections: [], added: [], ...rest, itemIds } },
      { saved, keepPages, now },
    );
  /** Reads a file and confirms all of it. */
  const readAndConfirm = async (bytes: string | Uint8Array, contentType?: ReportFileType) => {
    const analysis = await read(bytes, contentType);
    const itemIds = analysis.negativeItems.map((item) => item.id);
    return { ...analysis, confirmed: await confirm(analysis.uploadId, itemIds) };
  };
  const waiting = () => uploads.countWaiting(member.userId, now());
  const latest = async () => (await world.users.get(member.userId, { isConsistent: true }))?.latestReport;
  return {
    member,
    forms,
    uploads,
    waiting,
    create,
    createOnce,
    ask,
    analyze,
    send,
    read,
    confirm,
    readAndConfirm,
    latest,
  };
}
