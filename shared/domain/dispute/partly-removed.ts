import { type Bureau, bureaus } from "../bureau/bureau";
import { type Day, dayOf } from "../days";
import type { Answerable } from "./bureau-answers";
import type { DisputeStatus } from "./dispute";
import { isThereAgain, type LaterReport } from "./later-report";
import { isRemoved } from "./life-cycle";

type Answered = {
  status: DisputeStatus;
  bureaus: Partial<Record<Bureau, Answerable & { laterReport?: LaterReport }>>;
};

/** `on`: when the last of the removals was recorded. */
export type PartlyRemoved = { removed: Bureau[]; awaited: Bureau[]; on: Day };

/**
 * The bureaus that have answered with the item's removal while another one has not: still asked, or it kept the item. Undefined where
 * none has, and where all have.
 */
export function partlyRemoved({ status, bureaus: answers }: Answered): PartlyRemoved | undefined {
  if (status === "resolved") return undefined;
  const having = (is: (progress: Answerable & { laterReport?: LaterReport }) => boolean) =>
    bureaus.filter((bureau) => answers[bureau] !== undefined && is(answers[bureau]));
  const removed = having((progress) => isRemoved(progress.answer?.outcome) && !isThereAgain(progress));
  const days = removed.flatMap((bureau) => answers[bureau]?.answer?.recordedAt ?? []).sort();
  const last = days.at(-1);
  if (last === undefined) return undefined;
  return { removed, awaited: having(({ reportsItem, answer }) => reportsItem && !answer), on: dayOf(last) };
}
