import { makeRequest } from "#functions/testing/make-request";
import { worldInStatus } from "#functions/testing/one-dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { changeStatus } from "./change-status";
import { createDispute } from "./create-dispute";
import { recordAnswer } from "./record-answer";
import { undoAnswer } from "./undo-answer";

async function answering() {
  const { world, maya, id, itemId } = await worldInStatus("sent");
  world.clock.at = new Date("2026-12-10T12:00:00Z");
  const record = (bureau: Bureau, outcome: DisputeOutcome) => {
    const body = { bureau, outcome, answeredOn: "2026-12-08" };
    return recordAnswer(makeRequest<"disputes/record-answer">({ user: maya, params: { id }, body }), world.services);
  };
  const undo = (bureau?: Bureau) =>
    undoAnswer(makeRequest<"disputes/undo-answer">({ user: maya, params: { id }, body: { bureau } }), world.services);
  const disputeAgain = () => {
    const body = { negativeItemId: itemId, disputeReason: "not_mine" };
    return createDispute(makeRequest<"disputes/create-dispute">({ user: maya, body }), world.services);
  };
  const known = await world.disputes.getNow(maya.userId, id);
  const written = (["experian", "equifax", "transunion"] as const).filter((each) => known?.bureaus[each]?.reportsItem);
  const active = async () => (await world.users.get(maya.userId))?.counts.active;
  return { world, maya, id, record, undo, disputeAgain, written, active };
}

test("an answer that was recorded by mistake is taken back while other bureaus are asked, and stays in the history", async () => {
  const { world, record, undo } = await answering();
  await record("experian", "deleted");
  const { status, bureaus } = await undo("experian");
  await world.close();
  expect(status).toBe("in_review");
  expect(bureaus.experian?.answer).toBeUndefined();
  expect(bureaus.experian?.earlierAnswers).toMatchObject([{ outcome: "deleted" }]);
});

test("a dispute waits again when its last answer is taken back: it is active, has its item and can be answered", async () => {
  const { world, record, undo, disputeAgain, written, active } = await answering();
  for (const bureau of written) await record(bureau, "verified");
  const answered = await active();
  const after = await undo(written.at(-1));
  const counted = await active();
  await expect(disputeAgain()).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
  const again = await record(written.at(-1) ?? "experian", "deleted");
  await world.close();
  expect(after).toMatchObject({ status: "in_review" });
  expect([after.outcome, after.resolvedAt]).toEqual([undefined, undefined]);
  expect(after.timeline.slice(-2)).toMatchObject([
    { status: "rejected", outcome: "verified" },
    { status: "in_review", by: "member", corrects: true },
  ]);
  expect([answered, counted]).toEqual([0, 1]);
  expect(again.status).toBe("rejected");
});

test("an answer of the whole dispute is taken back as a whole", async () => {
  const { world, maya, id, undo } = await answering();
  const body = { status: "rejected", outcome: "verified" } as const;
  await changeStatus(makeRequest<"disputes/change-status">({ user: maya, params: { id }, body }), world.services);
  await expect(undo("experian")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  const after = await undo();
  await world.close();
  expect(after).toMatchObject({ status: "in_review" });
});

test("nothing is taken back where nothing was recorded, after 30 days, or once another dispute has the item", async () => {
  const { world, record, undo, disputeAgain, written } = await answering();
  await expect(undo("experian")).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await expect(undo()).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  for (const bureau of written) await record(bureau, "verified");
  await disputeAgain();
  await expect(undo(written[0])).rejects.toMatchObject({ code: "ALREADY_DISPUTED" });
  world.clock.at = new Date("2027-01-10T12:00:00Z");
  await expect(undo(written[0])).rejects.toMatchObject({ code: "INVALID_TRANSITION" });
  await world.close();
});
