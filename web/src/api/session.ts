import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { SESSION_ENDED } from "#shared/api/errors";
import type { User } from "#shared/api/schemas/user";
import { ApiError } from "./api-error";
import { call } from "./call";
import { announceEndOfSession, announceOtherMember } from "./session-end";
import { sessionMarker } from "./session-marker";

const USER_KEY = ["auth", "user"] as const;
/** Whether this page was loaded with the cookie of a session that was over by then. */
const ENDED_KEY = ["auth", "has-ended"] as const;

type Found = User | "nobody" | "ended" | "unknown";

/** The signed-in user or null. Always asked again on mount and focus, so that a session that ended elsewhere shows. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: ({ client }) => findUser(client),
  staleTime: 0,
  retry: false,
  refetchOnMount: "always",
  refetchOnWindowFocus: "always",
});

/** Who is signed in. `isLoading` only before the first answer. `hasEnded`: not signed in any more since the last visit. */
export function useUser(): { user?: User; isLoading: boolean; hasEnded: boolean } {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(userQuery);
  const hasEnded = !data && queryClient.getQueryData<boolean>(ENDED_KEY) === true;
  return { user: data ?? undefined, isLoading: isPending, hasEnded };
}

/** The user for a part of a screen: the frame around it has just asked who is signed in. */
export function useKnownUser(): User | undefined {
  const { data } = useQuery({ ...userQuery, refetchOnMount: false });
  return data ?? undefined;
}

/**
 * A session that was there and is over ends in the way to sign in again, not in the landing page: a person who was signed in stays on the
 * screen until the browser goes there. A lookup that fails for another reason says nothing about the session. Another person who has
 * signed in in this browser gets a page of their own.
 */
async function findUser(client: QueryClient): Promise<User | null> {
  if (!client.getQueryData<User | null>(USER_KEY) && !sessionMarker.isThere()) return null;
  const found = await ask("auth/get-user");
  const second = isUser(found) ? found : await ask("auth/get-password-user");
  const known = client.getQueryData<User | null>(USER_KEY) ?? null;
  if (isUser(second)) {
    // All that the page holds is the other person's, what was asked for and what was typed.
    if (known && known.id !== second.id) announceOtherMember();
    return second;
  }
  const isOver = found !== "unknown" && second !== "unknown";
  if (known && isOver) announceEndOfSession();
  // The answer takes the cookie away: only the first lookup of a page can see it.
  if (!known && isOver && found === "ended") client.setQueryData(ENDED_KEY, true);
  return known;
}

const isUser = (found: Found): found is User => typeof found === "object";

async function ask(name: "auth/get-user" | "auth/get-password-user"): Promise<Found> {
  try {
    return await call(name);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return error.details === SESSION_ENDED ? "ended" : "nobody";
    // Never shown: a person who was not signed in before and cannot be looked up is not.
    console.warn(`${name} failed`, error);
    return "unknown";
  }
}
