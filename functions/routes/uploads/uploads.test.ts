import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { ulid } from "ulid";
import { readUploadedPage } from "#functions/jobs/read-page";
import { pdfText } from "#functions/providers/report-file/pdf-text";
import { LimitRepository } from "#functions/repositories/limits";
import { transact } from "#functions/repositories/table";
import { type PageToRead, UploadPageRepository } from "#functions/repositories/upload-pages";
import { incomingReportKey, UploadRepository } from "#functions/repositories/uploads";
import type { UserRecord } from "#functions/repositories/users";
import { draftDisputes } from "#functions/services/disputes/draft-disputes";
import { analyzeUpload } from "#functions/services/reports/analyze-upload";
import { SavedUploads } from "#functions/services/reports/saved-uploads";
import { startUpload } from "#functions/services/reports/start-upload";
import { apiHandler } from "#functions/shell/api-handler";
import { countUnits } from "#functions/testing/count-units";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { FakeImageStore } from "#functions/testing/fake-image-store";
import { fakeShell } from "#functions/testing/fake-shell";
import { makeEvent } from "#functions/testing/make-event";
import { makePdf } from "#functions/testing/make-pdf";
import { makeUserRecord } from "#functions/testing/make-user-record";
import type { ConfirmItemsBody } from "#shared/api/schemas/upload";
import { MOST_REPORT_FILE_BYTES, type ReportFileType } from "#shared/domain/document/report-file";
import { confirmItems } from "./confirm-items";

jest.setTimeout(60_000);

const samples = join(__dirname, "../../../shared/testing/reports");
const sample = (name: string) => readFileSync(join(samples, name), "utf8");
const ascii = (text: string) => Buffer.from(text, "latin1");

beforeEach(() => jest.spyOn(console, "log").mockImplementation());

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

