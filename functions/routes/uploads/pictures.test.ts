import { readFileSync } from "node:fs";
import { join } from "node:path";
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
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { FakeImageStore, png } from "#functions/testing/fake-image-store";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { ReportFileType } from "#shared/domain/document/report-file";
import { linesOfText } from "#shared/domain/report/upload/text-line";

jest.setTimeout(60_000);
beforeEach(() => jest.spyOn(console, "log").mockImplementation());

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);

/** Of a photo that was taken with the page upside down, filling all of it. */
const upsideDown: [Point, Point, Point, Point] = [
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

/** What a page's picture would say that shows these lines. */
function written(...lines: string[]): PageReading {
  const pieces = linesOfText(lines.join("\n")).flatMap(({ line, cells }) =>
    cells.map(({ text, x }) => ({ text, x, y: 780 - line * 11, width: text.length * 5, height: 9, confidence: 0.95 })),
  );
  return { width: 612, height: 792, pieces, corners: upsideDown };
}

const sample = readFileSync(join(__dirname, "../../../shared/testing/reports/experian-1.txt"), "utf8").split("\n");
const secondAccount = sample.indexOf("RIDGELINE RECOVERY LLC");
const report = written(...sample);
const empty = { width: 612, height: 792, pieces: [], corners: upsideDown };
const sheets = [
  written(...sample.slice(0, 11)),
  written(...sample.slice(11, secondAccount)),
  written(...sample.slice(secondAccount)),
];

type Options = { readPage?: (source: PageSource) => Promise<PageReading>; pdf?: PdfReading };

/** A member's uploads of pictures; the job that reads a page runs when `runJobs` is called, or at once. */
async function desk({ readPage = async () => report, pdf = { pages: [] } }: Options = {}) {
  const member = await world.users.put(makeUserRecord({ userId: ulid() }));
  const store = new FakeImageStore();
  const uploads = new UploadRepository(world.documents, world.usersTable);
  const pages = new UploadPageRepository(world.documents, world.usersTable);
  const limits = new LimitRepository(world.documents, world.usersTable);
  const saved = new SavedUploads({ ...world.services, transact: (items) => transact(world.documents, items), uploads });
  const { now } = world;
  const asked: PageToRead[] = [];
  const sources: PageSource[] = [];
  const read = (source: PageSource) => {
    sources.push(source);
    return readPage(source);
  };
  const job = (event: unknown) => readUploadedPage({ event, requestId: "" }, { uploads, store, readPage: read });
  const settings = { isAtOnce: true, fails: false };
  const services = {
    ...{ uploads, pages, store, saved, now },
    readPdf: async () => pdf,
    startReadingPage: async (event: PageToRead) => {
      if (settings.fails) throw Object.assign(new Error("Rate exceeded"), { name: "TooManyRequestsException" });
      asked.push(event);
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
  const analyze = (id: string) => analyzeUpload({ user: member, params: { id } }, services);
  return { member, store, asked, sources, settings, create, announce, add, analyze, job };
}

type Answer = Awaited<ReturnType<typeof analyzeUpload>>;

const reportIn = (answer: Answer) => ("report" in answer ? answer : undefined);
const itemsOf = (answer: Answer) =>
  reportIn(answer)?.negativeItems.map(({ creditorName, page }) => [creditorName, page]);
const bureausOf = (answer: Answer) => reportIn(answer)?.bureausFound ?? "not read yet";

test("several pictures are one report, in the order in which they were added", async () => {
  const { create, add, analyze, store, asked } = await desk({
    readPage: async ({ bytes }) => sheets[bytes.at(-1) ?? 0] ?? report,
  });
  const id = await create(Uint8Array.from([...png, 0]));
  expect(await add(id, Uint8Array.from([...png, 1]))).toBe(2);
  expect(await add(id, Uint8Array.from([...jpeg, 2]), "image/jpeg")).toBe(3);

  const answer = await analyze(id);
  expect(itemsOf(answer)).toEqual([
    ["NORTHLAKE CARD SERVICES", 2],
    ["RIDGELINE RECOVERY LLC", 3],
  ]);
  // The account's status is in the upper half of its page, which the photo shows below.
  const [first] = reportIn(answer)?.negativeItems ?? [];
  expect(first?.box?.y).toBeGreaterThan(0.5);
  expect(asked).toHaveLength(3);
  expect(store.objects.size).toBe(0);
  expect(await analyze(id)).toEqual(answer);
});

test("pictures that take longer are answered with how far they are, and no page is read twice", async () => {
  const { create, add, analyze, asked, sources, settings, job } = await desk();
  settings.isAtOnce = false;
  const id = await create();
  await add(id);

  const first = await analyze(id);
  expect(first).toMatchObject({ value: { uploadId: id, status: "reading", pagesRead: 0, pages: 2 } });
  expect(first).toMatchObject({ options: { status: 202, headers: { "retry-after": "2" } } });
  await job(asked[1]);
  // Lambda may hand an event in twice.
  await job(asked[1]);
  const [second, third] = await Promise.all([analyze(id), analyze(id)]);
  expect(second).toMatchObject({ value: { pagesRead: 1, pages: 2 } });
  expect(third).toMatchObject({ value: { pagesRead: 1, pages: 2 } });
  await job(asked[0]);
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
  expect(asked.map(({ part }) => part)).toEqual([1, 2]);
  expect(sources).toHaveLength(2);
});

test("a reading that was lost is started again for the missing pages, three times at most", async () => {
  const { create, add, analyze, asked, settings, job } = await desk();
  settings.isAtOnce = false;
  const id = await create();
  await add(id);
  await analyze(id);
  await job(asked[0]);

  const start = world.clock.at;
  for (const minutes of [6, 12]) {
    world.clock.at = new Date(start.getTime() + minutes * MINUTE_MS);
    await analyze(id);
  }
  expect(asked.map(({ part }) => part)).toEqual([1, 2, 2, 2]);
  world.clock.at = new Date(start.getTime() + 18 * MINUTE_MS);
  await expect(analyze(id)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(asked).toHaveLength(4);
  // It was late, not lost.
  await job(asked[1]);
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
  world.clock.at = start;
});

test("a reading that could not be started is started by the next call", async () => {
  const { create, analyze, asked, settings } = await desk();
  settings.fails = true;
  const id = await create();
  await expect(analyze(id)).rejects.toThrow("Rate exceeded");
  settings.fails = false;
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
  expect(asked).toHaveLength(1);
});

test("pages of a PDF that are pictures are read beside those with text, each in its place", async () => {
  const [first, second, third] = sheets.map((sheet) => ("pieces" in sheet ? sheet : empty));
  const { create, analyze, sources } = await desk({
    pdf: { pages: [first ?? empty, empty, third ?? empty] },
    readPage: async () => second ?? empty,
  });
  const id = await create(Buffer.from("%PDF-1.7"), "application/pdf");

  expect(itemsOf(await analyze(id))).toEqual([
    ["NORTHLAKE CARD SERVICES", 2],
    ["RIDGELINE RECOVERY LLC", 3],
  ]);
  expect(sources.map(({ pdfPage }) => pdfPage)).toEqual([2]);
});

test("a scan of more pages than can be read is refused before any of them is", async () => {
  const { create, analyze, asked } = await desk({ pdf: { pages: Array.from({ length: 41 }, () => empty) } });
  const id = await create(Buffer.from("%PDF-1.7"), "application/pdf");

  await expect(analyze(id)).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT", seen: "too-long" });
  expect(asked).toEqual([]);
});

test.each<[string, PageReading, object]>([
  ["no writing", { unread: "no-text" }, { code: "NOT_A_CREDIT_REPORT", seen: "no-text" }],
  ["blurred writing", { unread: "too-blurry" }, { code: "NOT_A_CREDIT_REPORT", seen: "too-blurry" }],
  ["no whole picture", { unread: "damaged" }, { code: "UNSUPPORTED_MEDIA_TYPE" }],
  [
    "a letter",
    written("Dear Ms. Lopez,", "we thank you for the visit. Enclosed is our catalogue.", "Sincerely, Ann"),
    { code: "NOT_A_CREDIT_REPORT", seen: "letter" },
  ],
])("a picture of %s is refused with what was seen, each time, and not kept", async (_, reading, refusal) => {
  const { create, analyze, store, sources } = await desk({ readPage: async () => reading });
  const id = await create();

  await expect(analyze(id)).rejects.toMatchObject(refusal);
  await expect(analyze(id)).rejects.toMatchObject(refusal);
  expect(sources).toHaveLength(1);
  expect(store.objects.size).toBe(0);
});

test.each(["damaged", "too-blurry", "no-text"] as const)("one %s picture of several is named", async (reason) => {
  const { create, add, analyze } = await desk({
    readPage: async ({ bytes }) => (bytes.length > png.length ? { unread: reason } : report),
  });
  const id = await create();
  await add(id, Uint8Array.from([...png, 1]));

  const answer = await analyze(id);
  expect(reportIn(answer)?.unreadPages).toEqual([{ page: 2, reason }]);
  expect(itemsOf(answer)).toHaveLength(2);
  expect(await analyze(id)).toEqual(answer);
});

test("a blurred page among pages without a report's words is what was seen", async () => {
  const { create, add, analyze } = await desk({
    readPage: async ({ bytes }) =>
      bytes.length > png.length ? { unread: "too-blurry" } : written("Page one of four", "Keep this for your files"),
  });
  const id = await create();
  await add(id, Uint8Array.from([...png, 1]));
  await expect(analyze(id)).rejects.toMatchObject({ code: "NOT_A_CREDIT_REPORT", seen: "too-blurry" });
});

test.each([
  ["blurred", { unread: "too-blurry" }, [{ page: 2, reason: "too-blurry" }]],
  ["empty", { unread: "no-text" }, undefined],
] as const)("of a PDF with text, a page that is %s is named if something is missing", async (_, reading, unread) => {
  const text = "pieces" in report ? report : empty;
  const { create, analyze } = await desk({ pdf: { pages: [text, empty] }, readPage: async () => reading });
  const id = await create(Buffer.from("%PDF-1.7"), "application/pdf");
  expect(reportIn(await analyze(id))?.unreadPages).toEqual(unread);
});

test("an announced picture that has not arrived is waited for", async () => {
  const { create, announce, analyze, store } = await desk();
  const id = await create();
  const { upload } = await announce(id);

  await expect(analyze(id)).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });
  store.upload(upload.fields.key ?? "", png);
  expect(bureausOf(await analyze(id))).toEqual(["experian"]);
});

test("ten pictures are the most, only beside a picture, only of one's own, and only before it was read", async () => {
  const [mine, theirs] = [await desk(), await desk()];
  const id = await mine.create();
  for (let page = 2; page <= 10; page += 1) expect(await mine.add(id)).toBe(page);
  await expect(mine.add(id)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(theirs.add(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.announce(id, "image/png", 6_000_000)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });

  const pdf = await mine.create(Buffer.from("%PDF-1.7"), "application/pdf");
  await expect(mine.add(pdf)).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  await mine.analyze(id);
  await expect(mine.add(id)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a page of an upload that was erased meanwhile is not read", async () => {
  const { job, member, sources } = await desk();
  expect(await job({ userId: member.userId, uploadId: ulid(), part: 1 })).toEqual({ read: 0 });
  expect(sources).toEqual([]);
});
