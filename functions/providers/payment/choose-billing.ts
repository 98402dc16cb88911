import * as z from "zod";
import { simulatedFault } from "#functions/providers/simulated-fault";
import type { BillingProvider } from "./payment";
import { SimulatedBilling } from "./simulated-billing";
import { StripeBilling } from "./stripe-billing";

type Settings = {
  /** `PAYMENT_PROVIDER`: a deployment says who takes payments; there is no default. */
  provider: string;
  /** Where the simulated provider keeps its orders: asked for with the first one. */
  store: ConstructorParameters<typeof SimulatedBilling>[0]["store"];
  /** JSON text with `stripeApiKey`. */
  providerKeys: () => Promise<string>;
  now: () => Date;
};

const Keys = z.object({ stripeApiKey: z.string().min(1) });

/** The payment provider that the deployment names. @throws Error for an unknown one */
export function chooseBilling({ provider, store, providerKeys, now }: Settings): BillingProvider {
  if (provider === "simulated") return new SimulatedBilling({ store, fault: () => simulatedFault("payment") });
  if (provider === "stripe") {
    return new StripeBilling({ apiKey: async () => Keys.parse(JSON.parse(await providerKeys())).stripeApiKey, now });
  }
  throw new Error(`PAYMENT_PROVIDER is neither simulated nor stripe: ${provider}`);
}
