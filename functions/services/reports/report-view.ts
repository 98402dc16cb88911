import type { OpenItem } from "#functions/repositories/dispute-claims";
import type { ReportRecord } from "#functions/repositories/reports";
import type { CreditReport } from "#shared/api/schemas/report";

/** A report as the contract shows it, its items marked that are in dispute or were removed since. */
export function reportView(
  { reportId, pulledAt, fresh, earlier: _, ...report }: ReportRecord,
  openItems: OpenItem[],
): CreditReport {
  const claims = new Map(openItems.map((claim) => [claim.negativeItemId, claim]));
  return {
    ...report,
    id: reportId,
    lastUpdated: pulledAt,
    negativeItems: report.negativeItems.map((item) => {
      const { disputeReason, removedAt } = claims.get(item.id) ?? {};
      // A report from after the removal that still shows the item speaks for itself.
      const isRemoved = removedAt !== undefined && removedAt >= pulledAt;
      const isDisputed = disputeReason !== undefined && removedAt === undefined;
      return {
        ...item,
        isDisputed,
        ...(isRemoved && { isRemoved }),
        unseenBy: fresh?.unseenIds.includes(item.id)
          ? item.bureaus.filter((bureau) => fresh.bureaus.includes(bureau))
          : undefined,
        disputeReasons: isDisputed ? partsOf(disputeReason) : [],
      };
    }),
  };
}

const partsOf = (reason: string) => reason.split(";").map((part) => part.trim());
