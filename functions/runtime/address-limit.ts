import type { Window } from "#functions/repositories/limits";
import { optionalEnv } from "./env";

/** How often one client address may open an account: `REGISTRATIONS_PER_HOUR`, 5 unless said. */
export function registrationLimit(): Window {
  return { most: Number(optionalEnv("REGISTRATIONS_PER_HOUR") ?? 5), seconds: 3_600 };
}

/** How often visitors of one client address may ask for a credit pull: twice for each account that may be opened. */
export function visitorPullLimit(): Window {
  const { most, seconds } = registrationLimit();
  return { most: 2 * most, seconds };
}

/** How often one SSN may be asked for in a day, over all visitors: `PULLS_PER_SSN_A_DAY`, 10 unless said. */
export function ssnPullLimit(): Window {
  return { most: Number(optionalEnv("PULLS_PER_SSN_A_DAY") ?? 10), seconds: 86_400 };
}

/** The same for a special identity of the simulated bureaus: `PULLS_PER_TEST_IDENTITY_A_DAY`, 10 unless said. */
export function testIdentityPullLimit(): Window {
  return { most: Number(optionalEnv("PULLS_PER_TEST_IDENTITY_A_DAY") ?? 10), seconds: 86_400 };
}

/** How often one client address may try to sign in: `ADDRESS_LIMIT_PER_MINUTE`, 100 unless said. */
export function addressLimit(): Window {
  return { most: Number(optionalEnv("ADDRESS_LIMIT_PER_MINUTE") ?? 100), seconds: 60 };
}
