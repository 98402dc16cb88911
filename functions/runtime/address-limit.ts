import type { Window } from "#functions/repositories/limits";
import { optionalEnv } from "./env";

/** How often one client address may register or sign in: `ADDRESS_LIMIT_PER_MINUTE`, 100 unless said. */
export function addressLimit(): Window {
  return { most: Number(optionalEnv("ADDRESS_LIMIT_PER_MINUTE") ?? 100), seconds: 60 };
}
