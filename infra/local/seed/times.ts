import { isMailDay } from "#shared/domain/contract/mail-days";
import { dayOf } from "#shared/domain/days";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When what happens in the seed's lives, seen from the instant at which the product is started. */
export type Times = Record<
  | "start"
  | "submits"
  | "mailed"
  | "delivered"
  | "renews"
  | "answered"
  | "secondSubmit"
  | "thirdSubmit"
  | "others"
  | "othersMailed"
  | "othersDelivered"
  | "newest"
  | "comesBack",
  Date
>;

/** The last noon in the United States, up to an instant, at which letters leave as soon as they are submitted. */
function businessNoonBy(instant: Date): Date {
  let noon = new Date(`${dayOf(instant)}T17:00:00.000Z`);
  while (noon > instant || !isMailDay(noon, undefined)) noon = new Date(noon.getTime() - DAY_MS);
  return noon;
}

export function timesBefore(now: Date): Times {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // An allowance counts a calendar month (UTC): what is used of it must fall into the present one.
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  // In an earlier month: of this one's allowance only what comes later is used.
  const secondSubmit = businessNoonBy(new Date(Math.min(before(12).getTime(), monthStart - 1)));

  return {
    start: before(62),
    submits: before(61),
    mailed: before(51),
    delivered: before(43),
    renews: before(32),
    answered: new Date(Math.min(before(17).getTime(), secondSubmit.getTime() - DAY_MS)),
    secondSubmit,
    others: before(20),
    othersMailed: before(10),
    othersDelivered: before(3),
    thirdSubmit: businessNoonBy(before(1)),
    newest: before(1),
    comesBack: new Date(Math.max(now.getTime() - HOUR_MS, monthStart)),
  };
}
