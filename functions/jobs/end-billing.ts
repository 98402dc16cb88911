import { type BillingProvider, RefundRefused } from "#functions/providers/payment/payment";
import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import type { PaymentRepository } from "#functions/repositories/payments";
import type { RefundOrder, RefundOrderRepository } from "#functions/repositories/refund-orders";
import { billing, billingEnds, payments, refundOrders } from "#functions/services";
import { refundEntry } from "#functions/services/billing/ledger";
import { jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";
import { now } from "#functions/shell/now";

type Services = {
  ends: Pick<BillingEndRepository, "list" | "done">;
  refunds: Pick<RefundOrderRepository, "unbundle" | "list" | "doneWrite" | "refuse">;
  payments: Pick<PaymentRepository, "addWrite" | "refundWrite" | "hasRefund" | "transact">;
  billing: BillingProvider;
  now: () => Date;
};

type Page<O> = { orders: O[]; next?: Record<string, unknown> };

/**
 * Asks the payment provider not to charge members whose contract or service has ended, and to refund what is owed. An order goes when the
 * provider has done it: whatever fails is tried again by the next run, and doing it twice changes nothing. What the provider
 * refuses for good waits for an administrator.
 *
 * @throws Error after a run in which the provider failed
 */
export async function endBilling(_run: unknown, services: Services) {
  const { ends, refunds, billing } = services;
  const ended = await each(
    (start) => ends.list(start),
    async (order) => {
      await billing.endSubscriptions(order.customerId, new Date(order.endsAt));
      await ends.done(order);
      return "done";
    },
  );
  await refunds.unbundle();
  const refunded = await each(
    (start) => refunds.list(start),
    (order) => refund(order, services),
  );
  const failed = ended.failed + refunded.failed;
  if (failed > 0) throw new Error(`The billing of ${failed} members did not end and is tried again`);
  return { ended: ended.done, refunded: refunded.done, refused: refunded.refused };
}

type Outcome = "done" | "refused" | "failed";

/** Carries out each order on its own: one that fails keeps none of the others back. */
async function each<O>(
  list: (start?: Record<string, unknown>) => Promise<Page<O>>,
  carryOut: (order: O) => Promise<Outcome>,
) {
  const report = { done: 0, refused: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await list(next);
    for (const order of page.orders) {
      try {
        report[await carryOut(order)] += 1;
      } catch (error) {
        log({ event: "fault", job: "end-billing", fault: faultOf(error) });
        report.failed += 1;
      }
    }
    next = page.next;
  } while (next);
  return report;
}

/** The entry in the ledger and the end of the order are one write: a crash before it repeats the same refund, which the provider makes once. */
async function refund(order: RefundOrder, { refunds, payments, billing, now }: Services): Promise<Outcome> {
  if (order.refusedFor !== undefined) return "refused";
  try {
    const made = await billing.refund({ ...order, key: order.id });
    // The provider's event may have come first.
    const isNew = made !== undefined && !(await payments.hasRefund(made));
    const noted = isNew ? [payments.refundWrite(made, now()), payments.addWrite(refundEntry(order, made, now()))] : [];
    await payments.transact([refunds.doneWrite(order), ...noted]);
    return "done";
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    await refunds.refuse(order, error.reason);
    log({ event: "refund_refused", outcome: "refused", subjectId: order.ownerId });
    return "refused";
  }
}

export const handler = jobHandler("end-billing", endBilling, () => ({
  ends: billingEnds(),
  refunds: refundOrders(),
  payments: payments(),
  billing: billing(),
  now,
}));
