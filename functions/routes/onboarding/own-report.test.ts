import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ulid } from "ulid";
import { LetterRepository } from "#functions/repositories/letters";
import { transact } from "#functions/repositories/table";
import { UploadPageRepository } from "#functions/repositories/upload-pages";
import { UploadRepository } from "#functions/repositories/uploads";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { analyzeUpload } from "#functions/services/reports/analyze-upload";
import { SavedUploads } from "#functions/services/reports/saved-uploads";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeImageStore } from "#functions/testing/fake-image-store";
import { fakeSeal } from "#functions/testing/fake-seal";
import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { pullBody, pullWorld } from "#functions/testing/pull-world";
import { understandHere } from "#functions/testing/understand-here";
import { Profile } from "#shared/api/schemas/onboarding";
import { confirmUpload } from "./confirm-upload";
import { pullCredit } from "./pull-credit";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const samples = join(__dirname, "../../../shared/testing/reports");
const WITH_SCORES = "tri-merge-1.txt";
const sample = (name: string) => readFileSync(join(samples, name));
const profileWith = (changes: Partial<Profile> = {}) => Profile.parse({ ...pullBody().profileData, ...changes });

/** A person with reports of their own, in a deployment that serves Ohio and New York and has simulated bureaus. */
async function setUp(user: UserRecord = makeVisitor({ userId: ulid() }), sealField = fakeSeal) {
  const { services, current, itemsOf, reports } = await pullWorld(tables, user);
  const { documents, usersTable } = tables;
  const uploads = new UploadRepository(documents, usersTable);
  const pages = new UploadPageRepository(documents, usersTable);
  const store = new FakeImageStore();
  const users = new UserRepository(documents, usersTable);
  const letters = new LetterRepository(documents, tables.disputesTable);
  const repositories = { ...services, users, uploads, letters };
  const saved = new SavedUploads({ ...repositories, transact: (items) => transact(documents, items) });

  const read = async (file: string) => {
    const upload = { userId: user.userId, uploadId: ulid(), contentType: "text/plain" as const };
    await uploads.create(upload, services.now());
    store.upload(`incoming/reports/${upload.userId}/${upload.uploadId}`, sample(file));
    const unused = { startReadingPage: async () => {}, readPdf: async () => ({ pages: [] }), sleep: async () => {} };
    const reading = {
      ...services,
      ...unused,
      uploads,
      pages,
      store,
      saved,
      understand: understandHere,
      waitMs: 0,
      now: services.now,
    };
    const answer = await analyzeUpload({ user, params: { id: upload.uploadId } }, reading);
    if (!("report" in answer)) throw new Error("No report");
    return answer;
  };
  const confirm = async (id: string, itemIds: string[], profileData?: Profile) =>
    confirmUpload(
      { user: await current(), params: { id }, body: { itemIds, corrections: [], added: [], profileData } },
      {
        ...services,
        users,
        saved,
        keepPages: async () => {},
        sealField,
        openStates: ["NY", "OH"],
        sandbox: true,
      },
    );
  const bring = async (file: string, profileData?: Profile) => {
    const { uploadId, negativeItems } = await read(file);
    return confirm(
      uploadId,
      negativeItems.map(({ id }) => id),
      profileData,
    );
  };
  /** As the page for members confirms it: that asks for no profile. */
  const bringAsMember = async (file: string) => {
    const { uploadId, negativeItems } = await read(file);
    const itemIds = negativeItems.map(({ id }) => id);
    const body = { itemIds, corrections: [], added: [] };
    return saved.confirm({ userId: user.userId, uploadId }, body, services.now());
  };
  const pull = async (providerName = "simulated") =>
    pullCredit(makeRequest<"onboarding/pull-credit">({ user: await current(), body: pullBody() }), {
      ...services,
      providerName,
    });
  return { current, itemsOf, reports, read, confirm, bring, bringAsMember, pull };
}

test("a visitor who becomes a member as the report is saved keeps the address of the account", async () => {
  const visitor = makeVisitor({ userId: ulid() });
  const opened = { registeredAt: "2026-11-20T15:00:00.000Z", email: "own@example.com" };
  const seal: typeof fakeSeal = async (...field) => {
    await new UserRepository(tables.documents, tables.usersTable).update(visitor.userId, opened);
    return fakeSeal(...field);
  };
  const { bring, current, itemsOf } = await setUp(visitor, seal);
  await bring("experian-1.txt", profileWith({ email: "somebody.else@example.com" }));
  expect(await current()).toMatchObject({ ...opened, ssnLast4: "7301" });
  expect((await itemsOf("IDENTITY"))[0]?.ttl).toBeUndefined();
});

