import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { VisitorRepository } from "#functions/repositories/visitors";
import { billingEnds, payments, refundOrders, visitors } from "#functions/services";
import { type OwedServices, refundsOwed } from "#functions/services/billing/refunds";
import { type EraseServices, eraseMember } from "#functions/services/personal-data/erase-member";
import { erasingServices } from "#functions/services/personal-data/erasing-services";
import { captureFailure } from "#functions/shell/capture-failure";
import { jobHandler } from "#functions/shell/job-handler";
import { lastErasedOn, notKeptFrom } from "#shared/domain/retention/retention";

type Services = EraseServices &
  OwedServices & {
    visitors: Pick<VisitorRepository, "cameBefore" | "visitor">;
    billingEnds: Pick<BillingEndRepository, "order">;
    payments: Pick<PaymentRepository, "transact">;
  };

/** Visitors who are deleted side by side: most of the time of one is waiting. */
const AT_ONCE = 5;
/** Milliseconds after which no further person is started: the function ends after 300 seconds. */
const LONGEST = 200_000;

/**
 * Deletes abandoned visitors, who opened no account within 24 hours: what they typed, images, report, drafts, and last their
 * own record, so that a run which stops anywhere is taken up by the next one. What the law has us keep (a consent, a signed
 * contract) stays under the bare id until it expires; what they arranged to pay ends,
 * and what they paid goes back. More of them than one run can delete wait for the next one.
 *
 * @throws Error after a run in which something could not be deleted
 */
export async function expireOnboarding(_run: unknown, services: Services) {
  const { visitors } = services;
  const startedAt = services.now();
  const before = notKeptFrom("visitor", startedAt).toISOString();
  const hasTime = () => services.now().getTime() - startedAt.getTime() < LONGEST;
  const counted = { deleted: 0, nothing: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await visitors.cameBefore(before, next);
    for (let first = 0; first < page.userIds.length && hasTime(); first += AT_ONCE) {
      const some = page.userIds.slice(first, first + AT_ONCE);
      const outcomes = await Promise.all(
        some.map((userId) => captureFailure("expire-onboarding", userId, () => deleteVisitor(userId, services))),
      );
      for (const outcome of outcomes) counted[outcome] += 1;
    }
    next = page.next;
  } while (next && hasTime());
  const { deleted, failed } = counted;
  if (failed > 0) throw new Error(`${failed} visitors' data could not be deleted and is tried again`);
  return { deleted };
}

async function deleteVisitor(userId: string, services: Services): Promise<"deleted" | "nothing"> {
  const { visitors, billingEnds, payments } = services;
  const visitor = await visitors.visitor(userId);
  // The index may be a moment behind an account that was just opened.
  if (!visitor) return "nothing";
  // An account that was never opened is not paid for: nothing more is charged, and what was paid goes back.
  const at = services.now();
  await billingEnds.order(visitor, at.toISOString());
  const { orders } = await refundsOwed(visitor, at.toISOString(), services);
  if (orders.length > 0) await payments.transact(orders);
  await eraseMember({ userId, keptUntil: lastErasedOn(at) }, services);
  return "deleted";
}

export const handler = jobHandler("expire-onboarding", expireOnboarding, () => ({
  ...erasingServices(),
  visitors: visitors(),
  billingEnds: billingEnds(),
  payments: payments(),
  refunds: refundOrders(),
}));
