import type { CounterRepository } from "#functions/repositories/counters";
import { counters } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { reply } from "#functions/shell/reply";
import { measuredSuccess } from "#shared/domain/marketing/claims";

type Services = { counters: Pick<CounterRepository, "results"> };

const BROWSER_SECONDS = 3_600;

/** How often disputes are won, as later reports prove it; null until enough of them are decided. */
export async function getSuccessRate(_request: RequestOf<"results/get-success-rate">, { counters }: Services) {
  const { isShown, fromDisputes } = measuredSuccess;
  const { confirmed = 0, refused = 0 } = isShown ? await counters.results() : {};
  const decided = confirmed + refused;
  const percent = decided >= fromDisputes ? Math.round((100 * confirmed) / decided) : null;
  return reply({ percent }, { headers: { "cache-control": `public, max-age=${BROWSER_SECONDS}` } });
}

export const handler = apiHandler("results/get-success-rate", getSuccessRate, () => ({ counters: counters() }));
