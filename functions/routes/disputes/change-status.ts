import { ulid } from "ulid";
import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { AuditRecord, HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { as, type TransactItem } from "#functions/repositories/table";
import { disputes, history, letters, memberCounts } from "#functions/services";
import { corrected, moved } from "#functions/services/disputes/move-dispute";
import { askerOf } from "#functions/shell/admin-rights";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureaus } from "#shared/domain/bureau/bureau";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { fits, isActive, isOpen, isRemoved } from "#shared/domain/dispute/life-cycle";

type Request = Pick<RequestOf<"disputes/change-status">, "user" | "session" | "params" | "body">;
type Services = {
  disputes: Pick<DisputeRepository, "getFor" | "saving" | "claimantOf" | "releasing" | "removing" | "transact">;
  letters: Pick<LetterRepository, "deleting">;
  counts: Pick<MemberCounts, "counting">;
  history: Pick<HistoryRepository, "auditing">;
  now: () => Date;
};

const recordable: readonly DisputeStatus[] = ["in_review", "resolved", "rejected"];

/**
 * A member, or an administrator for them, records what a bureau answered, or within 30 days corrects what was recorded; the
 * administrator with an entry in the audit log.
 */
export async function changeStatus({ user, session, params, body }: Request, services: Services): Promise<Dispute> {
  const { disputes, letters, counts, history } = services;
  const dispute = await disputes.getFor(askerOf({ user, session }), params.id);
  const at = services.now().toISOString();
  const by = dispute.userId === user.userId ? "member" : "admin";
  // Submitting is a call of its own: it spends the allowance and places the mail order.
  if (!recordable.includes(body.status)) throw new AppError("INVALID_TRANSITION");
  const { correction, ...answer } = body;
  const move = { ...answer, at, by } as const;
  const after = correction ? corrected(dispute, move) : received(moved(dispute, move), at);
  if (body.outcome && !fits(body.status, body.outcome)) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { outcome: ["Invalid format"] } });
  }

  const active = Number(isActive(after.status)) - Number(isActive(dispute.status));
  const removed = Number(isGone(after)) - Number(isGone(dispute));
  const claim = await claimAfter({ before: dispute, after, at }, disputes);
  await disputes
    .transact([
      disputes.saving(after),
      ...claim,
      // A correction goes back behind a next round of which no letter has left.
      ...(after.round < dispute.round ? [letters.deleting(dispute.id, dispute.round)] : []),
      ...(active === 0 && removed === 0 ? [] : [counts.counting(dispute.userId, { active, removed })]),
      ...(by === "admin" ? [history.auditing(auditOf(user.userId, dispute, after, at))] : []),
    ])
    .catch(as("CONFLICT"));
  return asRead(after);
}

const isGone = ({ status, outcome }: DisputeRecord) => status === "resolved" && isRemoved(outcome);

type Change = { before: DisputeRecord; after: DisputeRecord; at: string };

/** The claim on the item follows the answer; a correction leaves it to another dispute that has claimed the item since. */
async function claimAfter({ before, after, at }: Change, disputes: Services["disputes"]): Promise<TransactItem[]> {
  if (isOpen(after.status)) return [];
  if (!isOpen(before.status)) {
    const claimant = await disputes.claimantOf(before);
    const isOfAnother = claimant !== undefined && claimant !== before.id;
    if (isOfAnother || isGone(after) === isGone(before)) return [];
  }
  return [isGone(after) ? disputes.removing(before, at) : disputes.releasing(before)];
}

function auditOf(adminId: string, before: DisputeRecord, after: DisputeRecord, at: string): AuditRecord {
  const standing = ({ status, outcome }: DisputeRecord) => (isOpen(before.status) ? { status } : { status, outcome });
  return {
    id: ulid(Date.parse(at)),
    at,
    by: adminId,
    action: "dispute_changed",
    userId: before.userId,
    disputeId: before.id,
    before: standing(before),
    after: standing(after),
  };
}

/** Whoever says that the bureaus have it, without the post's proof, is believed until it comes: their clocks start with that day. */
function received(dispute: DisputeRecord, at: string): DisputeRecord {
  if (dispute.status !== "in_review") return dispute;
  const progress = bureaus.flatMap((bureau) => {
    const seen = dispute.bureaus[bureau];
    const isOut = seen?.reportsItem && !seen.deliveredAt && !seen.returnedAt && !seen.heldBackAt;
    return seen ? [[bureau, isOut ? { ...seen, deliveredAt: at } : seen] as const] : [];
  });
  return { ...dispute, bureaus: Object.fromEntries(progress) };
}

export const handler = apiHandler("disputes/change-status", changeStatus, () => ({
  disputes: disputes(),
  letters: letters(),
  counts: memberCounts(),
  history: history(),
  now,
}));
