import { ulid } from "ulid";
import type { CleanApart } from "#functions/providers/proof-file/clean-apart";
import { LimitRepository } from "#functions/repositories/limits";
import { incomingProofKey, ProofRepository, proofKey } from "#functions/repositories/proofs";
import { UserRepository } from "#functions/repositories/users";
import { countUnits } from "#functions/testing/count-units";
import { startTables, type TestTables } from "#functions/testing/dynamo";
import { FakeImageStore } from "#functions/testing/fake-image-store";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { AppError } from "#shared/api/errors";
import { MOST_PROOF_BYTES } from "#shared/domain/evidence/proof";
import { confirmProof } from "./confirm-proof";
import { createProof } from "./create-proof";
import { deleteProof } from "./delete-proof";
import { listProofs } from "./list-proofs";
import { openProof } from "./open-proof";

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());

const pdf = Buffer.from("%PDF-1.7 a statement");
const cleanPdf = Buffer.from("%PDF-1.7 rewritten");
const fakeClean: CleanApart = async () => ({ pdf: cleanPdf, pages: 2 });

async function setUp({ clean = fakeClean } = {}) {
  const { documents, usersTable } = tables;
  const user = await new UserRepository(documents, usersTable).put(makeUserRecord({ userId: ulid() }));
  const proofs = new ProofRepository(documents, usersTable);
  const store = new FakeImageStore();
  const clock = { at: new Date("2026-11-20T12:00:00Z") };
  const limits = new LimitRepository(documents, usersTable);
  const disputes = {
    getFor: async () => {
      throw new AppError("NOT_FOUND");
    },
    list: async () => ({ disputes: [], nextCursor: undefined }),
  };
  const letters = { latest: async () => undefined };
  const services = {
    disputes,
    letters,
    proofs,
    store,
    links: store,
    clean,
    limits,
    addressForms: { most: 1_000, seconds: 60 },
  };
  const create = (changes: Partial<Parameters<typeof createProof>[0]["body"]> = {}) =>
    createProof(
      {
        user,
        address: "203.0.113.7",
        body: { kind: "statement", name: "March", contentType: "application/pdf", sizeBytes: 20, ...changes },
      },
      { ...services, now: () => clock.at },
    );
  const send = async (bytes: Uint8Array = pdf) => {
    const { proofId, upload } = await create();
    store.upload(upload.fields.key ?? "", bytes);
    return proofId;
  };
  const confirm = (id: string) => confirmProof({ user, params: { id } }, services);
  const open = (id: string) => openProof({ user, params: { id } }, services);
  const remove = (id: string) => deleteProof({ user, params: { id } }, services);
  return {
    user,
    store,
    clock,
    proofs: services.proofs,
    create,
    send,
    confirm,
    open,
    remove,
    list: () => listProofs({ user }, services),
  };
}

test("a proof that arrived is kept as it was written again, and the file that came is gone", async () => {
  const { user, store, send, confirm, open, list } = await setUp();
  const id = await send();
  const proof = { id, kind: "statement", name: "March", pages: 2, sizeBytes: cleanPdf.length };

  expect(await list()).toEqual([]);
  expect(await confirm(id)).toMatchObject(proof);
  expect([...store.objects.keys()]).toEqual([proofKey({ userId: user.userId, proofId: id })]);
  expect(await list()).toMatchObject([proof]);
  expect(await open(id)).toMatchObject({ bytes: cleanPdf, contentType: "application/pdf" });
});

test("confirming twice, and a confirmation that stopped half-way, end the same", async () => {
  const { user, store, send, confirm } = await setUp();
  const id = await send();
  await store.putOnce(proofKey({ userId: user.userId, proofId: id }), cleanPdf, "application/pdf");
  const first = await confirm(id);
  expect(await confirm(id)).toEqual(first);
});

