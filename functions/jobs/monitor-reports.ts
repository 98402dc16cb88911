import { MemberCounts } from "#functions/repositories/member-counts";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { documents } from "#functions/runtime/aws-dynamodb";
import { env } from "#functions/runtime/env";
import { type JobRun, jobHandler } from "#functions/runtime/job-handler";
import { faultOf, log } from "#functions/runtime/log";
import { isMonitored } from "#shared/domain/report/monitoring";
import { type LookResult, type LookServices, lookAtReport, lookServices } from "./look-at-report";

export type MonitorServices = LookServices & {
  users: Pick<UserRepository, "getMany">;
  counts: Pick<MemberCounts, "activeMembers">;
};

const AT_ONCE = 10;
/** Well before the function's own time limit: whom this run does not reach, the next one does. */
const LONGEST_RUN_MS = 200_000;

/**
 * Looks at the report of each active monthly and premium member once a calendar month, by a soft pull on the consent that
 * covers it. Each step is kept before the next one, so that a run may stop anywhere: the next one goes on from there and
 * neither asks, drafts nor tells twice.
 *
 * @throws Error after a run in which something failed that is not a bureau's silence
 */
export async function monitorReports({ requestId }: Pick<JobRun<unknown>, "requestId">, services: MonitorServices) {
  const endAt = Date.now() + LONGEST_RUN_MS;
  const counted: Partial<Record<LookResult | "failed", number>> = {};
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.counts.activeMembers(next);
    const monitored = page.members.filter(({ subscriptionTier }) => isMonitored(subscriptionTier));
    const users = await services.users.getMany(monitored.map(({ userId }) => userId));
    for (let from = 0; from < users.length && Date.now() < endAt; from += AT_ONCE) {
      const looks = users.slice(from, from + AT_ONCE).map((user) => lookOrNote(user, requestId, services));
      for (const result of await Promise.all(looks)) counted[result] = (counted[result] ?? 0) + 1;
    }
    next = page.next;
  } while (next && Date.now() < endAt);
  if (counted.failed) throw new Error(`${counted.failed} reports could not be looked at`);
  return counted;
}

/** One member's fault does not keep the others waiting. */
async function lookOrNote(user: UserRecord, requestId: string, services: MonitorServices) {
  return lookAtReport(user, services).catch((error: unknown) => {
    log({ event: "fault", job: "monitor-reports", requestId, subjectId: user.userId, fault: faultOf(error) });
    return "failed" as const;
  });
}

export const handler = jobHandler("monitor-reports", monitorReports, () => ({
  ...lookServices(),
  users: new UserRepository(documents(), env("USERS_TABLE")),
  counts: new MemberCounts(documents(), env("USERS_TABLE")),
}));