test("a visitor's own report is saved with who it is of, and no bureau is asked", async () => {
  const { bring, current, itemsOf } = await setUp();
  const report = await bring("experian-1.txt", profileWith());

  expect(report).toMatchObject({ dataSource: "uploaded_report", isRealBureauData: false });
  expect(report.negativeItems.length).toBeGreaterThan(0);
  expect(await current()).toMatchObject({
    firstName: "Maya",
    email: "maya@example.com",
    ssnLast4: "7301",
    address: { state: "OH" },
    latestReport: { reportId: report.id },
  });
  const [identity] = await itemsOf("IDENTITY");
  expect(identity).toHaveProperty("ttl");
  expect(JSON.stringify(identity)).not.toContain("666457301");
  expect(await itemsOf("CONSENT#")).toEqual([]);
});

test("a second file joins the first, and needs no profile", async () => {
  const { bring } = await setUp();
  const first = await bring("experian-1.txt", profileWith());
  const both = await bring("equifax-1.txt");

  expect(both.bureaus).toEqual(["experian", "equifax"]);
  const ids = both.negativeItems.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(first.negativeItems.map(({ id }) => id)));
});

test.each([
  ["without a profile", undefined, "VALIDATION_FAILED"],
  [
    "of a state that is not served",
    profileWith({ address: { ...profileWith().address, state: "CA" } }),
    "STATE_NOT_SERVED",
  ],
  ["of a child", profileWith({ dateOfBirth: "2015-01-01" }), "VALIDATION_FAILED"],
  ["with an SSN that no one has", profileWith({ ssn: "000457301" }), "VALIDATION_FAILED"],
])("a report of a visitor %s is not saved, nor anything about them", async (_, profile, code) => {
  const { bring, current, itemsOf } = await setUp();
  await expect(bring("experian-1.txt", profile)).rejects.toMatchObject({ code });
  expect(await current()).not.toHaveProperty("latestReport");
  expect(await itemsOf("IDENTITY")).toEqual([]);
});

test("another SSN is another person: what was brought before is not joined", async () => {
  const { bring } = await setUp();
  await bring("experian-1.txt", profileWith());
  const other = await bring("equifax-1.txt", profileWith({ ssn: "666457302" }));
  expect(other.bureaus).toEqual(["equifax"]);
});

test("confirmed twice at once, a report is saved once", async () => {
  const { read, confirm, itemsOf } = await setUp();
  const { uploadId, negativeItems } = await read("experian-1.txt");
  const ids = negativeItems.map(({ id }) => id);
  const [one, two] = await Promise.all([confirm(uploadId, ids, profileWith()), confirm(uploadId, ids, profileWith())]);
  expect(one.id).toBe(two.id);
  expect(await itemsOf("IDENTITY")).toHaveLength(1);
});

test("another visitor's upload is not found", async () => {
  const { read } = await setUp();
  const { uploadId } = await read("experian-1.txt");
  const { confirm } = await setUp();
  await expect(confirm(uploadId, [], profileWith())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test.each([
  ["brought as a visitor", profileWith(), makeVisitor({ userId: ulid() })],
  ["uploaded as a member without an SSN", undefined, makeUserRecord({ userId: ulid() })],
])("a later pull goes on with the chart of a report that was %s", async (_, profile, user) => {
  const { bring, bringAsMember, current, reports, pull } = await setUp(user);
  const before = profile ? await bring(WITH_SCORES, profile) : await bringAsMember(WITH_SCORES);
  expect(before.history).toHaveLength(1);
  await pull();
  const { latestReport } = await current();
  const pulled = latestReport && (await reports.get(user.userId, latestReport.reportId));
  expect(pulled).toMatchObject({ isServerPulled: true, history: [before.history[0], { date: "2026-11-20" }] });
});

test("a deployment without bureaus says that it pulls nothing, before anything is written", async () => {
  const { pull, itemsOf } = await setUp();
  await expect(pull("none")).rejects.toMatchObject({ code: "PULL_NOT_OFFERED", status: 409 });
  expect(await itemsOf("CONSENT#")).toEqual([]);
});