/** What a browser does about one member's files. */
async function desk(user?: UserRecord) {
  const member = user ?? (await world.users.put(makeUserRecord({ userId: ulid() })));
  const forms = new FakeImageStore();
  const uploads = new UploadRepository(world.documents, world.usersTable);
  const limits = new LimitRepository(world.documents, world.usersTable);
  const saved = new SavedUploads({ ...world.services, transact: (items) => transact(world.documents, items), uploads });
  const { now } = world;
  const pages = new UploadPageRepository(world.documents, world.usersTable);
  // No picture here has text: see pictures.test.ts.
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
  const ask = (id: string) =>
    analyzeUpload(
      { user: member, params: { id } },
      { ...reading, uploads, store: forms, saved, readPdf: pdfText, now },
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
  const confirm = (id: string, itemIds: string[], rest: Partial<ConfirmItemsBody> = {}) =>
    confirmItems(
      { user: member, params: { id }, body: { corrections: [], added: [], ...rest, itemIds } },
      { saved, now },
    );
  /** Reads a file and confirms all of it. */
  const readAndConfirm = async (bytes: string | Uint8Array, contentType?: ReportFileType) => {
    const analysis = await read(bytes, contentType);
    const itemIds = analysis.negativeItems.map((item) => item.id);
    return { ...analysis, confirmed: await confirm(analysis.uploadId, itemIds) };
  };
  const waiting = () => uploads.countWaiting(member.userId, now());
  const latest = async () => (await world.users.get(member.userId, { isConsistent: true }))?.latestReport;
  return { member, forms, waiting, create, createOnce, ask, analyze, send, read, confirm, readAndConfirm, latest };
}

test("with an Idempotency-Key, a file is announced once, and no other one with the same key (2.3.4)", async () => {
  const { waiting, createOnce } = await desk();
  const [first, again, other] = [await createOnce(1_000), await createOnce(1_000), await createOnce(2_000)];

  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect([other.statusCode, other.body]).toEqual([409, expect.stringContaining("IDEMPOTENCY_KEY_REUSED")]);
  expect(await waiting()).toBe(1);
});

test("an uploaded report is read and its file deleted; confirmed, it is the member's own word", async () => {
  const { member, forms, read, confirm, latest } = await desk();
  const answer = await read(sample("equifax-1.txt"));

  expect(answer.negativeItems.map(({ itemType, page, line, rawText }) => [itemType, page, line, rawText])).toEqual([
    ["charge_off", 1, 15, "Loan/Account Type: Credit Card Status: Charge Off"],
    ["late_payment", 1, 39, "Loan/Account Type: Auto Status: Not More Than Two Payments Past Due"],
    ["collection", 1, expect.any(Number), expect.any(String)],
  ]);
  expect(answer).toMatchObject({
    bureausFound: ["equifax"],
    scores: { experianScore: null, equifaxScore: null, transunionScore: null },
    report: {
      dataSource: "uploaded_report",
      isRealBureauData: false,
      lastUpdated: "2026-10-12T12:00:00.000Z",
      creditScore: null,
    },
  });
  expect(forms.objects.size).toBe(0);
  expect(await latest()).toBeUndefined();
  expect(await world.reports.idsOf(member.userId)).toEqual([]);

  const ids = answer.negativeItems.map(({ id }) => id);
  const report = await confirm(answer.uploadId, ids);
  expect(report.negativeItems.map(({ id }) => id)).toEqual(ids);
  expect(await latest()).toMatchObject({ reportId: report.id, negativeItems: 3 });
  expect((await world.reports.get(member.userId, report.id ?? ""))?.isServerPulled).toBe(false);
});

test("the same upload gives the same answer, and once confirmed one report", async () => {
  const { member, analyze, send, confirm } = await desk();
  const id = await send(sample("tri-merge-1.txt"));
  const [one, other] = await Promise.all([analyze(id), analyze(id)]);
  const again = await analyze(id);

  expect(other).toEqual(one);
  expect(again).toEqual(one);
  expect(one.scores).toEqual({ experianScore: 591, equifaxScore: 584, transunionScore: 588 });
  const ids = one.negativeItems.map((item) => item.id);
  const [first, second] = await Promise.all([confirm(id, ids), confirm(id, ids)]);
  expect(second).toEqual(first);
  expect(await confirm(id, [])).toEqual(first);
  expect(await world.reports.idsOf(member.userId)).toEqual([id]);
  expect((await analyze(id)).report).toEqual(first);
});

test("files that are confirmed at once all join one report, an account of several files once", async () => {
  const { readAndConfirm, latest, member } = await desk();
  await Promise.all(
    ["experian-1.txt", "equifax-1.txt", "transunion-1.txt"].map((name) => readAndConfirm(sample(name))),
  );
  const report = await world.reports.get(member.userId, (await latest())?.reportId ?? "");

  expect(report?.bureaus).toEqual(["experian", "equifax", "transunion"]);
  const northlake = report?.negativeItems.filter(({ creditorName }) => /NORTHLAKE/.test(creditorName));
  expect(northlake?.map(({ bureaus }) => bureaus.length)).toEqual([3]);
});

test("only what the member confirms comes into the report; what is in dispute stays in it", async () => {
  const { read, readAndConfirm, confirm, latest, member } = await desk();
  const { negativeItems } = await readAndConfirm(sample("equifax-1.txt"));
  const [chargeOff, late, collection] = negativeItems.map(({ id }) => id);
  const user = await world.users.get(member.userId, { isConsistent: true });
  const newDispute = { negativeItemId: late ?? "", disputeReason: "Account not mine" };
  if (user) await draftDisputes(user, [newDispute], world.services);

  const { uploadId } = await read(sample("equifax-1.txt"));
  const report = await confirm(uploadId, [chargeOff ?? ""]);
  expect(report.negativeItems.map(({ id }) => id)).toEqual([chargeOff, late]);
  expect(report.negativeItems.map(({ id }) => id)).not.toContain(collection);
  expect(await latest()).toMatchObject({ reportId: report.id, negativeItems: 2 });
});

test("a wrong value is corrected and a missed item added before anything is used, each as the member's word", async () => {
  const { read, confirm } = await desk();
  const { uploadId, negativeItems } = await read(sample("equifax-1.txt"));
  const [chargeOff] = negativeItems;
  const itemId = chargeOff?.id ?? "";
  const report = await confirm(uploadId, [itemId], {
    corrections: [{ itemId, amount: 77.5, accountNumber: "9876", dateOfFirstDelinquency: undefined }],
    added: [{ id: undefined, creditorName: "Missed Recovery", itemType: "collection", amount: 40, status: "open" }],
  });
  const [corrected, missed] = report.negativeItems;
  expect(corrected).toMatchObject({
    amount: 77.5,
    accountNumber: "****9876",
    correctedFields: ["amount", "accountNumber", "dateOfFirstDelinquency"],
    bureauViews: [{ bureau: "equifax", amount: 77.5, evidence: chargeOff?.bureauViews?.[0]?.evidence }],
  });
  expect(corrected?.dateOfFirstDelinquency).toBeUndefined();
  expect(missed).toMatchObject({ creditorName: "Missed Recovery", itemType: "collection", bureaus: ["equifax"] });
});

test("nothing can be confirmed of what was not read, or is another member's", async () => {
  const [mine, theirs] = [await desk(), await desk()];
  const { uploadId } = await mine.create();
  await expect(mine.confirm(uploadId, [])).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });
  await expect(theirs.confirm(uploadId, [])).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an item that the upload did not find fails the whole confirmation, and nothing is changed", async () => {
  const { read, confirm, latest } = await desk();
  const { uploadId, negativeItems } = await read(sample("equifax-1.txt"));

  for (const itemIds of [["bogus"], [negativeItems[0]?.id ?? "", ulid()]]) {
    await expect(confirm(uploadId, itemIds)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const corrections = [{ itemId: "bogus", amount: 1 }];
  await expect(confirm(uploadId, [], { corrections })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await latest()).toBeUndefined();
  expect((await confirm(uploadId, [])).negativeItems).toEqual([]);
});

test("what the service pulled of other bureaus stays, with its disputes", async () => {
  const maya = await world.member();
  await world.drafts(maya, 1);
  const { readAndConfirm } = await desk(maya);
  const { confirmed: report, negativeItems } = await readAndConfirm(sample("transunion-1.txt"));

  expect(report.negativeItems.filter(({ isDisputed }) => isDisputed)).toHaveLength(1);
  expect(negativeItems.map(({ creditorName }) => creditorName)).not.toContain("Northgate Recovery 1");
  expect(report).toMatchObject({ experianScore: 591, isRealBureauData: false });
  expect(report.negativeItems).toHaveLength(5);
});

test("a PDF is read page by page", async () => {
  const { read } = await desk();
  const text = sample("experian-1.txt").replace("RIDGELINE RECOVERY LLC\n", "\fRIDGELINE RECOVERY LLC\n");
  const { negativeItems, bureausFound } = await read(await makePdf(text), "application/pdf");

  expect(bureausFound).toEqual(["experian"]);
  expect(
    negativeItems.map(({ itemType, creditorName, amount, page }) => [itemType, creditorName, amount, page]),
  ).toEqual([
    ["charge_off", "NORTHLAKE CARD SERVICES", 1_240, 1],
    ["collection", "RIDGELINE RECOVERY LLC", 840, 2],
  ]);
});

test.each([
  ["tri-merge-1.txt", 2],
  ["transunion-2.txt", 3],
  ["equifax-2.txt", 2],
])("%s shows the same items as a PDF", async (name, count) => {
  const { read } = await desk();
  const summarize = ({ negativeItems }: Awaited<ReturnType<typeof read>>) =>
    negativeItems.map(({ itemType, creditorName, amount, bureaus }) => [itemType, creditorName, amount, bureaus]);
  const printed = summarize(await read(await makePdf(sample(name)), "application/pdf"));
  expect(printed).toHaveLength(count);
  expect(printed).toEqual(summarize(await (await desk()).read(sample(name))));
});

test("a saved page is read and never run", async () => {
  const { read } = await desk();
  const { negativeItems } = await read(sample("tri-merge-saved-page.htm"), "text/html");
  expect(negativeItems.map(({ creditorName }) => creditorName)).toEqual(["GRANITE & SONS LENDING"]);
});

const png = Buffer.concat([Buffer.from([0x89]), ascii("PNG\r\n\x1a\n"), Buffer.alloc(200)]);

test.each<[string, () => Promise<Uint8Array> | Uint8Array | string, ReportFileType, string]>([
  ["a photo without readable text", () => png, "image/png", "NOT_A_CREDIT_REPORT"],
  ["a text about credit", () => sample("not-a-report.txt"), "text/plain", "NOT_A_CREDIT_REPORT"],
  ["a PDF of something else", () => makePdf("Dinner menu\nSoup"), "application/pdf", "NOT_A_CREDIT_REPORT"],
  ["an empty PDF", () => makePdf(" "), "application/pdf", "NOT_A_CREDIT_REPORT"],
  ["lines without end", () => `Experian ${"9".repeat(30_000)}`, "text/plain", "NOT_A_CREDIT_REPORT"],
  ["a page that had not loaded", () => "<html>Experian {{account.name}}", "text/html", "NOT_A_CREDIT_REPORT"],
  [
    "thousands of pages",
    () => makePdf(Array(250).fill("Experian").join("\f")),
    "application/pdf",
    "NOT_A_CREDIT_REPORT",
  ],
  ["a locked PDF", () => makePdf("x", { userPassword: "secret" }), "application/pdf", "FILE_LOCKED"],
  ["a PDF of noise", () => ascii(`%PDF-1.7\n${"\x80stream".repeat(500)}`), "application/pdf", "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a PDF that was cut off",
    async () => (await makePdf("Experian")).subarray(0, 300),
    "application/pdf",
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["a picture called a PDF", () => png, "application/pdf", "UNSUPPORTED_MEDIA_TYPE"],
  ["a PDF called a picture", () => makePdf("Experian"), "image/jpeg", "UNSUPPORTED_MEDIA_TYPE"],
  ["a page called a text", () => sample("tri-merge-saved-page.htm"), "text/plain", "UNSUPPORTED_MEDIA_TYPE"],
  [
    "a drawing",
    () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "text/html",
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["NUL bytes", () => `Experian\0${sample("experian-1.txt")}`, "text/plain", "UNSUPPORTED_MEDIA_TYPE"],
  [
    "an archive",
    () => Buffer.concat([ascii("PK\x03\x04"), deflateSync(Buffer.alloc(10_000))]),
    "application/pdf",
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  ["more than 5 MB", () => "a\n".repeat(MOST_REPORT_FILE_BYTES / 2 + 1), "text/plain", "PAYLOAD_TOO_LARGE"],
])("%s is refused and nothing is kept", async (_, bytesOf, type, code) => {
  const { member, forms, analyze, send, latest } = await desk();
  const id = await send(await bytesOf(), type);

  await expect(analyze(id)).rejects.toMatchObject({ code });
  await expect(analyze(id)).rejects.toMatchObject({ code });
  expect(forms.objects.size).toBe(0);
  expect(await latest()).toBeUndefined();
  expect(await world.reports.idsOf(member.userId)).toEqual([]);
});

test("nothing that arrived cannot be read, and may still come", async () => {
  const { forms, member, create, analyze } = await desk();
  const { uploadId } = await create();
  await expect(analyze(uploadId)).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });

  forms.upload(incomingReportKey({ userId: member.userId, uploadId }), Buffer.from(sample("equifax-2.txt")));
  await expect(analyze(uploadId)).resolves.toMatchObject({ bureausFound: ["equifax"] });
});

test("another member's upload and one that never was are not found alike", async () => {
  const [mine, theirs] = [await desk(), await desk()];
  const id = await theirs.send(sample("equifax-1.txt"));
  await expect(mine.analyze(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.analyze(ulid())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("exactly 5 MB may be announced, and twenty files a day", async () => {
  const { create } = await desk();
  await expect(create("application/pdf", MOST_REPORT_FILE_BYTES + 1)).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  for (let number = 0; number < 20; number += 1) await create("application/pdf", MOST_REPORT_FILE_BYTES);
  await expect(create()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("twenty files may wait to be read, also over midnight", async () => {
  const { create } = await desk();
  const start = world.clock.at;
  for (let number = 0; number < 20; number += 1) await create();
  world.clock.at = new Date(start.getTime() + 10 * 3_600_000);
  await expect(create()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  world.clock.at = new Date(start.getTime() + 25 * 3_600_000);
  await expect(create()).resolves.toMatchObject({ upload: expect.anything() });
  world.clock.at = start;
});

test("an upload costs half a unit to read and 3 to write (the record, and a count by member and by address), its analysis at most 5 and 20", async () => {
  const { create, analyze, send } = await desk();
  const units = countUnits(world.documents);
  await create();
  expect(units.read).toBeLessThanOrEqual(0.5);
  expect(units.write).toBeLessThanOrEqual(3);

  const id = await send(sample("equifax-1.txt"));
  const before = { ...units };
  await analyze(id);
  expect(units.read - before.read).toBeLessThanOrEqual(5);
  expect(units.write - before.write).toBeLessThanOrEqual(20);
});

test("a report of 30 pages is read within 2 seconds", async () => {
  const { analyze, send } = await desk();
  const [head = "", body = ""] = sample("transunion-1.txt").split("Satisfactory Accounts");
  const pages = Array.from(
    { length: 29 },
    (_, page) =>
      `${body
        .split("Regular Inquiries")[0]
        ?.repeat(3)
        .replaceAll("517805", String(500_000 + page))}`,
  );
  const id = await send(
    await makePdf([head, `Satisfactory Accounts\n${pages.join("\f")}`].join("\f")),
    "application/pdf",
  );
  // Of the processor's time: whatever else the machine does meanwhile is not the report's.
  const begin = process.cpuUsage();
  const { negativeItems } = await analyze(id);
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1_000).toBeLessThan(2_000);
  expect(negativeItems).toHaveLength(2);
});

test("a bureau's letter about a dispute is told as one, each time, and becomes no report", async () => {
  const { send, ask, waiting, latest } = await desk();
  const letter = [
    "Experian",
    "Dispute Results",
    "Dear Maya,",
    "Our reinvestigation of the dispute you recently submitted is now complete.",
    "NORTHLAKE CARD SERVICES 441712XXXXXX",
    "Outcome: Deleted - This item was removed from your credit report.",
  ];
  const uploadId = await send(letter.join("\n"));
  const answer = {
    uploadId,
    kind: "answer",
    bureau: "experian",
    letter: "results",
    outcomes: [
      { creditorName: "NORTHLAKE CARD SERVICES", accountNumber: "4417****", outcome: "deleted", page: 1, line: 6 },
    ],
  };

  expect(await ask(uploadId)).toMatchObject(answer);
  expect(await ask(uploadId)).toMatchObject(answer);
  expect(await waiting()).toBe(0);
  expect(await latest()).toBeUndefined();
});
