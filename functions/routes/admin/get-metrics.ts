import type { CounterRepository } from "#functions/repositories/counters";
import { counters } from "#functions/services";
import { adminMetrics } from "#functions/services/metrics/admin-metrics";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { lastMonths } from "#shared/domain/metrics/contribution";

export type MetricsServices = { counters: Pick<CounterRepository, "monthsFrom">; now: () => Date };

const MONTHS = 12;

/** The business in numbers, as the streams have counted it: half a read unit, however many members there are. */
export async function getMetrics(_request: RequestOf<"admin/get-metrics">, { counters, now }: MetricsServices) {
  const months = lastMonths(now(), MONTHS);
  return adminMetrics(await counters.monthsFrom(months[0] ?? ""), months);
}

export const handler = apiHandler("admin/get-metrics", getMetrics, () => ({
  counters: counters(),
  now,
}));
