import { useCallback, useState } from "react";
import type { Dispute } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";

/**
 * By dispute which version of its letters was on the screen, and which of them the member has approved; whether all that are chosen
 * were approved together.
 */
type State = { shown: Record<string, { version: string; approved: readonly Bureau[] }>; isTogether: boolean };

const nothing: State = { shown: {}, isTogether: false };

/** The bureaus that get a letter of a dispute. */
export const mailableBureaus = (dispute: Pick<Dispute, "bureaus">) =>
  bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);

/** Whether every other letter of those is approved already. */
export const isLast = (mailable: readonly Bureau[], approved: readonly Bureau[], bureau: Bureau) =>
  mailable.every((other) => other === bureau || approved.includes(other));

/**
 * What the member has had on the screen and approved: letter by letter, or all that are chosen together. An approval falls with the
 * version that it was of, and the one of all together with the choice.
 */
export function useApproval() {
  const [{ shown, isTogether }, set] = useState(nothing);

  const show = useCallback((id: string, version: string) => {
    set((state) => {
      if (state.shown[id]?.version === version) return state;
      return { shown: { ...state.shown, [id]: { version, approved: [] } }, isTogether: false };
    });
  }, []);

  const approve = useCallback((id: string, bureau: Bureau, isApproved: boolean) => {
    set((state) => {
      const read = state.shown[id];
      if (!read) return state;
      const others = read.approved.filter((other) => other !== bureau);
      const approved = isApproved ? [...others, bureau] : others;
      return { isTogether: state.isTogether && isApproved, shown: { ...state.shown, [id]: { ...read, approved } } };
    });
  }, []);

  /** One word on all chosen letters; without it each stands by itself again, and taken back it takes back each of them. */
  const approveTogether = useCallback((word: "given" | "void" | "taken back") => {
    set(({ shown }) => ({ shown: word === "taken back" ? unapproved(shown) : shown, isTogether: word === "given" }));
  }, []);

  const forget = useCallback(() => set(nothing), []);

  const approvedOf = (id: string) => shown[id]?.approved ?? [];
  /** Whether each letter of some drafts is approved as it is shown. */
  const areApproved = (drafts: readonly Dispute[]) =>
    areShown(drafts) &&
    (isTogether ||
      drafts.every((draft) => mailableBureaus(draft).every((bureau) => approvedOf(draft.id).includes(bureau))));
  const areShown = (drafts: readonly Dispute[]) =>
    drafts.length > 0 && drafts.every(({ id }) => shown[id] !== undefined);
  const versionOf = (id: string) => shown[id]?.version ?? "";

  return { show, approve, approveTogether, forget, approvedOf, areShown, areApproved, versionOf };
}

function unapproved(shown: State["shown"]): State["shown"] {
  return Object.fromEntries(Object.entries(shown).map(([id, { version }]) => [id, { version, approved: [] }]));
}
