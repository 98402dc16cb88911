import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import { goToFault } from "./go-to-fault";
import { emptyReasons, type ReasonChoice, type ReasonDraft, readReasons, type StatedReasons } from "./reason-choice";

/** The reasons of one item, kept while it is on the screen. @param initial what was stated of it before */
export function useReasonChoice(item: NegativeItem | undefined, initial: Partial<ReasonDraft> = {}) {
  const [draft, setDraft] = useState({ ...emptyReasons, ...initial });
  const [isTried, setTried] = useState(false);
  const choice = choiceOf(item, draft, isTried, setDraft);
  const add = (reason: ReasonKey) => choice.choose([...new Set([...draft.chosen, reason])]);

  /** What to send; undefined while something is missing or refused: that is shown from then on, and led to in the form. */
  const statedIn = (form: Element | null): StatedReasons | undefined => {
    flushSync(() => setTried(true));
    const { stated } = readReasons(item, draft);
    if (stated === undefined) goToFault(form);
    return stated;
  };
  return { ...choice, add, statedIn };
}

/** Several items and the reasons of each, to make drafts of. @param chosen the ids of those that were chosen before */
export function useItemChoices(items: readonly NegativeItem[], chosen: readonly string[] = []) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, ReasonDraft>>>(() =>
    Object.fromEntries(chosen.map((id) => [id, emptyReasons])),
  );
  // What was chosen when the drafts were last to be made: what is chosen since is not faulted before the next time.
  const [tried, setTried] = useState<readonly string[]>();
  const selected = items.filter(({ id }) => drafts[id] !== undefined);
  const toggle = useCallback(
    ({ id }: NegativeItem) =>
      setDrafts(({ [id]: draft, ...others }) => (draft ? others : { ...others, [id]: emptyReasons })),
    [],
  );
  const change = useCallback<ChangeOf>(
    ({ id }, change) => setDrafts((kept) => ({ ...kept, [id]: change(kept[id] ?? emptyReasons) })),
    [],
  );
  const clear = (ids: readonly string[]) =>
    setDrafts((kept) => Object.fromEntries(Object.entries(kept).filter(([id]) => !ids.includes(id))));

  const isLacking = (item: NegativeItem) => readReasons(item, drafts[item.id] ?? emptyReasons).stated === undefined;

  const isTried = ({ id }: NegativeItem) => tried?.includes(id) ?? false;
  const problem = selected.some((item) => isTried(item) && isLacking(item)) ? ("lacking" as const) : undefined;

  return {
    selected,
    /** Whether drafts were to be made when this item was chosen. */
    isTried,
    /** Why nothing could be made of the choice. */
    problem: tried && selected.length === 0 ? ("noItem" as const) : problem,
    /** Undefined for an item that is not chosen. */
    draftOf: ({ id }: NegativeItem) => drafts[id],
    /** Stable, as `change` is: a memoised row renders only when its own draft changes. */
    toggle,
    change,
    /** Takes items out again: they became drafts. */
    clear,
    /** What to create, or the first item that still lacks something, which is shown from then on. */
    tryAll: (): { disputes: NewDispute[]; faulty?: NegativeItem } => {
      // Shown at once: what is wrong is led to.
      flushSync(() => setTried(selected.map(({ id }) => id)));
      const read = selected.map((item) => ({ item, ...readReasons(item, drafts[item.id] ?? emptyReasons) }));
      return {
        disputes: read.flatMap(({ item, stated }) => (stated ? { negativeItemId: item.id, ...stated } : [])),
        faulty: read.find(({ stated }) => stated === undefined)?.item,
      };
    },
  };
}

type Change = (change: (draft: ReasonDraft) => ReasonDraft) => void;
export type ChangeOf = (item: NegativeItem, ...change: Parameters<Change>) => void;

/** What a draft of reasons shows, and what changes it. */
export function choiceOf(
  item: NegativeItem | undefined,
  draft: ReasonDraft,
  isTried: boolean,
  change: Change,
): ReasonChoice {
  const { stated: _, ...read } = readReasons(item, draft);
  return {
    ...draft,
    ...read,
    isTried,
    choose: (chosen) => change((before) => ({ ...before, chosen })),
    say: (details) => change((before) => ({ ...before, details })),
    stateFacts: (facts) => change((before) => ({ ...before, facts })),
  };
}
