import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#shared/api/schemas/user";
import { ApiError } from "./api-error";
import { call } from "./call";
import { announceEndOfSession } from "./session-end";

const USER_KEY = ["auth", "user"] as const;

/** The signed-in user or null. Always asked again on mount and focus, so that a session that ended elsewhere shows. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: ({ client }) => findUser(client),
  staleTime: 0,
  retry: false,
  refetchOnMount: "always",
  refetchOnWindowFocus: "always",
});

/** Who is signed in. `isLoading` only before the first answer. */
export function useUser(): { user?: User; isLoading: boolean } {
  const { data, isPending } = useQuery(userQuery);
  return { user: data ?? undefined, isLoading: isPending };
}

/**
 * A session that was there and is over ends in the way to sign in again, not in the landing page: whoever was signed in stays on the
 * screen until the browser goes there. A lookup that fails for another reason says nothing about the session.
 */
async function findUser(client: QueryClient): Promise<User | null> {
  const found = await ask("auth/get-user");
  const second = isUser(found) ? found : await ask("auth/get-password-user");
  if (isUser(second)) return second;
  const known = client.getQueryData<User | null>(USER_KEY) ?? null;
  if (known && found === "nobody" && second === "nobody") announceEndOfSession();
  return known;
}

const isUser = (found: User | "nobody" | "unknown"): found is User => typeof found === "object";

async function ask(name: "auth/get-user" | "auth/get-password-user"): Promise<User | "nobody" | "unknown"> {
  try {
    return await call(name);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return "nobody";
    // Never shown: whoever was not signed in before and cannot be looked up is not.
    console.warn(`${name} failed`, error);
    return "unknown";
  }
}
