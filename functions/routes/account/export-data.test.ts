import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { strFromU8, unzipSync } from "fflate";
import { LimitRepository } from "#functions/repositories/limits";
import { MemberItemStore } from "#functions/repositories/member-items";
import { proofKey } from "#functions/repositories/proofs";
import { transact } from "#functions/repositories/table";
import { UploadRepository } from "#functions/repositories/uploads";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { FileReply, Redirect } from "#functions/shell/reply";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { makeNegativeItem } from "#shared/testing/report";
import { exportData } from "./export-data";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

async function memberWithALetter() {
  const user = await world.member({ ssnLast4: "0007" });
  const [draft] = await world.drafts(user, 2);
  const disputeId = draft?.dispute.id ?? "";
  const letter = { ownerId: user.userId, disputeId, round: 1 };
  await world.files.put(letterFileKey(letter, "experian"), Buffer.from("%PDF letter"));
  await world.disputes.transact([world.letters.markMailedWrite(disputeId, 1, ["experian"])]);

  const put = (Item: object) =>
    world.documents.send(new PutCommand({ TableName: world.usersTable, Item: { userId: user.userId, ...Item } }));
  await put({ sk: "IDENTITY", ssn: new Uint8Array([1, 2, 3]), dateOfBirth: new Uint8Array([4]) });
  await put({
    sk: "CONTRACT#01C",
    contractId: "01C",
    fullName: "Maya Lopez",
    documents: { contract: { key: "inner" } },
  });
  await put({ sk: "HISTORY#01H", action: "activated", by: "01KAB0000000000000000ADM1N" });
  await put({ sk: "NOTICE#01N", kind: "activated", ttl: 1 });
  for (const name of ["disclosure", "contract", "notice-of-cancellation"])
    await world.files.put(`contracts/${user.userId}/01C/${name}.pdf`, Buffer.from("%PDF contract"));
  const proof = { userId: user.userId, proofId: "01P" };
  const file = { pages: 1, sizeBytes: 10, sha256: "ab" };
  await world.proofs.create({ ...proof, kind: "statement", name: "March", status: "kept", createdAt: "2026", ...file });
  await world.files.put(proofKey(proof), Buffer.from("%PDF proof"));
  return { user, disputeId };
}

function services(padding = 0) {
  const { documents, usersTable } = world;
  const stored = new Map<string, Uint8Array>();
  return {
    ...world.services,
    stored,
    limits: new LimitRepository(documents, usersTable),
    memberItems: new MemberItemStore(documents, usersTable),
    files: { read: async (key: string) => Buffer.concat([await world.files.read(key), Buffer.alloc(padding)]) },
    proofFiles: world.files,
    exports: {
      put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
      readUrl: async (key: string) => `https://store.example/${key}`,
    },
  };
}

async function unpacked(result: unknown): Promise<Record<string, string>> {
  if (!(result instanceof FileReply)) throw new Error("No file");
  const files = unzipSync(result.bytes);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("the archive has the member's data as JSON, and contracts and mailed letters as PDF", async () => {
  const { user, disputeId } = await memberWithALetter();
  const files = await unpacked(await exportData(makeRequest<"account/export-data">({ user }), services()));
  expect(Object.keys(files).sort()).toEqual(
    [
      "consents.json",
      "contracts.json",
      "contracts/01C/contract.pdf",
      "contracts/01C/disclosure.pdf",
      "contracts/01C/notice-of-cancellation.pdf",
      "disputes.json",
      "history.json",
      "identity-documents.json",
      "monitoring.json",
      `letters/${disputeId}/round-1-experian.pdf`,
      "notices.json",
      "payments.json",
      "profile.json",
      "proofs.json",
      "proofs/01P.pdf",
      "reports.json",
      "uploads-read.json",
      "uploads.json",
    ].sort(),
  );
  expect(files[`letters/${disputeId}/round-1-experian.pdf`]).toBe("%PDF letter");
  expect(files["proofs/01P.pdf"]).toBe("%PDF proof");
  expect(JSON.parse(files["profile.json"] ?? "")).toMatchObject({ email: user.email, dateOfBirth: "1988-04-12" });
  expect(JSON.parse(files["reports.json"] ?? "")).toHaveLength(1);
  expect(JSON.parse(files["disputes.json"] ?? "")).toHaveLength(2);
});

test("what was read in an upload is in the archive before its member confirms it", async () => {
  const user = await world.member();
  const upload = { userId: user.userId, uploadId: "01KAB0000000000000000VP10D" };
  const uploads = new UploadRepository(world.documents, world.usersTable);
  const at = "2026-11-02T10:00:00.000Z";
  await uploads.create({ ...upload, contentType: "application/pdf" }, new Date(at));
  const reading = { source: "experian" as const, readAt: at, bureaus: ["experian" as const], scores: {} };
  const items = [makeNegativeItem({ creditorName: "Unconfirmed Bank" })];
  await transact(world.documents, uploads.analyzedWrites(upload, { ...reading, items }));

  const files = await unpacked(await exportData(makeRequest<"account/export-data">({ user }), services()));
  expect(JSON.parse(files["uploads-read.json"] ?? "")).toMatchObject([
    { source: "experian", items: [{ creditorName: "Unconfirmed Bank" }] },
  ]);
});

test("the archive names no one else, and of the Social Security number the last four digits", async () => {
  const { user } = await memberWithALetter();
  const files = await unpacked(await exportData(makeRequest<"account/export-data">({ user }), services()));
  const text = Object.values(files).join("");
  expect(JSON.parse(files["history.json"] ?? "")).toEqual([{ action: "activated", by: "administrator" }]);
  expect(text).toContain('"ssnLast4": "0007"');
  expect(text).not.toMatch(/"(sk|ttl|ssn|payload|listing)"|ADM1N/);
});

test("an archive that is too large for an answer waits in the store", async () => {
  const { user } = await memberWithALetter();
  const large = services(1_100_000);
  const result = await exportData(makeRequest<"account/export-data">({ user }), large);
  const [[key, bytes] = []] = [...large.stored];
  expect(key).toMatch(new RegExp(`^exports/${user.userId}/[0-9A-Z]{26}\\.zip$`));
  expect(bytes?.length).toBeGreaterThan(4_000_000);
  expect(result).toEqual(new Redirect(`https://store.example/${key}`, {}, 303));
});

test("the eleventh copy within an hour has to wait", async () => {
  const user = await world.member();
  const copy = () => exportData(makeRequest<"account/export-data">({ user }), services());
  for (let time = 0; time < 10; time += 1) await copy();
  await expect(copy()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
