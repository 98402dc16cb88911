import { BillingEndRepository } from "#functions/repositories/billing-ends";
import { DisputeRepository } from "#functions/repositories/disputes";
import { MailOrderRepository } from "#functions/repositories/mail-orders";
import { MemberCounts } from "#functions/repositories/member-counts";
import { isRefused } from "#functions/repositories/table";
import { type UserRecord, UserRepository } from "#functions/repositories/users";
import { documents } from "#functions/runtime/aws-dynamodb";
import { type EndServices, endingService, type ServiceEnd } from "#functions/runtime/end-service";
import { env } from "#functions/runtime/env";
import { jobHandler } from "#functions/runtime/job-handler";
import { now } from "#functions/runtime/now";
import { type TellServices, tell, tellServices } from "#functions/runtime/tell";
import { addDays, dayOf } from "#shared/domain/days";

type Services = TellServices &
  EndServices & {
    users: Pick<UserRepository, "get" | "getMany" | "updateItem">;
    disputes: Pick<DisputeRepository, "inReview" | "getNow" | "list" | "saving" | "transact">;
    counts: Pick<MemberCounts, "activeMembers">;
    now: () => Date;
  };

const DAY_MS = 86_400_000;
/** A reminder before the bureaus' last day. */
const SOON_DAYS = 5;
/** Nobody's answer is due so soon after the first delivery, and nobody is reminded for ever. */
const WATCHED = { from: 180, to: 20 };
/** How long a member stays active whose payment failed. */
const GRACE_DAYS = 7;

/**
 * Looks at every clock once a day. Bureaus: FCRA 611(a)(1), 15 U.S.C. § 1681i, a reminder 5 days before the last day to answer
 * and a notice after it. Members: a contract under notice ends on its day, a failed payment ends the service after 7 days.
 * Each notice has a key and each end a condition, so that a run may stop anywhere and start again.
 */
export async function watchClocks(_run: unknown, services: Services) {
  const told = await watchAnswers(services);
  const ended = await watchMembers(services);
  return { told, ended };
}

async function watchAnswers(services: Services): Promise<number> {
  const { disputes } = services;
  const at = services.now().getTime();
  const before = (days: number) => new Date(at - days * DAY_MS).toISOString();
  let told = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const page = await disputes.inReview({ from: before(WATCHED.from), to: before(WATCHED.to) }, next);
    for (const key of page.keys) if (await remind(key, services)) told += 1;
    next = page.next;
  } while (next);
  return told;
}

async function remind({ userId, disputeId }: { userId: string; disputeId: string }, services: Services) {
  const dispute = await services.disputes.getNow(userId, disputeId);
  if (dispute?.status !== "in_review" || !dispute.dueAt) return false;
  const today = dayOf(services.now());
  const dueOn = dayOf(dispute.dueAt);
  const soonOn = addDays(dueOn, -SOON_DAYS);
  const about = { userId, accountName: dispute.accountName, dueOn, once: `${disputeId}#${dispute.round}` };
  if (today > dueOn) return tell({ ...about, kind: "answer_overdue", at: startOf(addDays(dueOn, 1)) }, services);
  return today >= soonOn && tell({ ...about, kind: "answer_due_soon", at: startOf(soonOn) }, services);
}

const startOf = (day: string) => `${day}T00:00:00.000Z`;

async function watchMembers(services: Services): Promise<number> {
  let ended = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const page = await services.counts.activeMembers(next);
    const users = await services.users.getMany(page.members.map(({ userId }) => userId));
    for (const user of users) if (await endWhenOver(user, services)) ended += 1;
    next = page.next;
  } while (next);
  return ended;
}

async function endWhenOver(user: UserRecord, services: Services): Promise<boolean> {
  const end = endOf(user, services.now());
  if (!end) return false;
  try {
    await services.disputes.transact(await endingService(user, end, services));
    return true;
  } catch (error) {
    // Something of the member changed meanwhile: tomorrow's run looks again.
    if (!isRefused(error)) throw error;
    return false;
  }
}

function endOf({ subscriptionStatus, contract, paymentFailedAt }: UserRecord, at: Date): ServiceEnd | undefined {
  if (subscriptionStatus !== "active") return undefined;
  const { endsAt, cancelledAt } = contract ?? {};
  if (endsAt && !cancelledAt && endsAt <= at.toISOString()) return { at, by: "contract-end" };
  const graceUntil = paymentFailedAt ? Date.parse(paymentFailedAt) + GRACE_DAYS * DAY_MS : Number.POSITIVE_INFINITY;
  return graceUntil <= at.getTime() ? { at, by: "payments" } : undefined;
}

export const handler = jobHandler("watch-clocks", watchClocks, () => ({
  ...tellServices(),
  users: new UserRepository(documents(), env("USERS_TABLE")),
  billingEnds: new BillingEndRepository(documents(), env("USERS_TABLE")),
  counts: new MemberCounts(documents(), env("USERS_TABLE")),
  disputes: new DisputeRepository(documents(), env("DISPUTES_TABLE")),
  orders: new MailOrderRepository(documents(), env("DISPUTES_TABLE")),
  now,
}));
