import type { DisputeRepository } from "#functions/repositories/disputes";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { billingEnds, disputes, letters, mailOrders, memberCounts, users } from "#functions/services";
import { type EndWhenOverServices, endWhenOver } from "#functions/services/billing/end-when-over";
import { remindOfClocks } from "#functions/services/disputes/remind-of-clocks";
import { remindOfSteps } from "#functions/services/disputes/remind-of-steps";
import { type NotificationServices, notificationServices } from "#functions/services/members/notify";
import { captureFailure } from "#functions/shell/capture-failure";
import { jobHandler } from "#functions/shell/job-handler";
import { now } from "#functions/shell/now";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { DisputeStatus } from "#shared/domain/schemas";

type Services = NotificationServices &
  EndWhenOverServices & {
    disputes: Pick<DisputeRepository, "inStatus" | "getNow" | "listAll" | "saveWrite" | "transact">;
    counts: Pick<MemberCounts, "activeMembers">;
    now: () => Date;
  };

type Key = { userId: string; disputeId: string };
type Outcome = "done" | "nothing";
type Counted = Record<Outcome | "failed", number>;

const AT_ONCE = 10;
const DAY_MS = 86_400_000;
/** Reminders end after this many days. */
const WATCHED_DAYS = 180;

/**
 * Looks at every clock once a day. Bureaus: FCRA 611(a)(1), 15 U.S.C. § 1681i, a reminder 5 days before the last day to answer
 * and a notice after it. Members' own steps: a reminder of each. The post: a notice of each letter without a scan after 10 days. Members: the service ends with the contract and 7 days after a failed payment.
 * Each notice has a key and each end a condition, so that a run may stop anywhere and start again.
 *
 * @throws Error after a run in which a clock could not be looked at
 */
export async function watchClocks(_run: unknown, services: Services) {
  const answers = await watchAnswers(services);
  const members = await watchMembers(services);
  const failed = answers.failed + members.failed;
  if (failed > 0) throw new Error(`${failed} clocks could not be looked at and are tried again`);
  return { notified: answers.done, ended: members.done };
}

async function watchAnswers(services: Services): Promise<Counted> {
  const counted: Counted = { done: 0, nothing: 0, failed: 0 };
  for (const status of DisputeStatus.options) await watchStatus(status, counted, services);
  return counted;
}

async function watchStatus(status: DisputeStatus, counted: Counted, services: Services): Promise<void> {
  const at = services.now();
  const since = { from: new Date(at.getTime() - WATCHED_DAYS * DAY_MS).toISOString(), to: at.toISOString() };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.disputes.inStatus(status, since, next);
    for (let start = 0; start < page.keys.length; start += AT_ONCE) {
      const looks = page.keys.slice(start, start + AT_ONCE).map((key) => {
        return captureFailure("watch-clocks", key.disputeId, () => look(key, services));
      });
      for (const outcome of await Promise.all(looks)) counted[outcome] += 1;
    }
    next = page.next;
  } while (next);
}

async function look({ userId, disputeId }: Key, services: Services): Promise<Outcome> {
  const dispute = await services.disputes.getNow(userId, disputeId);
  if (!dispute) return "nothing";
  const isOfClocks = isActive(dispute.status) && (await remindOfClocks(dispute, services));
  const isOfSteps = await remindOfSteps(dispute, services);
  return isOfClocks || isOfSteps ? "done" : "nothing";
}

async function watchMembers(services: Services): Promise<Counted> {
  const counted: Counted = { done: 0, nothing: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.counts.activeMembers(next);
    for (let from = 0; from < page.members.length; from += AT_ONCE) {
      // Each is read alone: one record that is not understood would refuse a whole batch.
      const looks = page.members.slice(from, from + AT_ONCE).map(({ userId }) => {
        return captureFailure("watch-clocks", userId, async () =>
          (await endWhenOver(userId, services)) ? "done" : "nothing",
        );
      });
      for (const outcome of await Promise.all(looks)) counted[outcome] += 1;
    }
    next = page.next;
  } while (next);
  return counted;
}

export const handler = jobHandler("watch-clocks", watchClocks, () => ({
  ...notificationServices(),
  users: users(),
  billingEnds: billingEnds(),
  counts: memberCounts(),
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  now,
}));
