import { ulid } from "ulid";
import { cleanKey, DocumentRepository, incomingKey } from "#functions/repositories/documents";
import { LimitRepository } from "#functions/repositories/limits";
import { UserRepository } from "#functions/repositories/users";
import { apiHandler } from "#functions/shell/api-handler";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeImageStore, fakeRedraw, png, redrawnPng } from "#functions/testing/fake-image-store";
import { fakeShell } from "#functions/testing/fake-shell";
import { makeEvent } from "#functions/testing/make-event";
import { makeVisitor } from "#functions/testing/make-user-record";
import type { AppError } from "#shared/api/errors";
import { MOST_IMAGE_BYTES } from "#shared/domain/document/image-type";
import { confirmDocument } from "./confirm-document";
import { createDocument } from "./create-document";
import { deleteDocument } from "./delete-document";

let tables: TestTables;

beforeAll(async () => {
  tables = await startTables();
});

afterAll(() => tables.close());

async function world() {
  let minute = 0;
  const users = new UserRepository(tables.documents, tables.usersTable);
  const user = await users.put(makeVisitor());
  const store = new FakeImageStore();
  const images = new DocumentRepository(tables.documents, tables.usersTable);
  const limits = new LimitRepository(tables.documents, tables.usersTable);
  const addressForms = { most: 1_000, seconds: 3_600 };
  const now = () => new Date(Date.parse("2026-11-20T12:00:00Z") + 60_000 * minute++);
  const create = (body: Partial<Parameters<typeof createDocument>[0]["body"]> = {}) =>
    createDocument(
      {
        user,
        body: { side: "front", contentType: "image/png", sizeBytes: png.length, ...body },
        address: "203.0.113.7",
      },
      { images, limits, addressForms, store, now },
    );
  const confirm = (id: string) =>
    confirmDocument({ user, params: { id } }, { images, store, users, redraw: fakeRedraw });
  const remove = (id: string) => deleteDocument({ user, params: { id } }, { images, store, users });
  /** Announces and sends, as a browser does. */
  const send = async (side: "front" | "back", bytes = png) => {
    const { documentId, upload } = await create({ side });
    store.upload(upload.fields.key ?? "", bytes);
    return documentId;
  };
  const isOnFile = async () => (await users.get(user.userId, { isConsistent: true }))?.hasIdOnFile;
  const { shell, cookies } = fakeShell([user]);
  const handler = apiHandler(
    "onboarding/create-document",
    createDocument,
    () => ({ images, limits, addressForms, store, now }),
    shell,
  );
  /** Announces the image that `sizeBytes` says, as a program that may ask twice. */
  const createOnce = async (sizeBytes: number) => {
    const body = { side: "front", contentType: "image/png", sizeBytes };
    return handler(makeEvent({ method: "POST", body, cookies, headers: { "idempotency-key": "k1" } }));
  };
  const services = { images, limits, addressForms, store, now };
  return { user, services, store, images, create, createOnce, confirm, remove, send, isOnFile };
}

test("an image that arrived replaces the uploaded file, drawn once more, and nothing of its file besides", async () => {
  const { user, store, send, confirm } = await world();
  const documentId = await send("front");

  await expect(confirm(documentId)).resolves.toEqual({ documentId, status: "uploaded" });
  expect([...store.objects]).toEqual([
    [cleanKey({ userId: user.userId, documentId }), { bytes: redrawnPng, contentType: "image/jpeg" }],
  ]);
});

test("confirming twice changes nothing", async () => {
  const { send, confirm } = await world();
  const documentId = await send("front");
  await confirm(documentId);

  await expect(confirm(documentId)).resolves.toMatchObject({ status: "uploaded" });
});

test("a confirmation that stopped after the drawing is taken up again", async () => {
  const { user, store, send, confirm } = await world();
  const documentId = await send("front");
  const image = { userId: user.userId, documentId };
  await store.putOnce(cleanKey(image), redrawnPng, "image/jpeg");
  await store.delete(incomingKey(image));

  await expect(confirm(documentId)).resolves.toMatchObject({ status: "uploaded" });
});

test("a second image of a side replaces the first, and only of this side", async () => {
  const { user, store, images, send, confirm } = await world();
  const [front, back] = [await send("front"), await send("back")];
  await confirm(front);
  await confirm(back);
  const second = await send("front");
  await confirm(second);

  const kept = (await images.list(user.userId)).map(({ documentId }) => documentId);
  expect(kept).toEqual([back, second]);
  expect(store.objects.size).toBe(2);
});

