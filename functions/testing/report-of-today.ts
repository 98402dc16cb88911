import { ulid } from "ulid";
import { summaryOf } from "#functions/repositories/reports";
import type { UserRecord } from "#functions/repositories/users";
import type { DisputeWorld } from "./dispute-world";

/** The member with a report of today, which shows the same items as the one before. */
export async function withReportOfToday(world: DisputeWorld, user: UserRecord) {
  const report = await world.reports.get(user.userId, user.latestReport?.reportId ?? "");
  if (!report) throw new Error("no report");
  const later = { ...report, reportId: ulid(world.now().getTime()), pulledAt: world.now().toISOString() };
  await world.reports.create(later);
  return world.users.update(user.userId, { latestReport: summaryOf(later) });
}
