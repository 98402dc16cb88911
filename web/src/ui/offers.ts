import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#shared/api/schemas/common";
import { call } from "#web/src/api/call";

/** The plans with their payment links, which are the visitor's or member's own. */
export const offersQuery = (language: Language) =>
  queryOptions({
    queryKey: ["plans", language],
    queryFn: () => call("subscription/list-plans", { query: { lang: language } }),
  });
