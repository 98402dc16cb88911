import { useCallback, useEffect, useState } from "react";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { LettersShown } from "../queries";
import { keptApprovals, type Shown } from "./kept-approvals";

/**
 * By dispute which version of its letters was on the screen, and which of them the member has approved; whether all that are chosen
 * were approved together.
 */
type State = {
  shown: Shown;
  isTogether: boolean;
  /** By the first of their disputes, shared letters that were on the screen. */
  shared: Record<string, SharedDrafts>;
  /** The shared letters that one word has approved with all others. */
  together: readonly SharedDrafts[];
};

const nothing: State = { shown: {}, isTogether: false, shared: {}, together: [] };

/** The bureaus that get a letter of a dispute. */
export const mailableBureaus = (dispute: Pick<Dispute, "bureaus">) =>
  bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);

/** Whether every other letter of those is approved already. */
export const isLast = (mailable: readonly Bureau[], approved: readonly Bureau[], bureau: Bureau) =>
  mailable.every((other) => other === bureau || approved.includes(other));

/**
 * What the member has had on the screen and approved: letter by letter, or all that are chosen together. An approval falls with the
 * version that it was of, and the one of all together with the choice. Those of single letters outlast a reload.
 */
export function useApproval() {
  const [{ shown, isTogether, shared, together }, set] = useState(() => ({ ...nothing, shown: keptApprovals.read() }));
  useEffect(() => keptApprovals.save(shown), [shown]);

  const show = useCallback((id: string, version: string) => {
    set((state) => {
      if (state.shown[id]?.version === version) return state;
      return { ...state, shown: { ...state.shown, [id]: { version, approved: [] } }, isTogether: false };
    });
  }, []);

  const showShared = useCallback((letters: SharedDrafts) => {
    const [id = ""] = letters.disputeIds;
    set((state) => {
      const isSame = state.shared[id]?.version === letters.version;
      return isSame ? state : { ...state, shared: { ...state.shared, [id]: letters } };
    });
  }, []);

  const approve = useCallback((id: string, bureau: Bureau, isApproved: boolean) => {
    set((state) => {
      const read = state.shown[id];
      if (!read) return state;
      const others = read.approved.filter((other) => other !== bureau);
      const approved = isApproved ? [...others, bureau] : others;
      return {
        ...state,
        isTogether: state.isTogether && isApproved,
        shown: { ...state.shown, [id]: { ...read, approved } },
      };
    });
  }, []);

  /** One word on all chosen letters; without it each is approved by itself again, and taken back it takes back each of them. */
  const approveTogether = useCallback(
    (word: "given" | "void" | "taken back", together: readonly SharedDrafts[] = []) => {
      set((state) => {
        const shown = word === "taken back" ? unapproved(state.shown) : state.shown;
        return { ...state, shown, isTogether: word === "given", together };
      });
    },
    [],
  );

  /** @param ids disputes that were sent; without them all */
  const forget = useCallback((ids?: readonly string[]) => {
    set(({ shown, ...state }) => (ids ? { ...state, shown: without(shown, ids), isTogether: false } : nothing));
  }, []);

  const approvedTogether = isTogether ? together : [];
  const approvedOf = (id: string) => shown[id]?.approved ?? [];
  /** Whether each letter of some drafts is approved as it is shown. */
  const areApproved = (drafts: readonly Dispute[]) =>
    areShown(drafts) &&
    (isTogether ||
      drafts.every((draft) => mailableBureaus(draft).every((bureau) => approvedOf(draft.id).includes(bureau))));
  /** Those of the groups whose letters are on the screen as they are now. */
  const displayed = (groups: readonly SharedDrafts[]) =>
    groups.filter(({ disputeIds, version }) => shared[disputeIds[0] ?? ""]?.version === version);
  /** A draft is shown by its own letters, or by those that it shares. */
  const areShown = (drafts: readonly Dispute[], groups: readonly SharedDrafts[] = together) =>
    drafts.length > 0 &&
    drafts.every(({ id }) => shown[id] !== undefined || groups.some(({ disputeIds }) => disputeIds.includes(id)));
  /** What is sent of approved drafts: letters that were approved one by one leave as they were read. */
  const lettersOf = (drafts: readonly Dispute[]): LettersShown => {
    const groups = approvedTogether;
    const alone = drafts.filter(({ id }) => !groups.some(({ disputeIds }) => disputeIds.includes(id)));
    const sent = groups.map(({ disputeIds, version }) => ({ disputeIds, version }));
    return {
      disputeIds: drafts.map(({ id }) => id),
      versions: Object.fromEntries(alone.map(({ id }) => [id, shown[id]?.version ?? ""])),
      ...(sent.length > 0 && { together: sent }),
    };
  };

  return {
    ...{ show, showShared, approve, approveTogether, forget },
    ...{ approvedOf, areShown, areApproved, displayed, lettersOf, together: approvedTogether },
  };
}

function without(shown: Shown, ids: readonly string[]): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([id]) => !ids.includes(id)));
}

function unapproved(shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).map(([id, { version }]) => [id, { version, approved: [] }]));
}
