import type { BureauProgress } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { letterDayOf } from "#shared/domain/dispute/bureau-answers";

/** What a line says of a bureau's answer and of the report after it: two bureaus with the same can share a line. */
export function shownAnswer({ answer, laterReport }: Pick<BureauProgress, "answer" | "laterReport">) {
  return [
    answer?.outcome,
    answer?.correctedTo,
    answer && letterDayOf(answer),
    laterReport?.finding,
    laterReport?.on,
  ] as const;
}

/** Puts the bureaus with the same key together, in the order in which each key comes first. */
export function groupBureaus<T extends { bureau: Bureau }>(
  each: readonly T[],
  keyOf: (one: T) => unknown,
): { bureaus: Bureau[]; first: T }[] {
  const groups = new Map<string, { bureaus: Bureau[]; first: T }>();
  for (const one of each) {
    const key = JSON.stringify(keyOf(one));
    const { bureaus, first } = groups.get(key) ?? { bureaus: [], first: one };
    groups.set(key, { bureaus: [...bureaus, one.bureau], first });
  }
  return [...groups.values()];
}
