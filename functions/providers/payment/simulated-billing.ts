import { createHash } from "node:crypto";
import type { Fault } from "#functions/providers/simulated-fault";
import { type BillingProvider, type PaymentToRefund, type Refund, RefundRefused } from "./payment";

type Settings = {
  store: () => { putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void> };
  fault?: () => Fault | undefined;
};

/** Payments that the simulated provider refunds never: their names begin so. */
const REFUSED = /^(in|pi)_refused/;
/** Payments whose customer the simulated provider knows: it is in their names. */
const OF_CUSTOMER = /^pi_of_(cus_\w+)$/;

const DOWN = "The payment provider does not answer.";

/**
 * The payment provider of one machine and of tests: keeps each order as `simulated-billing/<customer>@<instant>.json`, and each
 * refund as `simulated-billing/refunds/<digest of the order's key>.json`.
 */
export class SimulatedBilling implements BillingProvider {
  constructor(private readonly settings: Settings) {}

  async endSubscriptions(customerId: string, endsAt: Date): Promise<void> {
    const order = { customerId, endsAt: endsAt.toISOString() };
    await this.keep(`${customerId}@${order.endsAt}`, order);
  }

  async customerOf(chargeId: string): Promise<string | undefined> {
    if (this.settings.fault?.()) throw new Error(DOWN);
    return OF_CUSTOMER.exec(chargeId)?.[1];
  }

  async refund({ key, chargeId, invoiceId, amountCents, currency }: PaymentToRefund): Promise<Refund | undefined> {
    const paid = chargeId ?? invoiceId;
    if (paid === undefined) throw new RefundRefused("payment_unknown");
    if (REFUSED.test(paid)) throw new RefundRefused("charge_disputed");
    const digest = createHash("sha256").update(key).digest("hex").slice(0, 24);
    const refund = { id: `re_${digest}`, chargeId: paid, amountCents, currency, refundedCents: amountCents };
    await this.keep(`refunds/${digest}`, refund);
    return refund;
  }

  private async keep(name: string, order: object): Promise<void> {
    const { store, fault } = this.settings;
    if (fault?.()) throw new Error(DOWN);
    await store().putOnce(`simulated-billing/${name}.json`, Buffer.from(JSON.stringify(order)), "application/json");
  }
}
