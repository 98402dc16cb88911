import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/user-record";
import { logFault } from "#functions/shell/log";
import { type CompareServices, compareOne } from "./compare-with-report";

type Saved = { user: Pick<UserRecord, "latestReport">; dispute: DisputeRecord; route: string };

/**
 * What the member's latest report says of a dispute that was just saved, so that the answer to the call says it too. Should this
 * fail, it is logged: the dispute is compared again with the next report, or as its change is followed.
 */
export async function withLatestReport(
  { user, dispute: { userId, id }, route }: Saved,
  services: CompareServices,
): Promise<DisputeRecord | undefined> {
  const reportId = user.latestReport?.reportId;
  if (reportId === undefined) return undefined;
  const compare = async () => {
    const saved = await services.disputes.getNow(userId, id);
    const compared = saved && (await compareOne(saved, reportId, services));
    // Where the change was followed first, the stored dispute says already what the report says.
    return compared ?? services.disputes.getNow(userId, id);
  };
  return (await compare().catch(logFault({ route, subjectId: id }))) ?? undefined;
}
