import StripeLibrary from "stripe";
import type { BillingProvider } from "./payment";

type Settings = {
  apiKey: () => Promise<string>;
  now: () => Date;
  /** Stripe's own unless said. */
  server?: Pick<StripeLibrary.StripeConfig, "host" | "port" | "protocol">;
};

/** Stripe's subscriptions: https://docs.stripe.com/billing/subscriptions/cancel */
export class StripeBilling implements BillingProvider {
  constructor(private readonly settings: Settings) {}

  async endSubscriptions(customerId: string, endsAt: Date): Promise<void> {
    const { apiKey, now, server } = this.settings;
    const stripe = new StripeLibrary(await apiKey(), { timeout: 8_000, maxNetworkRetries: 2, ...server });
    // Without a status the list leaves out what was cancelled before, so that a repetition finds nothing to do.
    for await (const { id } of stripe.subscriptions.list({ customer: customerId })) {
      if (endsAt <= now()) await stripe.subscriptions.cancel(id);
      else await stripe.subscriptions.update(id, { cancel_at: Math.floor(endsAt.getTime() / 1_000) });
    }
  }
}
