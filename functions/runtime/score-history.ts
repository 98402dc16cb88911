import type { CreditReport } from "#shared/api/schemas/report";

type History = CreditReport["history"];

/** As many points as the chart shows. */
const CHARTED_POINTS = 24;

/** The scores as they went, with one day's more: a day has one point, its last. */
export function withPoint(history: History = [], point: History[number]): History {
  return [...history.filter(({ date }) => date !== point.date), point].slice(-CHARTED_POINTS);
}
