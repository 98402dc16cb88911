import { focusManager, QueryClient } from "@tanstack/react-query";

/**
 * For what is asked again at each visit: a slow phone draws a section seconds after its answer came, and would ask for it twice.
 */
export const JUST_ASKED_MS = 10_000;

const FRESH_MS = 5 * 60 * 1_000;

// A window beside another one is in sight all the time: a person turns to it by its focus.
focusManager.setEventListener((onFocus) => {
  const listen = () => onFocus();
  const events = ["visibilitychange", "focus"];
  for (const event of events) window.addEventListener(event, listen);
  return () => {
    for (const event of events) window.removeEventListener(event, listen);
  };
});

/**
 * Server state: fresh for 5 minutes, asked again on focus, never retried by itself, never polled. Without a connection everything fails
 * at once, and says so: nothing waits unseen, to be sent when no one expects it any more. What could not be loaded is asked for again
 * when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
