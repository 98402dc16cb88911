import type { Fault } from "#functions/providers/simulated-fault";
import type { BillingProvider } from "./payment";

type Settings = {
  store: { putOnce(key: string, bytes: Uint8Array, contentType: string): Promise<void> };
  fault?: () => Fault | undefined;
};

/** The payment provider of one machine and of tests: keeps each order as `simulated-billing/<customer>@<instant>.json`. */
export class SimulatedBilling implements BillingProvider {
  constructor(private readonly settings: Settings) {}

  async endSubscriptions(customerId: string, endsAt: Date): Promise<void> {
    const { store, fault } = this.settings;
    if (fault?.()) throw new Error("The payment provider does not answer.");
    const order = { customerId, endsAt: endsAt.toISOString() };
    const key = `simulated-billing/${customerId}@${order.endsAt}.json`;
    await store.putOnce(key, Buffer.from(JSON.stringify(order)), "application/json");
  }
}
