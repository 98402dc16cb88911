import { partPulledAt, type ReportRecord } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { homeDay } from "#shared/domain/contract/state-rules";
import type { ReportIdentity } from "#shared/domain/report/report-identity";

/**
 * By what each bureau's letter about an item names the report in which that bureau shows it. Of a member's own file that is what the
 * file carries: the day on which it came is not its day. Of others it is the day of the pull, where their reader lives.
 */
export function reportsNamed(
  user: UserRecord,
  report: ReportRecord,
  item: NegativeItem,
): Record<Bureau, ReportIdentity> {
  const at = (bureau: Bureau): ReportIdentity => {
    const partAt = partPulledAt(report, bureau);
    const view = item.bureauViews?.find((each) => each.bureau === bureau);
    const files = (report.ownFiles ?? []).filter((file) => file.bureau === bureau);
    const latest = files.find((file) => file.at === partAt);
    // An item without a place in any file was added by the member, from a file of their own.
    const added = item.bureauViews ? undefined : files.at(-1);
    const file = view ? files.find(({ uploadId }) => uploadId === view.uploadId) : (latest ?? added);
    if (file) return { on: file.on, number: file.number };
    // An item that the newest file does not show is from a report that is not known any more.
    return view && latest ? {} : { on: homeDay(user.address?.state, partAt) };
  };
  return { experian: at("experian"), equifax: at("equifax"), transunion: at("transunion") };
}
