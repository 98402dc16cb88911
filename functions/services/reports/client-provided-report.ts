import { ulid } from "ulid";
import type { ReportRecord } from "#functions/repositories/reports";
import type { ClientProvidedItem, SaveReportBody } from "#shared/api/schemas/report";
import { bureaus } from "#shared/domain/bureau/bureau";
import { dayOf, noonOf } from "#shared/domain/days";
import { clientProvidedItems } from "#shared/domain/report/client-provided-item";
import type { KnownItem } from "#shared/domain/report/known-items";
import { withPoint } from "#shared/domain/report/score-history";

const FIRST_REPORTS = Date.parse("1971-04-25T00:00:00Z");

/** Whether the items of a client are those of a report, all of them and no others. */
export function isCopyOf(report: ReportRecord | undefined, { reportData }: SaveReportBody): boolean {
  const negativeItems = report?.negativeItems ?? [];
  const ids = new Set(reportData.negativeItems.map(({ id }) => id));
  return ids.size > 0 && ids.size === negativeItems.length && negativeItems.every(({ id }) => ids.has(id));
}

/**
 * A report of what a client knows: their own word, never bureau data.
 *
 * @param before the latest report: its items keep their ids, and the chart goes on
 * @param gone items of disputes that it does not have: they are back under their ids
 */
export function clientProvidedReport(
  userId: string,
  { reportData, ...given }: SaveReportBody,
  { before, gone, at }: { before: ReportRecord | undefined; gone: readonly KnownItem[]; at: Date },
): ReportRecord {
  const pullDate = pullDateOf(reportData, at);
  const pulledAt = (pullDate ?? at).toISOString();
  const reportId = ulid(at.getTime());
  const scores = {
    creditScore: given.creditScore ?? null,
    experianScore: given.experianScore ?? null,
    equifaxScore: given.equifaxScore ?? null,
    transunionScore: given.transunionScore ?? null,
  };
  return {
    userId,
    reportId,
    ...scores,
    bureaus: [...new Set(reportData.bureaus)],
    createdAt: at.toISOString(),
    pulledAt,
    dataSource: "client_provided",
    dataSourceDetails: {
      source: "Provided by the member",
      realDataDelivered: false,
      description: "Saved from the member's own entries; not delivered by a credit bureau.",
    },
    isRealBureauData: false,
    isServerPulled: false,
    // The day on which it was typed in is not the report's.
    ...(pullDate ? {} : { ownFiles: bureaus.map((bureau) => ({ uploadId: reportId, bureau, at: pulledAt })) }),
    history: withPoint(before?.history, { date: dayOf(pulledAt), ...scores }),
    negativeItems: clientProvidedItems(claimsOf(reportData), before?.negativeItems ?? [], at, gone),
  };
}

/** An item that does not say who reports it is reported by the bureaus of its report. */
function claimsOf({ negativeItems, bureaus }: SaveReportBody["reportData"]): ClientProvidedItem[] {
  return negativeItems.map((item) => (item.bureaus?.length ? item : { ...item, bureaus }));
}

/** The day that a client names, unless it lies ahead or before the law on reports (1971): nothing was pulled then. */
function pullDateOf({ pullDate = "" }: SaveReportBody["reportData"], at: Date): Date | undefined {
  const time = Date.parse(pullDate);
  if (!(time >= FIRST_REPORTS && time <= at.getTime())) return undefined;
  // A day without a time of day is read as midnight in UTC, which is still the day before where its member lives.
  return isMidnight(time) ? earlierOf(noonOf(dayOf(new Date(time))), at) : new Date(time);
}

const earlierOf = (one: Date, other: Date) => (one < other ? one : other);
const isMidnight = (time: number) => new Date(time).toISOString().endsWith("T00:00:00.000Z");
