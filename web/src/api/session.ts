import { queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#shared/api/schemas/user";
import { ApiError } from "./api-error";
import { call } from "./call";

/** The signed-in user or null. Always asked again on mount and focus, so that a session that ended elsewhere shows. */
export const userQuery = queryOptions({
  queryKey: ["auth", "user"],
  queryFn: findUser,
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

async function findUser(): Promise<User | null> {
  return (await ask("auth/get-user")) ?? (await ask("auth/get-password-user"));
}

async function ask(name: "auth/get-user" | "auth/get-password-user"): Promise<User | null> {
  try {
    return await call(name);
  } catch (error) {
    // Never shown: whoever cannot be looked up is not signed in.
    if (!(error instanceof ApiError && error.status === 401)) console.warn(`${name} failed`, error);
    return null;
  }
}
