import type { UserRecord } from "#functions/repositories/users";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { type DisputeWorld, startDisputeWorld } from "./dispute-world";

/** A member with one draft. Close its world. */
export async function worldWithDraft() {
  const world = await startDisputeWorld();
  const maya = await world.member();
  const [draft] = await world.drafts(maya, 1);
  if (!draft) throw new Error("no draft");
  return { world, maya, id: draft.dispute.id, draft };
}

/** A member with one dispute in a status, as after a first step on 20 November. Close its world. */
export async function worldInStatus(status: DisputeStatus) {
  const world = await startDisputeWorld();
  const isActive = status === "sent" || status === "in_review";
  const maya = await world.member({ counts: { active: isActive ? 1 : 0, removed: 0 } });
  const [draft] = await world.drafts(maya, 1);
  if (!draft) throw new Error("no draft");
  const at = "2026-11-20T17:00:00.000Z";
  const bureaus = { ...draft.dispute.bureaus, experian: { reportsItem: true, mailedAt: at } };
  const dispute = { ...draft.dispute, status, bureaus, timeline: [{ at, status, by: "mail" as const }] };
  await world.disputes.transact([world.disputes.saveWrite(dispute)]);
  return { world, maya, id: dispute.id, itemId: dispute.negativeItemId };
}

/** The dispute as the bureaus rejected it on 22 December. */
export async function rejectDispute(world: DisputeWorld, user: UserRecord, id: string) {
  const dispute = await world.disputes.getNow(user.userId, id);
  if (!dispute) throw new Error("no dispute");
  const at = "2026-12-22T15:00:00.000Z";
  const timeline = [...dispute.timeline, { at, status: "rejected" as const, by: "member" as const }];
  const rejected = { ...dispute, status: "rejected" as const, outcome: "verified" as const, timeline };
  await world.disputes.transact([world.disputes.saveWrite(rejected), world.disputes.releaseWrite(dispute)]);
}
