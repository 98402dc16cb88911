import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

const FRESH_MS = 5 * 60 * 1_000;

/** A sign-in was refused: nobody's session is over. */
const refusedSignIns = new Set<string | undefined>([
  "INVALID_CREDENTIALS",
  "SECOND_FACTOR_REQUIRED",
  "SECOND_FACTOR_WRONG",
]);

/** Fires `unauthorized` when any call but a sign-in finds that the session is over. */
export const sessionEvents = new EventTarget();

function announceUnauthorized(error: unknown): void {
  if (error instanceof ApiError && error.status === 401 && !refusedSignIns.has(error.code)) {
    sessionEvents.dispatchEvent(new Event("unauthorized"));
  }
}

/** Server state: fresh for 5 minutes, asked again on focus, never retried by itself, never polled. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: announceUnauthorized }),
    mutationCache: new MutationCache({ onError: announceUnauthorized }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
