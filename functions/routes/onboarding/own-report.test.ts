import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ulid } from "ulid";
import { pdfText } from "#functions/providers/report-file/pdf-text";
import { transact } from "#functions/repositories/table";
import { UploadPageRepository } from "#functions/repositories/upload-pages";
import { incomingReportKey, UploadRepository } from "#functions/repositories/uploads";
import { UserRepository } from "#functions/repositories/users";
import { analyzeUpload } from "#functions/services/reports/analyze-upload";
import { SavedUploads } from "#functions/services/reports/saved-uploads";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeImageStore } from "#functions/testing/fake-image-store";
import { fakeSeal } from "#functions/testing/fake-seal";
import { makeRequest } from "#functions/testing/make-request";
import { type PullWish, pullBody, pullWorld } from "#functions/testing/pull-world";
import { confirmUpload } from "./confirm-upload";
import { pullCredit } from "./pull-credit";

const sample = readFileSync(join(__dirname, "../../../shared/testing/reports/experian-1.txt"));

let tables: TestTables;
beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation();
  tables = await startTables();
});
afterEach(() => tables.close());

/** A visitor in step 3 who has a report on paper. */
async function visitorWithFile() {
  const { services, current, itemsOf, ...world } = await pullWorld(tables);
  const { documents, usersTable } = tables;
  const uploads = new UploadRepository(documents, usersTable);
  const store = new FakeImageStore();
  const users = new UserRepository(documents, usersTable);
  const { disputes, reports, now } = services;
  const writeTogether = (items: Parameters<typeof transact>[1]) => transact(documents, items);
  const saved = new SavedUploads({ transact: writeTogether, users, reports, uploads, disputes });
  const user = await current();
  const read = async () => {
    const upload = { userId: user.userId, uploadId: ulid(now().getTime()), contentType: "text/plain" as const };
    await uploads.create(upload, now());
    store.upload(incomingReportKey(upload), sample);
    const pages = new UploadPageRepository(documents, usersTable);
    const reading = { pages, startReadingPage: async () => undefined, waitMs: 0, sleep: async () => undefined };
    const asked = { user, params: { id: upload.uploadId } };
    const analysis = await analyzeUpload(asked, { ...reading, uploads, store, saved, readPdf: pdfText, now });
    if (!("report" in analysis)) throw new Error("Not read");
    return analysis;
  };
  const confirm = async ({ uploadId, negativeItems }: Awaited<ReturnType<typeof read>>, wish: PullWish = {}) => {
    const itemIds = negativeItems.map(({ id }) => id);
    const body = { itemIds, corrections: [], added: [], profileData: pullBody(wish).profileData };
    return confirmUpload(
      { user: await current(), params: { id: uploadId }, body },
      { ...services, users, sealField: fakeSeal, saved, sandbox: true },
    );
  };
  return { ...world, services, current, itemsOf, read, confirm };
}

test("a visitor's own report takes the place of the pull: it, the profile and the sealed identity are there, and no consent to a pull", async () => {
  const { current, itemsOf, read, confirm } = await visitorWithFile();
  const analysis = await read();
  expect(analysis.negativeItems.length).toBeGreaterThan(0);
  expect(await current()).not.toHaveProperty("latestReport");

  const report = await confirm(analysis);
  expect(report).toMatchObject({ dataSource: "uploaded_report", isRealBureauData: false });
  expect(report.negativeItems.map(({ id }) => id)).toEqual(analysis.negativeItems.map(({ id }) => id));
  expect(await current()).toMatchObject({
    firstName: "Maya",
    email: "maya@example.com",
    ssnLast4: "7301",
    address: { state: "OH" },
    latestReport: { reportId: analysis.uploadId },
  });
  const [identity] = await itemsOf("IDENTITY");
  expect(identity).toMatchObject({ ssn: expect.anything(), dateOfBirth: expect.anything() });
  expect(await itemsOf("CONSENT#")).toEqual([]);
});

test.each<[string, PullWish, string]>([
  ["a child", { profile: { dateOfBirth: "2015-06-14" } }, "VALIDATION_FAILED"],
  ["an SSN that no one can have", { profile: { ssn: "123-00-4567" } }, "VALIDATION_FAILED"],
  ["a state that is not served", { address: { state: "GA" } }, "STATE_NOT_SERVED"],
])("%s is refused as the pull refuses it, and nothing is kept", async (_, wish, code) => {
  const { current, itemsOf, read, confirm } = await visitorWithFile();
  const analysis = await read();
  await expect(confirm(analysis, wish)).rejects.toMatchObject({ code });
  expect(await current()).not.toHaveProperty("latestReport");
  expect(await itemsOf("IDENTITY")).toEqual([]);
});

test("who began with a report of their own may ask the bureaus later", async () => {
  const { services, current, read, confirm } = await visitorWithFile();
  const analysis = await read();
  await confirm(analysis);
  const asked = makeRequest<"onboarding/pull-credit">({ user: await current(), body: pullBody() });
  const { reportId } = await pullCredit(asked, services);
  expect((await current()).latestReport?.reportId).toBe(reportId);
  expect(reportId).not.toBe(analysis.uploadId);
});

test("a deployment without a bureau contract says that it pulls nothing, before anything is counted or consented to", async () => {
  const { services, current, itemsOf } = await visitorWithFile();
  const asked = makeRequest<"onboarding/pull-credit">({ user: await current(), body: pullBody() });
  const pulled = pullCredit(asked, { ...services, providerName: "none" });
  await expect(pulled).rejects.toMatchObject({ code: "PULL_NOT_OFFERED" });
  expect(await itemsOf("CONSENT#")).toEqual([]);
});
