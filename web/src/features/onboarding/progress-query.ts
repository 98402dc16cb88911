import { queryOptions } from "@tanstack/react-query";
import { call } from "#web/src/api/call";
import { withReadableItems } from "#web/src/api/readable-names";
import { loadChecks } from "./profile-form";

/** How far the visitor is, as the server keeps it. Nothing outlives the screen: another visitor may use the browser next. */
export const progressQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: async () => {
    const progress = await call("onboarding/get-progress");
    if (Object.keys(progress.profile).length > 0) await loadChecks();
    return { ...progress, report: progress.report && withReadableItems(progress.report) };
  },
  staleTime: 0,
  gcTime: 0,
});
