import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { worldWithDraft } from "./one-dispute";
import { submitDisputes } from "./submitted-disputes";

export const MAILED = "2026-11-27T17:00:00.000Z";
const ANSWERED = "2027-01-08T15:00:00.000Z";

/** A dispute that each bureau has answered in its own way; its letters were mailed with a tracking number. */
export async function answered(outcomes: Record<Bureau, DisputeOutcome>, status: "rejected" | "resolved" = "rejected") {
  const { world, maya, id } = await worldWithDraft();
  await submitDisputes(world, maya, [id]);
  const before = await world.disputes.getNow(maya.userId, id);
  if (!before) throw new Error("no dispute");
  const progress = bureaus.map((bureau) => {
    const outcome = outcomes[bureau];
    const answeredOn = outcome === "no_response" ? undefined : "2027-01-05";
    const answer = { outcome, recordedAt: ANSWERED, answeredOn };
    return [bureau, { reportsItem: true, mailedAt: MAILED, deliveredAt: "2026-12-01T15:00:00.000Z", answer }];
  });
  const timeline = [...before.timeline, { at: ANSWERED, status, by: "member" as const }];
  const outcome = status === "resolved" ? "deleted" : "verified";
  const after: DisputeRecord = { ...before, status, outcome, timeline, bureaus: Object.fromEntries(progress) };
  await world.disputes.transact([world.disputes.saveWrite(after), world.disputes.releaseWrite(before)]);
  const of = { userId: maya.userId, disputeId: id, round: 1 };
  for (const bureau of bureaus) {
    const letter = { providerLetterId: bureau, mailedAt: MAILED, trackingNumber: `9400 ${bureau}` };
    await world.orders.recordMailed(of, bureau, letter);
  }
  world.clock.at = new Date("2027-01-11T17:00:00.000Z");
  const user = await world.users.get(maya.userId);
  if (!user) throw new Error("no member");
  return { world, user, id };
}

/** A dispute that two bureaus have answered and the third, TransUnion, still investigates. */
export async function underInvestigation() {
  const { world, user, id } = await answered({ experian: "deleted", equifax: "verified", transunion: "no_response" });
  const whole = await world.disputes.getNow(user.userId, id);
  if (!whole) throw new Error("no dispute");
  const transunion = { reportsItem: true, mailedAt: MAILED, deliveredAt: "2027-01-05T15:00:00.000Z" };
  const timeline = [...whole.timeline.slice(0, -1), { at: MAILED, status: "in_review" as const, by: "mail" as const }];
  const open = { ...whole, status: "in_review" as const, timeline, bureaus: { ...whole.bureaus, transunion } };
  await world.disputes.transact([world.disputes.saveWrite(open), world.disputes.reclaimWrite(open)]);
  return { world, user, id, open };
}
