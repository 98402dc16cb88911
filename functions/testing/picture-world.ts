import { ulid } from "ulid";
import { readUploadedPage } from "#functions/jobs/read-page";
import type { PdfReading } from "#functions/providers/report-file/pdf-text";
import type { PageReading, PageSource } from "#functions/providers/report-file/picture/page-reading";
import type { Point } from "#functions/providers/report-file/picture/warp";
import { LimitRepository } from "#functions/repositories/limits";
import { transact } from "#functions/repositories/table";
import { type PageToRead, UploadPageRepository } from "#functions/repositories/upload-pages";
import { UploadRepository } from "#functions/repositories/uploads";
import { addUploadPage } from "#functions/services/reports/add-upload-page";
import { analyzeUpload } from "#functions/services/reports/analyze-upload";
import { SavedUploads } from "#functions/services/reports/saved-uploads";
import { startUpload } from "#functions/services/reports/start-upload";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { ReportFileType } from "#shared/domain/document/report-file";
import { linesOfText } from "#shared/domain/report/upload/files/plain-text";
import type { DisputeWorld } from "./dispute-world";
import { FakeImageStore, png } from "./fake-image-store";
import { makeUserRecord } from "./make-user-record";
import { understandHere } from "./understand-here";
import { sampleReport } from "./upload-world";

/** The lines of a made Experian report: two accounts. */
export const reportLines = sampleReport("experian-1.txt").split("\n");

/** Of a photo that was taken with the page upside down, filling all of it. */
const upsideDown: [Point, Point, Point, Point] = [
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

/** What a page's picture would say that shows these lines. */
export function pictureOf(...lines: string[]): PageReading {
  const pieces = linesOfText(lines.join("\n")).flatMap(({ line, cells }) =>
    cells.map(({ text, x }) => ({ text, x, y: 780 - line * 11, width: text.length * 5, height: 9, confidence: 0.95 })),
  );
  return { width: 612, height: 792, pieces, corners: upsideDown };
}

export const reportPicture = pictureOf(...reportLines);
export const emptyPicture = { width: 612, height: 792, pieces: [], corners: upsideDown };

type Options = { readPage?: (source: PageSource) => Promise<PageReading>; pdf?: PdfReading };

/**
 * A member's uploads of pictures, or of a PDF with the text `pdf`. The job reads each page by `readPage`: at once, or,
 * with `settings.isAtOnce` false, when the test calls `job`.
 */
export async function memberPictures(
  world: DisputeWorld,
  { readPage = async () => reportPicture, pdf = { pages: [] } }: Options = {},
) {
  const member = await world.users.put(makeUserRecord({ userId: ulid() }));
  const store = new FakeImageStore();
  const uploads = new UploadRepository(world.documents, world.usersTable);
  const pages = new UploadPageRepository(world.documents, world.usersTable);
  const limits = new LimitRepository(world.documents, world.usersTable);
  const saved = new SavedUploads({ ...world.services, transact: (items) => transact(world.documents, items), uploads });
  const { now } = world;
  const started: PageToRead[] = [];
  const sources: PageSource[] = [];
  const read = (source: PageSource) => {
    sources.push(source);
    return readPage(source);
  };
  const job = (event: unknown) => readUploadedPage({ event, requestId: "" }, { uploads, store, readPage: read });
  const settings = { isAtOnce: true, fails: false };
  const services = {
    ...{ uploads, pages, store, saved, disputes: world.disputes, now },
    readPdf: async () => pdf,
    understand: understandHere,
    startReadingPage: async (event: PageToRead) => {
      if (settings.fails) throw Object.assign(new Error("Rate exceeded"), { name: "TooManyRequestsException" });
      started.push(event);
      if (settings.isAtOnce) await job(event);
    },
    waitMs: 0,
    sleep: async () => {},
  };
  const create = async (bytes: Uint8Array = png, contentType: ReportFileType = "image/png") => {
    const addressForms = { most: 1_000, seconds: 3_600 };
    const body = { fileName: "page", contentType, sizeBytes: bytes.length };
    const forms = { uploads, limits, addressForms, store, now };
    const { uploadId, upload } = await startUpload({ user: member, body, address: "203.0.113.9" }, forms);
    store.upload(upload.fields.key ?? "", bytes);
    return uploadId;
  };
  const announce = (id: string, contentType: "image/jpeg" | "image/png" = "image/png", sizeBytes = 11) =>
    addUploadPage({ user: member, params: { id }, body: { contentType, sizeBytes } }, { uploads, pages, store, now });
  const add = async (id: string, bytes: Uint8Array = png, contentType: "image/jpeg" | "image/png" = "image/png") => {
    const { page, upload } = await announce(id, contentType);
    store.upload(upload.fields.key ?? "", bytes);
    return page;
  };
  const analyze = (id: string, bureau?: Bureau) =>
    analyzeUpload({ user: member, params: { id }, body: { bureau } }, services);
  return { member, store, started, sources, settings, create, announce, add, analyze, job };
}

type Answer = Awaited<ReturnType<typeof analyzeUpload>>;

export const reportIn = (answer: Answer) => ("report" in answer ? answer : undefined);
export const itemsOf = (answer: Answer) =>
  reportIn(answer)?.negativeItems.map(({ creditorName, page }) => [creditorName, page]);
export const bureausOf = (answer: Answer) => reportIn(answer)?.bureausFound ?? "not read yet";
