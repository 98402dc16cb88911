import { simulatedFault } from "#functions/providers/simulated-fault";
import type { BureauProvider } from "./bureau";
import { CrsBureaus, CrsKeys } from "./crs";
import { noBureaus } from "./no-bureaus";
import { SimulatedBureaus } from "./simulated";
import { isPullOffered, SANDBOX_PROVIDER } from "./test-identities";

type Settings = {
  /** `BUREAU_PROVIDER`: `simulated`, `crs`, `crs_sandbox` or `none`; there is no default. */
  provider: string;
  /** JSON text with the real one's keys under `crs`. */
  providerKeys: () => Promise<string>;
  now: () => Date;
};

/** The bureaus that the deployment names. @throws Error for unknown ones */
export function chooseBureaus({ provider, providerKeys, now }: Settings): BureauProvider {
  if (provider === "simulated") return new SimulatedBureaus({ now, fault: () => simulatedFault("credit-bureau") });
  if (!isPullOffered(provider)) return noBureaus;
  if (provider !== "crs" && provider !== SANDBOX_PROVIDER) throw new Error(`BUREAU_PROVIDER is unknown: ${provider}`);
  return new CrsBureaus({
    keys: async () => crsKeysOf(await providerKeys()),
    isSandbox: provider === SANDBOX_PROVIDER,
  });
}

function crsKeysOf(text: string): CrsKeys {
  const keys: unknown = JSON.parse(text);
  const own = typeof keys === "object" && keys !== null && "crs" in keys ? keys.crs : undefined;
  return CrsKeys.parse(own);
}
