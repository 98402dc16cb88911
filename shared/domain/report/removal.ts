import type { NegativeItem } from "#shared/api/schemas/report";
import { addDays, addYears, type Day } from "../days";
import { isPublicRecord } from "./public-record";

type View = NonNullable<NegativeItem["bureauViews"]>[number];
type Known = { item: NegativeItem; views: readonly View[]; today: Day };

/** So near to its end an item may not be worth a dispute. */
export const LEAVES_SOON_DAYS = 270;

/** Whether the month until which a bureau says that it keeps an item is over. */
export const isPastRemoval = ({ removalOn }: { removalOn?: Day }, today: Day) =>
  removalOn !== undefined && removalOn < today;

/** The bureaus that show an item after their own month of removal; `estimated`: 7 years before, where none reports the day itself. */
export function pastRemoval({ item, views, today }: Known) {
  const past = views.flatMap(({ bureau, removalOn }) =>
    removalOn && isPastRemoval({ removalOn }, today) ? [{ bureau, month: removalOn }] : [],
  );
  const on = past.map(({ month }) => month).sort()[0];
  if (on === undefined) return undefined;
  const isKnown = isPublicRecord(item) || [item, ...views].some((each) => each.dateOfFirstDelinquency !== undefined);
  return { values: past, on, estimated: isKnown ? undefined : addYears(on, -7), reason: "outdated" as const };
}

/** The last month in which a bureau says that it shows an item, where that is soon. */
export function removalSoon({ views, today }: Known): Day | undefined {
  const last = views
    .flatMap(({ removalOn }) => removalOn ?? [])
    .sort()
    .at(-1);
  return last !== undefined && last >= today && last <= addDays(today, LEAVES_SOON_DAYS) ? last : undefined;
}
