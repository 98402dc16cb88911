import type { BillingProvider } from "#functions/providers/payment/payment";
import type { BillingEndRepository } from "#functions/repositories/billing-ends";
import { billing, billingEnds } from "#functions/services";
import { jobHandler } from "#functions/shell/job-handler";
import { faultOf, log } from "#functions/shell/log";

type Services = { ends: Pick<BillingEndRepository, "list" | "done">; billing: BillingProvider };

/**
 * Tells the payment provider to charge nobody whose contract or service has ended. An order goes when the provider has done it:
 * whatever fails is tried again by the next run, and doing it twice changes nothing.
 *
 * @throws Error after a run in which the provider failed
 */
export async function endBilling(_run: unknown, { ends, billing }: Services) {
  const report = { ended: 0, failed: 0 };
  let next: Record<string, unknown> | undefined;
  do {
    const page = await ends.list(next);
    for (const order of page.orders) {
      try {
        await billing.endSubscriptions(order.customerId, new Date(order.endsAt));
        await ends.done(order);
        report.ended += 1;
      } catch (error) {
        log({ event: "fault", job: "end-billing", fault: faultOf(error) });
        report.failed += 1;
      }
    }
    next = page.next;
  } while (next);
  if (report.failed > 0) throw new Error(`The billing of ${report.failed} members did not end and is tried again`);
  return report;
}

export const handler = jobHandler("end-billing", endBilling, () => ({
  ends: billingEnds(),
  billing: billing(),
}));
