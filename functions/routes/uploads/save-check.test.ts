import { UploadCheckRepository } from "#functions/repositories/upload-checks";
import { saveCheck } from "#functions/services/reports/save-check";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { memberUploads, sampleReport } from "#functions/testing/upload-world";
import type { UploadCheck } from "#shared/api/schemas/upload";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

async function checkedUploads() {
  const uploads = await memberUploads(world);
  const checks = new UploadCheckRepository(world.documents, world.usersTable);
  const save = (id: string, body: UploadCheck) => saveCheck({ user: uploads.member, params: { id }, body }, { checks });
  return { ...uploads, save };
}

const nothing: UploadCheck = { droppedIds: [], typed: [], added: [] };

test("what was said of a read report comes with it until it is confirmed; the latest counts", async () => {
  const { read, analyze, save, confirm } = await checkedUploads();
  const { uploadId, negativeItems, check } = await read(sampleReport("equifax-1.txt"));
  const [chargeOff, late] = negativeItems.map(({ id }) => id);
  expect(check).toBeUndefined();

  await save(uploadId, { ...nothing, droppedIds: [chargeOff ?? ""] });
  const said = {
    droppedIds: [late ?? ""],
    typed: [{ itemId: chargeOff ?? "", bureau: "equifax" as const, amount: "77.", dateClosed: "" }],
    added: [],
  };
  await save(uploadId, said);
  expect((await analyze(uploadId)).check).toEqual(said);

  const report = await confirm(uploadId, [chargeOff ?? ""]);
  expect(report.negativeItems[0]?.amount).toBe(negativeItems[0]?.amount);
  expect((await analyze(uploadId)).check).toBeUndefined();
});

test("of an added item's number four signs are kept", async () => {
  const { read, analyze, save } = await checkedUploads();
  const { uploadId } = await read(sampleReport("equifax-1.txt"));
  const added = [
    { id: undefined, creditorName: "Missed", itemType: "collection" as const, status: "open" as const },
    { id: undefined, creditorName: "Numbered", status: "open" as const, accountNumber: "4417 1234 5678 9113" },
  ];
  await save(uploadId, { ...nothing, added });
  const { check } = await analyze(uploadId);
  expect(check?.added.map(({ accountNumber }) => accountNumber)).toEqual([undefined, "****9113"]);
});

test("nothing is kept of what was not read, or is another member's", async () => {
  const [mine, theirs] = [await checkedUploads(), await checkedUploads()];
  const { uploadId: unread } = await mine.create();
  await expect(mine.save(unread, nothing)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { uploadId } = await mine.read(sampleReport("equifax-1.txt"));
  await expect(theirs.save(uploadId, { ...nothing, droppedIds: ["x"] })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await mine.analyze(uploadId)).check).toBeUndefined();
});

test("more than a person types is refused, and what was kept before stays", async () => {
  const { read, analyze, save } = await checkedUploads();
  const { uploadId } = await read(sampleReport("equifax-1.txt"));
  const kept = { ...nothing, droppedIds: ["kept"] };
  await save(uploadId, kept);
  const typed = Array.from({ length: 1_600 }, (_, index) => ({
    itemId: `${index}`,
    creditorName: Array.from({ length: 120 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    ).join(""),
  }));
  await expect(save(uploadId, { ...nothing, typed })).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect((await analyze(uploadId)).check).toEqual(kept);
});
