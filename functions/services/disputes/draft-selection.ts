import type { UserRecord } from "#functions/repositories/user-record";
import { AppError } from "#shared/api/errors";
import type { PaymentCompletedBody } from "#shared/api/schemas/subscription";
import { homeDay } from "#shared/domain/contract/state-rules";
import { viewsOf } from "#shared/domain/dispute/statements";
import { assertPossible, statementOf } from "./dispute-statement";
import { type DraftRequest, type DraftServices, draftDisputes } from "./draft-disputes";

type Selection = Pick<PaymentCompletedBody, "selectedItems" | "selectedDisputeReasons" | "additionalDetails">;

/**
 * Drafts a dispute for each selected item of the latest report. Items whose dispute is open already are left out.
 *
 * @returns how many were drafted
 * @throws AppError NOT_FOUND for an item that is not in the report, VALIDATION_FAILED for a reason that says nothing or that the
 *   report disproves: nothing is drafted then
 */
export async function draftSelection(user: UserRecord, selection: Selection, services: DraftServices): Promise<number> {
  // Maps, for a client may call an item "constructor", which every object has.
  const reasons = new Map(Object.entries(selection.selectedDisputeReasons));
  const ownWords = new Map(Object.entries(selection.additionalDetails ?? {}));
  const selected = [...new Set(selection.selectedItems)].map((id) =>
    newDisputeOf(id, reasons.get(id) ?? [], ownWords.get(id)),
  );
  if (selected.length === 0) return 0;
  const report = user.latestReport && (await services.reports.get(user.userId, user.latestReport.reportId));
  for (const dispute of selected) {
    const statement = statementOf(dispute, dispute);
    const item = report?.negativeItems.find(({ id }) => id === dispute.negativeItemId);
    if (!item) throw new AppError("NOT_FOUND");
    const today = homeDay(user.address?.state, services.now());
    assertPossible(statement, viewsOf(item), { today, birthYear: user.birthYear });
  }

  const once = { ...services, reports: { get: async () => report } };
  const created = await Promise.all(selected.map((dispute) => draftUnlessOpen(user, dispute, once)));
  return created.filter(Boolean).length;
}

function newDisputeOf(negativeItemId: string, reasons: string[], additionalDetails: string | undefined): DraftRequest {
  const disputeReason = reasons.length > 0 ? reasons.join("; ") : "other";
  return { negativeItemId, disputeReason, additionalDetails, mayAskOnly: true };
}

async function draftUnlessOpen(user: UserRecord, dispute: DraftRequest, services: DraftServices): Promise<boolean> {
  try {
    await draftDisputes(user, [dispute], services);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "ALREADY_DISPUTED") return false;
    throw error;
  }
}