test("a form that is used again replaces nothing", async () => {
  const { user, store, send, confirm } = await setUp();
  const id = await send();
  await store.putOnce(proofKey({ userId: user.userId, proofId: id }), Buffer.from("another"), "application/pdf");
  await expect(confirm(id)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("what is sent with a form after its file was kept is never read, listed or opened", async () => {
  const { user, store, send, confirm, list, open } = await setUp();
  const id = await send();
  const kept = await confirm(id);
  store.upload(incomingProofKey({ userId: user.userId, proofId: id }), Buffer.from("%PDF-1.7 another"));
  expect(await confirm(id)).toEqual(kept);
  expect((await list()).map((proof) => proof.id)).toEqual([id]);
  expect(await open(id)).toMatchObject({ bytes: cleanPdf });
});

test("a large proof is fetched from the store", async () => {
  const clean: CleanApart = async () => ({ pdf: Buffer.alloc(4_000_001), pages: 30 });
  const { send, confirm, open } = await setUp({ clean });
  const id = await send();
  await confirm(id);
  expect(await open(id)).toMatchObject({ status: 303, location: expect.stringContaining(id) });
});

test.each<[string, Uint8Array, Awaited<ReturnType<CleanApart>>, string]>([
  ["with a password", pdf, { refusal: "locked" }, "FILE_LOCKED"],
  ["that is damaged", pdf, { refusal: "damaged" }, "UNSUPPORTED_MEDIA_TYPE"],
  ["whose letters no printer knows", pdf, { refusal: "fonts" }, "FILE_WITHOUT_FONTS"],
  ["with too many pages", pdf, { refusal: "too-long" }, "TOO_MANY_PAGES"],
  ["that is a program", Buffer.from("MZ"), { pdf: cleanPdf, pages: 1 }, "UNSUPPORTED_MEDIA_TYPE"],
  ["above 10 MB", Buffer.alloc(MOST_PROOF_BYTES + 1), { pdf: cleanPdf, pages: 1 }, "PAYLOAD_TOO_LARGE"],
])("a file %s is refused and deleted", async (_, bytes, result, code) => {
  const { store, send, confirm, list, open } = await setUp({ clean: async () => result });
  const id = await send(bytes);
  await expect(confirm(id)).rejects.toMatchObject({ code });
  expect(store.objects.size).toBe(0);
  expect(await list()).toEqual([]);
  await expect(open(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a deleted proof is gone with its file, and another member's was never there", async () => {
  const [mine, theirs] = [await setUp(), await setUp()];
  const id = await theirs.send();
  for (const way of [mine.confirm, mine.open, mine.remove])
    await expect(way(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await theirs.confirm(id);
  for (const way of [mine.confirm, mine.open, mine.remove])
    await expect(way(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await theirs.remove(id);
  expect(theirs.store.objects.size).toBe(0);
  expect(await theirs.list()).toEqual([]);
  await expect(theirs.remove(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a bureau's letter that is kept with two disputes is deleted as the one file that it is", async () => {
  const { user, store, send, confirm, remove, list, proofs } = await setUp();
  const ids = await Promise.all([send(), send(), send()]);
  for (const id of ids) await confirm(id);
  const uploadId = "01KAB0000000000000000000LL";
  for (const id of ids.slice(0, 2)) {
    const proof = await proofs.get(user.userId, id);
    if (proof) await proofs.create({ ...proof, uploadId, part: 1 });
  }
  expect(new Set((await list()).map(({ fileId }) => fileId)).size).toBe(2);
  await remove(ids[0] ?? "");
  expect((await list()).map(({ id }) => id)).toEqual([ids[2]]);
  expect(store.objects.size).toBe(1);
});

test("nothing that arrived cannot be kept, and may still come", async () => {
  const { user, store, create, confirm } = await setUp();
  const { proofId } = await create();
  await expect(confirm(proofId)).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });
  store.upload(incomingProofKey({ userId: user.userId, proofId }), pdf);
  await expect(confirm(proofId)).resolves.toMatchObject({ id: proofId });
});

test("a proof belongs to a dispute of the member's own alone", async () => {
  const { create } = await setUp();
  await expect(create({ disputeId: ulid() })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("exactly 10 MB may be announced, 40 a day and 100 in all", async () => {
  const { clock, create, send, confirm, remove } = await setUp();
  await expect(create({ sizeBytes: MOST_PROOF_BYTES + 1 })).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  const ids: string[] = [];
  for (const day of [0, 1, 2]) {
    clock.at = new Date(Date.UTC(2026, 10, 20 + day, 12));
    for (let number = 0; number < (day < 2 ? 40 : 20); number += 1) {
      const id = await send();
      await confirm(id);
      ids.push(id);
    }
    if (day < 2)
      await expect(create()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" } satisfies Partial<AppError>);
  }
  await expect(create({ sizeBytes: MOST_PROOF_BYTES })).rejects.toMatchObject({ code: "TOO_MANY_PROOFS" });
  await remove(ids[0] ?? "");
  await expect(create()).resolves.toMatchObject({ upload: expect.anything() });
});

test("announcing, keeping and opening a proof cost at most 1.5 units to read and 3 to write each", async () => {
  const { create, send, confirm, open } = await setUp();
  const units = countUnits(tables.documents);
  await create();
  expect([units.read <= 1.5, units.write <= 3]).toEqual([true, true]);
  const id = await send();
  const before = { ...units };
  await confirm(id);
  await open(id);
  expect([units.read - before.read <= 3, units.write - before.write <= 3]).toEqual([true, true]);
});
