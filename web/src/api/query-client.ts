import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 5 * 60 * 1_000;

/** Server state: fresh for 5 minutes, asked again on focus, never retried by itself, never polled. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
