import { secret } from "#functions/providers/aws/secrets";
import type { BureauProvider } from "#functions/providers/bureau/bureau";
import { CrsBureaus, CrsKeys } from "#functions/providers/bureau/crs";
import { SimulatedBureaus } from "#functions/providers/bureau/simulated";
import { simulatedFault } from "#functions/providers/simulated-fault";
import { env } from "#functions/shell/env";
import { now } from "#functions/shell/now";

const SANDBOX_PROVIDER = "crs_sandbox";

/**
 * The bureaus that the deployment chose by `BUREAU_PROVIDER`: `simulated`, `crs` or `crs_sandbox`. The real one's keys are
 * under `crs` in the JSON of the secret `PROVIDER_KEYS_SECRET`.
 */
export function bureauProvider(): BureauProvider {
  const name = env("BUREAU_PROVIDER");
  if (name === "simulated") return new SimulatedBureaus({ now, fault: () => simulatedFault("credit-bureau") });
  if (name !== "crs" && name !== SANDBOX_PROVIDER) throw new Error(`BUREAU_PROVIDER is unknown: ${name}`);
  return new CrsBureaus({ keys: crsKeys, isSandbox: name === SANDBOX_PROVIDER });
}

async function crsKeys(): Promise<CrsKeys> {
  const keys: unknown = JSON.parse(await secret(env("PROVIDER_KEYS_SECRET")));
  const own = typeof keys === "object" && keys !== null && "crs" in keys ? keys.crs : undefined;
  return CrsKeys.parse(own);
}
