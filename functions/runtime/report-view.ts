import type { OpenItem } from "#functions/repositories/disputes";
import type { ReportRecord } from "#functions/repositories/reports";
import type { CreditReport } from "#shared/api/schemas/report";

/** A report as the contract shows it, its items marked that are in dispute. */
export function reportView({ reportId, pulledAt, ...report }: ReportRecord, openItems: OpenItem[]): CreditReport {
  const reasonsOf = new Map(openItems.map(({ negativeItemId, disputeReason }) => [negativeItemId, disputeReason]));
  return {
    ...report,
    id: reportId,
    lastUpdated: pulledAt,
    negativeItems: report.negativeItems.map((item) => {
      const reason = reasonsOf.get(item.id);
      return { ...item, isDisputed: reason !== undefined, disputeReasons: reason === undefined ? [] : partsOf(reason) };
    }),
  };
}

const partsOf = (reason: string) => reason.split(";").map((part) => part.trim());
