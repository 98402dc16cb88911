import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { ContractRepository, contractFileKey } from "#functions/repositories/contracts";
import { proofKey } from "#functions/repositories/proofs";
import type { UserRecord } from "#functions/repositories/users";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { FileReply } from "#functions/shell/reply";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeRequest } from "#functions/testing/make-request";
import { ContractDocument } from "#shared/api/schemas/contract";
import { listDocuments } from "./list-documents";
import { openDocument } from "./open-document";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

const DISPUTE = "01KAB000000000000000D1SPUT";

/** A member with a contract of January, a letter of February, the same one mailed again in March, and a bureau's answer of April. */
async function memberWithDocuments() {
  const user = await world.member();
  const { userId } = user;
  const put = (TableName: string, Item: object) =>
    world.documents.send(new PutCommand({ TableName, Item: { userId, ...Item } }));
  await put(world.usersTable, { sk: "CONTRACT#01C", contractId: "01C", signedAt: "2026-01-05T10:00:00.000Z" });
  for (const name of ContractDocument.options)
    await world.files.put(contractFileKey(userId, "01C", name), Buffer.from(`%PDF ${name}`));

  const mailed = (mailedAt: string) => ({ providerLetterId: "simulated", mailedAt });
  const approval = { at: "2026-02-01T10:00:00.000Z", address: "127.0.0.1", userAgent: "test" };
  await put(world.disputesTable, {
    disputeId: `MAIL#${DISPUTE}#01`,
    key: "first",
    approval: { ...approval, letterHashes: { experian: "ab", equifax: "ab", transunion: "ab" } },
    mailAfter: "2026-02-02T10:00:00.000Z",
    mailed: { experian: mailed("2026-02-03T10:00:00.000Z") },
    again: [
      {
        key: "again1",
        bureau: "experian",
        approval: { ...approval, letterHash: "ab" },
        mailed: mailed("2026-03-03T10:00:00.000Z"),
      },
    ],
  });
  const letter = { ownerId: userId, disputeId: DISPUTE, round: 1 };
  await world.files.put(letterFileKey(letter, "experian"), Buffer.from("%PDF letter"));
  await world.files.put(letterFileKey(letter, "experian", "again1"), Buffer.from("%PDF second letter"));

  const proof = { userId, proofId: "01KAB00000000000000000PR00F" };
  const about = { kind: "bureau_letter", name: "Experian's answer", createdAt: "2026-04-05T10:00:00.000Z" } as const;
  await world.proofs.create({ ...proof, ...about, status: "kept", pages: 2, sizeBytes: 10, sha256: "ab" });
  await world.files.put(proofKey(proof), Buffer.from("%PDF proof"));
  return user;
}

const services = () => ({
  ...world.services,
  contracts: new ContractRepository(world.documents, world.usersTable),
  letterFiles: world.files,
  documentFiles: world.files,
  exports: { put: async () => undefined, readUrl: async () => "https://store.example" },
});
const list = async (user: UserRecord) =>
  (await listDocuments(makeRequest<"account/list-documents">({ user }), services())).documents;
const open = (user: UserRecord, id: string) =>
  openDocument(makeRequest<"account/open-document">({ user, params: { id } }), services());

test("what was signed, mailed and uploaded is one list, newest first", async () => {
  const user = await memberWithDocuments();
  expect((await list(user)).map(({ kind, at, bureau, name }) => [at.slice(0, 7), kind, bureau ?? name])).toEqual([
    ["2026-04", "proof", "Experian's answer"],
    ["2026-03", "letter", "experian"],
    ["2026-02", "letter", "experian"],
    ["2026-01", "contract", undefined],
    ["2026-01", "disclosure", undefined],
    ["2026-01", "notice-of-cancellation", undefined],
  ]);
});

test("each of the list opens as it was kept", async () => {
  const user = await memberWithDocuments();
  const texts: string[] = [];
  for (const { id } of await list(user)) {
    const reply = await open(user, id);
    if (!(reply instanceof FileReply)) throw new Error("not a file");
    texts.push(Buffer.from(reply.bytes).toString());
  }
  expect(texts).toEqual([
    "%PDF proof",
    "%PDF second letter",
    "%PDF letter",
    "%PDF contract",
    "%PDF disclosure",
    "%PDF notice-of-cancellation",
  ]);
});

test("another member's document, an unknown one and one whose file is gone are not found", async () => {
  const user = await memberWithDocuments();
  const stranger = await world.member();
  const [answer] = await list(user);
  const id = answer?.id ?? "";
  await expect(open(stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open(user, "01C.unknown")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.files.delete(contractFileKey(user.userId, "01C", "contract"));
  await expect(open(user, "01C.contract")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
