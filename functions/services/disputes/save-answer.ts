import { ulid } from "ulid";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { AuditRecord, HistoryRepository } from "#functions/repositories/history";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { as, type TransactItem } from "#functions/repositories/table";
import { AppError } from "#shared/api/errors";
import { removedChange } from "#shared/domain/dispute/later-report";
import { hasRemovedItem, isActive, isOpen } from "#shared/domain/dispute/life-cycle";

export type AnswerServices = {
  disputes: Pick<
    DisputeRepository,
    "saveWrite" | "claimantOf" | "reclaimWrite" | "releaseWrite" | "markRemovedWrite" | "transact"
  >;
  letters: Pick<LetterRepository, "deleteWrite">;
  counts: Pick<MemberCounts, "countWrite">;
  history: Pick<HistoryRepository, "auditWrite">;
};

type Moved = { before: DisputeRecord; after: DisputeRecord };

type Change = Moved & {
  at: string;
  /** The disputes that share the letter, where it has arrived at their bureaus too: each is at the bureaus before and after. */
  sharing?: Moved[];
  /** What is written in the same transaction. */
  alongside?: TransactItem[];
  /** The administrator who recorded the answer for the member. */
  adminId?: string;
};

/**
 * Saves what a bureau answered: with the dispute change the member's counts and the claim on the item; the administrator's change is in
 * the audit log with it.
 *
 * @throws AppError ALREADY_DISPUTED when another dispute has the item of one that is open again; CONFLICT when the dispute changed since it was read
 */
export async function saveAnswer(
  change: Change,
  { disputes, letters, counts, history }: AnswerServices,
): Promise<void> {
  const { before, after, sharing = [], alongside = [], adminId } = change;
  const active = Number(isActive(after.status)) - Number(isActive(before.status));
  const removed = removedChange(before, after);
  const claim = await claimAfter(change, disputes);
  await disputes
    .transact([
      ...[change, ...sharing].flatMap((each) => [
        disputes.saveWrite(each.after),
        ...(adminId === undefined ? [] : [history.auditWrite(auditOf(each, change.at, adminId))]),
      ]),
      ...claim,
      ...alongside,
      // A correction goes back behind a next round of which no letter has left.
      ...(after.round < before.round ? [letters.deleteWrite(before.id, before.round)] : []),
      ...(active === 0 && removed === 0 ? [] : [counts.countWrite(before.userId, { active, removed })]),
    ])
    .catch(as("CONFLICT"));
}

/** The claim on the item follows the answer; a correction leaves it to another dispute that has claimed the item since. */
async function claimAfter(
  { before, after, at }: Change,
  disputes: AnswerServices["disputes"],
): Promise<TransactItem[]> {
  // A letter beside a dispute claims nothing: the dispute does.
  if (before.partOf || (isOpen(before.status) && isOpen(after.status))) return [];
  if (!isOpen(before.status)) {
    const claimant = await disputes.claimantOf(before);
    const isOfAnother = claimant !== undefined && claimant !== before.id;
    if (isOpen(after.status)) {
      if (isOfAnother) throw new AppError("ALREADY_DISPUTED");
      return [disputes.reclaimWrite(before)];
    }
    if (isOfAnother || hasRemovedItem(after) === hasRemovedItem(before)) return [];
  }
  return [hasRemovedItem(after) ? disputes.markRemovedWrite(before, at) : disputes.releaseWrite(before)];
}

function auditOf({ before, after }: Moved, at: string, adminId: string): AuditRecord {
  const summary = ({ status, outcome }: DisputeRecord) => (isOpen(before.status) ? { status } : { status, outcome });
  return {
    id: ulid(Date.parse(at)),
    at,
    by: adminId,
    action: "dispute_changed",
    userId: before.userId,
    disputeId: before.id,
    before: summary(before),
    after: summary(after),
  };
}
