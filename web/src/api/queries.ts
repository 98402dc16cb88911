import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#shared/api/schemas/common";
import { isShownWithDispute } from "#shared/domain/dispute/follow-up";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { call, callPage } from "./call";
import { everyPage } from "./every-page";
import { JUST_ASKED_MS } from "./query-client";
import { withReadableAccounts, withReadableItems } from "./readable-names";

/** Server state that more than one feature shows. */
export const reportQuery = queryOptions({
  queryKey: ["credit-report"],
  queryFn: async () => withReadableItems(await call("credit-report/get-report")),
});

export const statsQuery = queryOptions({
  queryKey: ["dashboard", "stats"],
  queryFn: () => call("dashboard/get-stats"),
});

/**
 * All disputes of the member, newest first: the screens count them and look for those of an item. What was added to one and has
 * arrived is a part of it.
 */
export const disputesQuery = queryOptions({
  queryKey: ["disputes"],
  queryFn: async () => {
    const all = await everyPage((cursor) => callPage("disputes/list-disputes", { query: { limit: 100, cursor } }));
    return withReadableAccounts(all.filter((dispute) => !isShownWithDispute(dispute, all)));
  },
});

/** The member's proofs, newest first. */
export const proofsQuery = queryOptions({ queryKey: ["evidence"], queryFn: () => call("evidence/list-proofs") });

/** The articles in one language, those to begin with first. */
export const articlesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["educational-articles", lang],
    queryFn: () => call("education/list-articles", { query: { lang } }),
  });

/** The plans with their payment links, which are the visitor's or member's own. */
export const offersQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["plans", lang],
    queryFn: () => call("subscription/list-plans", { query: { lang } }),
  });

/** The contract as it would be signed now, or as it was signed. Never from the cache: it names the plan chosen at the moment. */
export const contractQuery = (lang: Language, plan?: SubscriptionTier) =>
  queryOptions({
    queryKey: ["contract", lang, plan ?? null],
    queryFn: () => call("contract/get-contract", { query: { lang, plan } }),
    staleTime: JUST_ASKED_MS,
    gcTime: 0,
  });

/** What was signed, if anything was: with its dates, without the texts. */
export const signedContractQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["contract", "signed", lang],
    queryFn: () => call("contract/get-signed-contract", { query: { lang } }),
    staleTime: JUST_ASKED_MS,
    gcTime: 0,
  });

/** What the member paid and got back, newest first. */
export const paymentsQuery = queryOptions({
  queryKey: ["account", "payments"],
  queryFn: () => call("account/list-payments"),
  staleTime: JUST_ASKED_MS,
});
