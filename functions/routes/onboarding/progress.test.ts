import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { DisputeRepository } from "#functions/repositories/disputes";
import { DocumentRepository } from "#functions/repositories/documents";
import { OnboardingRepository } from "#functions/repositories/onboarding";
import { ReportRepository } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeImageStore } from "#functions/testing/fake-image-store";
import { fakeOpen, fakeSeal } from "#functions/testing/fake-seal";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { routes } from "#shared/api/routes";
import { getProgress } from "./get-progress";
import { saveProgress } from "./save-progress";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

function services() {
  const { documents, usersTable, reportsTable, disputesTable } = tables;
  return {
    onboarding: new OnboardingRepository(documents, usersTable),
    images: new DocumentRepository(documents, usersTable),
    store: new FakeImageStore(),
    reports: new ReportRepository(documents, reportsTable),
    disputes: new DisputeRepository(documents, disputesTable),
    openField: fakeOpen,
    sealField: fakeSeal,
    openStates: ["GA", "NY", "OH"],
    isPullOffered: true,
    now: () => new Date("2026-11-20T17:00:00Z"),
  };
}

const progressOf = (user: UserRecord) => getProgress({ user }, services());
const save = (user: UserRecord, body: Parameters<typeof saveProgress>[0]["body"]) =>
  saveProgress({ user, body }, services());

test("a fresh visitor has nothing yet", async () => {
  await expect(progressOf(makeVisitor())).resolves.toMatchObject({
    documents: [],
    report: null,
    selection: {},
    isMember: false,
  });
});

test("the browser learns from the server which states are open; Georgia is none, though the deployment names it", async () => {
  await expect(progressOf(makeVisitor())).resolves.toMatchObject({ openStates: ["NY", "OH"] });
});

test.each(["constructor", "toString", "hasOwnProperty"])(
  "an item called %s, which every object has, is refused where items are named",
  (id) => {
    const { body } = routes["onboarding/save-progress"];
    expect(body.safeParse({ selection: { selectedDisputeReasons: { [id]: ["not_mine"] } } }).success).toBe(false);
  },
);

test("more than a person types is refused before it outgrows the record", async () => {
  const words = "é".repeat(2_000);
  const additionalDetails = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`item-${index}`, words]));
  const user = makeVisitor();

  await expect(save(user, { selection: { additionalDetails } })).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  await expect(progressOf(user)).resolves.toMatchObject({ selection: {} });
});

test("what was typed comes back, field by field", async () => {
  const user = makeVisitor();
  await save(user, { profile: { firstName: "Maya", address: { city: "Dayton" } } });
  await save(user, { profile: { lastName: "Sample", address: { state: "OH" } }, documentKind: "passport" });
  await save(user, { username: "maya", selection: { selectedItems: ["item-1"], paymentType: "premium" } });

  await expect(progressOf(user)).resolves.toMatchObject({
    profile: { firstName: "Maya", lastName: "Sample", address: { city: "Dayton", state: "OH" } },
    documentKind: "passport",
    username: "maya",
    selection: { selectedItems: ["item-1"], paymentType: "premium" },
  });
});

test("boxes that were ticked and a signature that was started come back", async () => {
  const user = makeVisitor();
  const ticked = { fcraConsent: true, permissiblePurposeConsent: true, piiProcessingConsent: false };
  const consentBoxes = { textVersion: "2026-11", ticked };
  const unsignedContract = {
    version: "v1",
    disclosureAcknowledged: true,
    disclosureAcknowledgedAt: "2026-11-20T17:00:00.000Z",
    esignConsent: false,
    fullName: "",
  };
  await save(user, { consentBoxes });
  await save(user, { unsignedContract });

  await expect(progressOf(user)).resolves.toMatchObject({ consentBoxes, unsignedContract });
});

test("a typed profile lies sealed in the table, and expires with its visitor", async () => {
  const user = makeVisitor({ createdAt: "2026-11-20T12:00:00.000Z" });
  await save(user, { profile: { dateOfBirth: "1985-06-14", phone: "(555) 014-2233" } });
  const key = { userId: user.userId, sk: "DRAFT" };
  const { Item: item } = await tables.documents.send(new GetCommand({ TableName: tables.usersTable, Key: key }));

  expect(Buffer.from(item?.sealedProfile).toString()).not.toContain("1985");
  expect(JSON.stringify({ ...item, sealedProfile: undefined })).not.toContain("014-2233");
  expect(item?.ttl).toBe(Date.parse("2026-11-28T12:00:00Z") / 1_000);
});

test("an address that a member has corrected since comes before the one that was typed", async () => {
  const address = { street: "7 Harbor Lane", city: "Albany", state: "NY", zipCode: "12207" };
  const member = makeUserRecord({ phone: "(518) 555-0134", address });
  await save(member, { profile: { dateOfBirth: "1985-06-14", address: { street: "12 Main Street" } } });

  await expect(progressOf(member)).resolves.toMatchObject({ profile: { dateOfBirth: "1985-06-14", address } });
});

test("before anything was typed, a member sees what the account knows", async () => {
  const member = makeUserRecord({ firstName: "Maya", ssnLast4: "7301" });

  await expect(progressOf(member)).resolves.toMatchObject({
    profile: { firstName: "Maya", email: member.email },
    ssnLast4: "7301",
    isMember: true,
  });
});

test("of each side the last image is shown, a confirmed one before an announced one", async () => {
  const user = makeVisitor();
  const { images } = services();
  const image = { userId: user.userId, contentType: "image/png", sizeBytes: 9, createdAt: "2026-11-20T12:00:00.000Z" };
  const [first, second, third] = [
    "01KAH0000000000000000000A1",
    "01KAH0000000000000000000A2",
    "01KAH0000000000000000000A3",
  ];
  await images.create({ ...image, documentId: first ?? "", side: "front", status: "uploaded" });
  await images.create({ ...image, documentId: second ?? "", side: "front", status: "awaiting" });
  await images.create({ ...image, documentId: third ?? "", side: "back", status: "awaiting" });

  const { documents } = await progressOf(user);
  expect(documents).toEqual([
    {
      documentId: first,
      side: "front",
      status: "uploaded",
      previewUrl: `https://store.example/clean/${user.userId}/${first}`,
    },
    { documentId: third, side: "back", status: "awaiting", previewUrl: undefined },
  ]);
});

const period = { cancelUntil: "2026-11-25T05:00:00.000Z", serviceMayStartAt: "2026-11-25T05:00:00.000Z" };

test.each([
  ["after the signature", "2026-11-19T10:05:00.000Z", "2026-11-19T10:05:00.000Z"],
  ["before it, under an earlier contract", "2026-11-19T09:00:00.000Z", undefined],
])("a payment that the provider confirmed %s is reported so", async (_, receivedAt, paymentConfirmedAt) => {
  const signedAt = "2026-11-19T10:00:00.000Z";
  const contract = { contractId: ulid(), version: "2026-11", fullName: "Maya Torres", signedAt, ...period };
  const payment = { paymentIntentId: "evt_1", paymentType: "monthly" as const, receivedAt };
  const progress = await progressOf(makeVisitor({ contract, payment }));
  expect(progress.paymentConfirmedAt).toBe(paymentConfirmedAt);
});
