import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import { as, type TransactItem } from "#functions/repositories/table";
import { AppError } from "#shared/api/errors";
import { dayOf } from "#shared/domain/days";
import { isBack, isFollowUp } from "#shared/domain/dispute/follow-up";
import { hasRemovedItem, isDeletable } from "#shared/domain/dispute/life-cycle";
import { beforeNextRound } from "./move-dispute";

export type DeleteServices = {
  disputes: Pick<
    DisputeRepository,
    "getNow" | "saveWrite" | "deleteWrite" | "releaseWrite" | "reclaimWrite" | "markRemovedWrite" | "transact"
  >;
  letters: Pick<LetterRepository, "deleteWrite">;
};

/**
 * Deletes a draft, its letters and its claim. PDFs that were never mailed follow by the table's stream. Of later letters only the
 * draft goes: the dispute is what it was before them.
 *
 * @throws AppError NOT_A_DRAFT, LETTERS_SENT; CONFLICT when the draft changed since it was read
 */
export async function deleteDraft(draft: DisputeRecord, services: DeleteServices): Promise<void> {
  const { disputes, letters } = services;
  if (draft.partOf && isDeletable(draft)) return deleteBeside(draft, draft.partOf, services);
  if (draft.status === "draft" && isFollowUp(draft)) return deleteFollowUp(draft, services);
  if (!isDeletable(draft)) throw new AppError(draft.status === "draft" ? "LETTERS_SENT" : "NOT_A_DRAFT");

  await disputes
    .transact([disputes.deleteWrite(draft), disputes.releaseWrite(draft), letters.deleteWrite(draft.id, draft.round)])
    .catch(as("CONFLICT"));
}

async function deleteFollowUp(draft: DisputeRecord, { disputes, letters }: DeleteServices): Promise<void> {
  const before = beforeNextRound(draft);
  const claims = draft.partOf ? [] : [claimOf(before, disputes)];
  await disputes
    .transact([disputes.saveWrite(before), ...claims, letters.deleteWrite(draft.id, draft.round)])
    .catch(as("CONFLICT"));
}

/** An item that is back stays with its dispute: the letter can be written again. */
function claimOf(dispute: DisputeRecord, disputes: DeleteServices["disputes"]): TransactItem {
  const { resolvedAt, updatedAt } = dispute;
  if (isBack(dispute, dayOf(updatedAt))) return disputes.reclaimWrite(dispute);
  return hasRemovedItem(dispute)
    ? disputes.markRemovedWrite(dispute, resolvedAt ?? updatedAt)
    : disputes.releaseWrite(dispute);
}

/** A letter beside a dispute: the bureau that it was for can be written to again. */
async function deleteBeside(
  draft: DisputeRecord,
  partOf: string,
  { disputes, letters }: DeleteServices,
): Promise<void> {
  const dispute = await disputes.getNow(draft.userId, partOf);
  const entries = Object.entries(dispute?.bureaus ?? {}).map(([bureau, progress]) => {
    const { laterLetter, addedLetter } = progress;
    if (laterLetter === draft.id) return [bureau, { ...progress, laterLetter: undefined }];
    return [bureau, addedLetter === draft.id ? { ...progress, addedLetter: undefined } : progress];
  });
  const freed = dispute ? [disputes.saveWrite({ ...dispute, bureaus: Object.fromEntries(entries) })] : [];
  await disputes
    .transact([disputes.deleteWrite(draft), letters.deleteWrite(draft.id, draft.round), ...freed])
    .catch(as("CONFLICT"));
}
