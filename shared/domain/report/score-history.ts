import type { CreditReport } from "#shared/api/schemas/report";

type History = CreditReport["history"];

/** As many points as the chart shows. */
const CHARTED_POINTS = 24;

/** The scores as they went, day by day, with one day's more: a day has one point, its last. A member may hand in an older day. */
export function withPoint(history: History = [], point: History[number]): History {
  const points = [...history.filter(({ date }) => date !== point.date), point];
  return points.sort((one, other) => one.date.localeCompare(other.date)).slice(-CHARTED_POINTS);
}