test("a form that is used again cannot replace what was confirmed, also at the same moment", async () => {
  const { user, store, send, confirm } = await world();
  const documentId = await send("front");
  const [incoming, clean] = [incomingKey, cleanKey].map((keyOf) => keyOf({ userId: user.userId, documentId }));
  const other = Uint8Array.from([...png, 7]);
  await confirm(documentId);
  const kept = store.objects.get(clean ?? "");

  store.upload(incoming ?? "", other);
  await confirm(documentId);
  expect(store.objects.get(clean ?? "")).toBe(kept);
  await store.putOnce(clean ?? "", other, "image/jpeg");
  expect(store.objects.get(clean ?? "")).toBe(kept);
});

test("upload forms are limited per address, also for a visitor who drops the cookie", async () => {
  const asVisitor = async () => {
    const { user, services } = await world();
    const limited = { ...services, addressForms: { most: 2, seconds: 3_600 } };
    const body = { side: "front" as const, contentType: "image/png", sizeBytes: png.length };
    return createDocument({ user, body, address: "198.51.100.31" }, limited).then(
      () => "form",
      ({ code }: AppError) => code,
    );
  };

  expect([await asVisitor(), await asVisitor(), await asVisitor()]).toEqual(["form", "form", "TOO_MANY_REQUESTS"]);
});

test("an ID is on file with both sides, and no longer when one is removed", async () => {
  const { send, confirm, remove, isOnFile } = await world();
  const front = await send("front");
  await confirm(front);
  expect(await isOnFile()).toBeUndefined();

  await confirm(await send("back"));
  expect(await isOnFile()).toBe(true);
  await remove(front);
  expect(await isOnFile()).toBeUndefined();
});

test("both sides confirmed at the same moment are an ID on file, though a copy of the table lags behind", async () => {
  const { images, send, confirm, isOnFile } = await world();
  const list = images.list.bind(images);
  jest.spyOn(images, "list").mockImplementation(async (userId, how) => (how?.isConsistent ? list(userId, how) : []));
  const sides = [await send("front"), await send("back")];
  await Promise.all(sides.map(confirm));

  expect(await isOnFile()).toBe(true);
});

test("a removed image is gone, record and bytes", async () => {
  const { store, send, confirm, remove } = await world();
  const documentId = await send("front");
  await confirm(documentId);
  await remove(documentId);

  expect(store.objects.size).toBe(0);
  await expect(remove(documentId)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test.each([
  ["a PDF", { contentType: "application/pdf" }, "NOT_AN_IMAGE"],
  ["a drawing that is a program", { contentType: "image/svg+xml" }, "NOT_AN_IMAGE"],
  ["more than 10 MB", { sizeBytes: MOST_IMAGE_BYTES + 1 }, "PAYLOAD_TOO_LARGE"],
])("%s is refused before anything is sent", async (_, body, code) => {
  const { create } = await world();
  await expect(create(body)).rejects.toMatchObject({ code });
});

test("exactly 10 MB may be announced", async () => {
  const { create } = await world();
  await expect(create({ sizeBytes: MOST_IMAGE_BYTES })).resolves.toMatchObject({ upload: expect.anything() });
});

test("nothing that arrived cannot be confirmed", async () => {
  const { create, confirm } = await world();
  const { documentId } = await create();

  await expect(confirm(documentId)).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });
});

test("bytes that are no image are refused and deleted, whatever they were announced as", async () => {
  const { store, send, confirm } = await world();
  const documentId = await send("front", Buffer.from("<svg onload=alert(1)>"));

  await expect(confirm(documentId)).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  expect(store.objects.size).toBe(0);
});

test("what only begins like an image is refused with 415, and deleted", async () => {
  const { store, send, confirm } = await world();
  const documentId = await send("front", png.subarray(0, 8));

  await expect(confirm(documentId)).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  expect(store.objects.size).toBe(0);
});

test("another person's image and one that never was are not found alike", async () => {
  const [mine, theirs] = [await world(), await world()];
  const documentId = await theirs.send("front");

  await expect(mine.confirm(documentId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.confirm(ulid())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("twenty images a day are enough", async () => {
  const { create } = await world();
  for (let number = 0; number < 20; number += 1) await create();

  await expect(create()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("with an Idempotency-Key, an image is announced once, and no other one with the same key (2.3.4)", async () => {
  const { user, images, createOnce } = await world();
  const [first, again, other] = [await createOnce(1_000), await createOnce(1_000), await createOnce(2_000)];

  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect([other.statusCode, other.body]).toEqual([409, expect.stringContaining("IDEMPOTENCY_KEY_REUSED")]);
  expect(await images.list(user.userId)).toHaveLength(1);
});
