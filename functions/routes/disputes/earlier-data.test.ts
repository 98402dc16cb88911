import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { packJson } from "#functions/repositories/table";
import { attachProofs } from "#functions/routes/evidence/attach-proofs";
import { FileReply } from "#functions/shell/reply";
import { type DisputeWorld, startDisputeWorld } from "#functions/testing/dispute-world";
import { lettersOf, readDispute, writeFollowUp } from "#functions/testing/letter-calls";
import { makeLetterFacts } from "#functions/testing/letter-facts";
import { makeRequest } from "#functions/testing/make-request";
import { stepsOf } from "#functions/testing/many-days";
import { bureaus } from "#shared/domain/bureau/bureau";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { downloadLetter } from "./download-letter";
import { recordAnswer } from "./record-answer";

let world: DisputeWorld;
beforeAll(async () => {
  world = await startDisputeWorld();
  world.clock.at = new Date("2026-12-28T15:00:00.000Z");
});
afterAll(() => world.close());

const ms = (day: string) => Date.parse(`${day}T15:00:00.000Z`);
const way: [number, DisputeStatus, string][] = [
  [ms("2026-11-20"), "draft", "member"],
  [ms("2026-11-20"), "submitted", "member"],
  [ms("2026-11-27"), "sent", "mail"],
  [ms("2026-12-01"), "in_review", "mail"],
  [ms("2026-12-22"), "rejected", "member"],
];

/** A dispute and its letters as they were stored before disputes had facts, exhibits, and an answer of each bureau. */
async function stored(status: DisputeStatus) {
  const user = await world.member({ userId: ulid() });
  const timeline = way.slice(0, way.findIndex(([, to]) => to === status) + 1);
  const isMailed = timeline.length > 2;
  const disputeId = ulid();
  const left = { ...(isMailed && { m: ms("2026-11-27") }), ...(timeline.length > 3 && { d: ms("2026-12-01") }) };
  const item = {
    userId: user.userId,
    disputeId,
    listing: "dispute",
    negativeItemId: "01KAB000000000000000000TEM",
    accountName: "Northgate Recovery",
    accountNumber: "****4821",
    disputeReason: "Account not mine",
    status,
    statusAt: new Date(timeline.at(-1)?.[0] ?? 0).toISOString(),
    round: 1,
    version: timeline.length,
    createdAt: "2026-11-20T15:00:00.000Z",
    updatedAt: "2026-12-22T15:00:00.000Z",
    ...(status === "rejected" && { outcome: "verified" }),
    bureaus: { experian: left, equifax: left },
    timeline,
  };
  const facts = Object.fromEntries(
    bureaus.map((bureau) => {
      const own = makeLetterFacts({ bureau });
      return [bureau, { ...own, item: { ...own.item, isReported: bureau !== "transunion" } }];
    }),
  );
  const letters = {
    userId: `LETTERS#${disputeId}`,
    disputeId: "01",
    ownerId: user.userId,
    generatedAt: "2026-11-20T15:00:00.000Z",
    payload: packJson(facts),
  };
  for (const Item of [item, letters]) {
    await world.documents.send(new PutCommand({ TableName: world.disputesTable, Item }));
  }
  return { user, id: disputeId };
}

test.each(["draft", "in_review", "rejected"] as const)(
  "a dispute that was stored before, %s, opens with its letters and has one next step at each bureau",
  async (status) => {
    const { user, id } = await stored(status);
    const detail = await readDispute(world, user, id);
    expect(lettersOf(detail).equifax).toContain("This account does not belong to me.");
    expect(detail).toMatchObject({ status, statedFacts: undefined, exhibits: undefined });
    const record = await world.disputes.getNow(user.userId, id);
    const steps = record && stepsOf(record, "2026-12-28");
    expect(steps?.map(({ bureau }) => bureau)).toEqual(["experian", "equifax"]);
    const params = { id, bureau: "equifax" as const };
    const file = await downloadLetter(makeRequest<"disputes/download-letter">({ user, params }), world.services);
    expect(file).toBeInstanceOf(FileReply);
  },
);

test("a draft that was stored before takes exhibits", async () => {
  const { user, id } = await stored("draft");
  const kept = { userId: user.userId, name: "Mine", createdAt: "2026-12-01T12:00:00.000Z", status: "kept" } as const;
  const proofId = "01KAB0000000000000000000R1";
  await world.proofs.create({ ...kept, proofId, kind: "statement", pages: 1, sizeBytes: 900, sha256: "s" });
  const body = { proofIds: [proofId] };
  const attach = makeRequest<"evidence/attach-proofs">({ user, params: { id }, body });
  expect(lettersOf(await attachProofs(attach, world.services)).equifax).toContain("Exhibit A");
});

test("a dispute under way that was stored before takes the answer of one bureau", async () => {
  const { user, id } = await stored("in_review");
  const body = { bureau: "experian", outcome: "deleted", answeredOn: "2026-12-20" } as const;
  const answered = await recordAnswer(
    makeRequest<"disputes/record-answer">({ user, params: { id }, body }),
    world.services,
  );
  expect(answered).toMatchObject({ status: "in_review", bureaus: { experian: { answer: { outcome: "deleted" } } } });
});

test("an answer that was stored before for the dispute as a whole has its later letters", async () => {
  const { user, id } = await stored("rejected");
  const draft = await writeFollowUp(world, user, id, { bureau: "equifax", kind: "procedure_request" });
  expect(lettersOf(draft).equifax).toContain("15 days from receiving this letter");
});
