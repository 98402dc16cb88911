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

/** How many upload forms one client address may have in an hour: both sides of an ID, four times, for each account. */
export function uploadFormLimit(): Window {
  const { most, seconds } = registrationLimit();
  return { most: 8 * most, seconds };
}

/** How often one client address may try to sign in: `ADDRESS_LIMIT_PER_MINUTE`, 100 unless said. */
export function addressLimit(): Window {
  return { most: Number(optionalEnv("ADDRESS_LIMIT_PER_MINUTE") ?? 100), seconds: 60 };
}
