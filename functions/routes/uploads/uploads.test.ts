import { ulid } from "ulid";
import { incomingReportKey } from "#functions/repositories/uploads";
import { countUnits } from "#functions/testing/count-units";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { makeUserRecord } from "#functions/testing/make-user-record";
import { memberUploads, sampleReport } from "#functions/testing/upload-world";
import { MOST_REPORT_FILE_BYTES } from "#shared/domain/document/report-file";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
});
afterAll(() => world.close());

test("with an Idempotency-Key, a file is announced once, and no other one with the same key (2.3.4)", async () => {
  const { waiting, createOnce } = await memberUploads(world);
  const [first, again, other] = [await createOnce(1_000), await createOnce(1_000), await createOnce(2_000)];

  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect([other.statusCode, other.body]).toEqual([409, expect.stringContaining("IDEMPOTENCY_KEY_REUSED")]);
  expect(await waiting()).toBe(1);
});

test("nothing that arrived cannot be read, and may still come", async () => {
  const { forms, member, create, analyze } = await memberUploads(world);
  const { uploadId } = await create();
  await expect(analyze(uploadId)).rejects.toMatchObject({ code: "NOTHING_UPLOADED" });

  forms.upload(incomingReportKey({ userId: member.userId, uploadId }), Buffer.from(sampleReport("equifax-2.txt")));
  await expect(analyze(uploadId)).resolves.toMatchObject({ bureausFound: ["equifax"] });
});

test("another member's upload and one that never was are not found alike", async () => {
  const [mine, theirs] = [await memberUploads(world), await memberUploads(world)];
  const id = await theirs.send(sampleReport("equifax-1.txt"));
  await expect(mine.analyze(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(mine.analyze(ulid())).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("exactly 5 MB may be announced, and twenty files a day", async () => {
  const { create } = await memberUploads(world);
  await expect(create("application/pdf", MOST_REPORT_FILE_BYTES + 1)).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  for (let number = 0; number < 20; number += 1) await create("application/pdf", MOST_REPORT_FILE_BYTES);
  await expect(create()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("twenty files may wait to be read, also over midnight", async () => {
  const { create } = await memberUploads(world);
  const start = world.clock.at;
  for (let number = 0; number < 20; number += 1) await create();
  world.clock.at = new Date(start.getTime() + 10 * 3_600_000);
  await expect(create()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  world.clock.at = new Date(start.getTime() + 25 * 3_600_000);
  await expect(create()).resolves.toMatchObject({ upload: expect.anything() });
  world.clock.at = start;
});

test("an upload costs half a unit to read and 3 to write (the record, and a count by member and by address), its analysis at most 5 and 20", async () => {
  const { create, analyze, send } = await memberUploads(world);
  const units = countUnits(world.documents);
  await create();
  expect(units.read).toBeLessThanOrEqual(0.5);
  expect(units.write).toBeLessThanOrEqual(3);

  const id = await send(sampleReport("equifax-1.txt"));
  const before = { ...units };
  await analyze(id);
  expect(units.read - before.read).toBeLessThanOrEqual(5);
  expect(units.write - before.write).toBeLessThanOrEqual(20);
});

test("a bureau's letter about a dispute is recognized as one, each time, and becomes no report", async () => {
  const { send, ask, waiting, latest } = await memberUploads(world);
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

test("a letter to another person is sure of nothing", async () => {
  const user = await world.users.put(makeUserRecord({ userId: ulid(), firstName: "Maya", lastName: "Lopez" }));
  const { send, ask } = await memberUploads(world, user);
  const letterTo = (name: string) => `Experian
Dispute Results
Dear ${name},
NORTHLAKE CARD SERVICES 441712XXXXXX
Outcome: Deleted`;
  const own = await ask(await send(letterTo("Maya Lopez")));
  expect(own).toMatchObject({ outcomes: [{ confidence: "high" }] });
  expect(own).not.toHaveProperty("isForAnother");
  const other = await send(letterTo("Daniel Okafor"));
  const answer = { addressee: "Daniel Okafor", isForAnother: true, outcomes: [{ confidence: "low" }] };
  expect(await ask(other)).toMatchObject(answer);
  expect(await ask(other)).toMatchObject(answer);
});

test("the name that a report is for goes to the one who uploaded it, each time they ask", async () => {
  const { send, ask } = await memberUploads(world);
  const id = await send(sampleReport("experian-1.txt"));
  for (const answer of [await ask(id), await ask(id)])
    expect(answer).toMatchObject({ consumerNames: ["ROSA DELGADO"] });
});
