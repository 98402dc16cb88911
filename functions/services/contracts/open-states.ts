import { optionalEnv } from "#functions/shell/env";

/** `OPEN_STATES`: codes of the states in which this deployment offers the service; none unless they are named. */
export function openStates(): string[] {
  return optionalEnv("OPEN_STATES")?.split(",") ?? [];
}
