import type { QueryClient } from "@tanstack/react-query";
import type { Language } from "#shared/api/schemas/common";
import { userQuery } from "./api/session";
import { pageAt } from "./page-table";

/** A server that takes longer keeps no one from the header: then the screen shows what it waits for. */
const LONGEST_MS = 1_500;

/**
 * Brings what the first page is drawn with (its code, who is signed in, its data), so that a slow phone draws it once: not first for a
 * visitor, then for a member, then empty. What fails is said by the screen.
 */
export async function bringFirstPage(
  client: QueryClient,
  language: Language,
  pathname = location.pathname,
): Promise<void> {
  const page = pageAt(pathname);
  const bring = async () => {
    const [reads] = await Promise.all([page?.screen.load(), client.prefetchQuery(userQuery)]);
    // Of a session that is over the screen is not drawn, and nothing is asked in its name.
    if (client.getQueryData(userQuery.queryKey)) await Promise.all(reads?.(client, language) ?? []);
  };
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([Promise.allSettled([bring()]), waited]);
}
