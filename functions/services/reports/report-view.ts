import type { OpenItem } from "#functions/repositories/dispute-claims";
import { partPulledAt, type ReportRecord, unseenOf } from "#functions/repositories/reports";
import type { CreditReport } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";

/** A report as the contract shows it, its items marked that are in dispute or were removed since. */
export function reportView(record: ReportRecord, openItems: OpenItem[]): CreditReport {
  const { reportId, pulledAt, proven: _proven, unseen: _unseen, ownFiles: _files, ...report } = record;
  const claims = new Map(openItems.map((claim) => [claim.negativeItemId, claim]));
  return {
    ...report,
    id: reportId,
    lastUpdated: pulledAt,
    negativeItems: report.negativeItems.map((item) => {
      const { disputeReason, removedAt } = claims.get(item.id) ?? {};
      const unseenBy = unseenOf(item, record);
      // A report from after the removal that still shows the item speaks for itself.
      const isShownSince = (bureau: Bureau) =>
        removedAt !== undefined && partPulledAt(record, bureau) > removedAt && !unseenBy?.includes(bureau);
      const isRemoved = removedAt !== undefined && !item.bureaus.some(isShownSince);
      const isDisputed = disputeReason !== undefined && removedAt === undefined;
      return {
        ...item,
        isDisputed,
        ...(isRemoved && { isRemoved }),
        unseenBy,
        disputeReasons: isDisputed ? partsOf(disputeReason) : [],
      };
    }),
  };
}

const partsOf = (reason: string) => reason.split(";").map((part) => part.trim());
