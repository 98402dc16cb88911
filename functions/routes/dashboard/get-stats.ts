import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import type { DashboardStats } from "#shared/api/schemas/user";
import { allowanceOf } from "#shared/domain/plan/allowance";
import { isActiveAt } from "#shared/domain/plan/subscription";

type Services = { now: () => Date };

/** The dashboard's tiles: all of them are in the user record, so nothing else is read. */
export async function getStats(
  { user }: Pick<RequestOf<"dashboard/get-stats">, "user">,
  services: Services,
): Promise<DashboardStats> {
  const { latestReport, counts } = user;
  const at = services.now();
  return {
    experianScore: latestReport?.experianScore ?? null,
    equifaxScore: latestReport?.equifaxScore ?? null,
    transunionScore: latestReport?.transunionScore ?? null,
    creditScore: latestReport?.creditScore ?? null,
    activeDisputes: counts.active,
    negativeItems: latestReport?.negativeItems ?? 0,
    itemsRemoved: counts.removed,
    allowance: (isActiveAt(user, at) && allowanceOf(user, at)) || null,
  };
}

export const handler = apiHandler("dashboard/get-stats", getStats, () => ({ now }));
