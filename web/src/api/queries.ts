import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Language } from "#shared/api/schemas/common";
import { call, callPage } from "./call";
import { everyPage } from "./every-page";

/** Server state that more than one feature shows. */
export const reportQuery = queryOptions({
  queryKey: ["credit-report"],
  queryFn: () => call("credit-report/get-report"),
});

export const statsQuery = queryOptions({
  queryKey: ["dashboard", "stats"],
  queryFn: () => call("dashboard/get-stats"),
});

/** All disputes of the member, newest first: the screens count them and look for those of an item. */
export const disputesQuery = queryOptions({
  queryKey: ["disputes"],
  queryFn: () => everyPage((cursor) => callPage("disputes/list-disputes", { query: { limit: 100, cursor } })),
});

/** The articles in one language, those to begin with first. */
export const articlesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["educational-articles", lang],
    queryFn: () => call("education/list-articles", { query: { lang } }),
  });

/** What has happened, newest first, page by page. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ["notifications"],
  queryFn: ({ pageParam }) => call("notifications/list-notices", { query: { limit: 20, cursor: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
