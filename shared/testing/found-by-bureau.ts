import { negativeItemsOf } from "#shared/domain/report/merge";
import { analyzeReport } from "#shared/domain/report/upload/analyze";
import type { TextLine } from "#shared/domain/report/upload/lines/text-line";

const today = "2026-11-20";

/** The negative items of a report's lines, each with the amount at each bureau: "late_payment | HARBOR LANE BANK | eq 9355". */
export function foundByBureau(lines: readonly TextLine[]): string[] {
  let made = 0;
  const items = negativeItemsOf(analyzeReport(lines, today)?.files ?? [], { ids: () => `item-${++made}`, today });
  return items.map(({ itemType, creditorName, bureauViews = [] }) => {
    const views = bureauViews.map(({ bureau, amount }) => `${bureau.slice(0, 2)} ${amount ?? "unknown"}`);
    return [itemType, creditorName, ...views.sort()].join(" | ");
  });
}
