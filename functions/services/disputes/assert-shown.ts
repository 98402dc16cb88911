import type { DisputeRecord } from "#functions/repositories/dispute-item";
import { type ReportRecord, unseenOf } from "#functions/repositories/reports";
import { AppError } from "#shared/api/errors";
import type { ProcessBody } from "#shared/api/schemas/dispute";
import { notShownAt } from "#shared/domain/dispute/gone-from-report";

/**
 * Holds back letters that say of an item that a bureau reports it, where the newest report does not show it there and the member has not
 * said that it is: a screen from before that report may still offer them. A call that names no letters as displayed is not a screen's.
 *
 * @throws AppError ITEM_NOT_SHOWN
 */
export function assertShown(drafts: readonly DisputeRecord[], body: ProcessBody, record: ReportRecord): void {
  const { versions, together, stillThere = [] } = body;
  if (!(versions || together)) return;
  const items = record.negativeItems.map((item) => ({ ...item, unseenBy: unseenOf(item, record) }));
  const report = { bureaus: record.bureaus, negativeItems: items };
  const isHeld = (draft: DisputeRecord) => !stillThere.includes(draft.id) && notShownAt(draft, report).length > 0;
  if (drafts.some(isHeld)) throw new AppError("ITEM_NOT_SHOWN");
}
