import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { LettersShown } from "../queries";
import type { Shown } from "./kept-approvals";

/**
 * By dispute which version of its letters was on the screen, and which of them the member has approved; whether all that are chosen
 * were approved together.
 */
export type ApprovalState = {
  shown: Shown;
  isTogether: boolean;
  /** By the first of their disputes, shared letters that were on the screen. */
  shared: Record<string, SharedDrafts>;
  /** The shared letters that one word has approved with all others. */
  together: readonly SharedDrafts[];
};

export const noApproval: ApprovalState = { shown: {}, isTogether: false, shared: {}, together: [] };

/** The bureaus that get a letter of a dispute. */
export const mailableBureaus = (dispute: Pick<Dispute, "bureaus">) =>
  bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);

/** Whether every other letter of those is approved already. */
export const isLast = (mailable: readonly Bureau[], approved: readonly Bureau[], bureau: Bureau) =>
  mailable.every((other) => other === bureau || approved.includes(other));

/** Another version of letters than was approved is not approved, and not together with others. */
export function withShown(state: ApprovalState, id: string, version: string): ApprovalState {
  if (state.shown[id]?.version === version) return state;
  return { ...state, shown: { ...state.shown, [id]: { version, approved: [] } }, isTogether: false };
}

/** Letters that drafts share, as they are on the screen now. */
export function withSharedShown(state: ApprovalState, letters: SharedDrafts): ApprovalState {
  const [id = ""] = letters.disputeIds;
  const isSame = state.shared[id]?.version === letters.version;
  return isSame ? state : { ...state, shared: { ...state.shared, [id]: letters } };
}

/** One letter; without letters on the screen there is nothing to approve. */
export function withApproved(state: ApprovalState, id: string, bureau: Bureau, isApproved: boolean): ApprovalState {
  const read = state.shown[id];
  if (!read) return state;
  const others = read.approved.filter((other) => other !== bureau);
  const approved = isApproved ? [...others, bureau] : others;
  return {
    ...state,
    isTogether: state.isTogether && isApproved,
    shown: { ...state.shown, [id]: { ...read, approved } },
  };
}

/** One word on all letters that are chosen. */
export type Word = "given" | "void" | "taken back";

/** Without the word each letter is approved by itself again; taken back it takes back each of them. */
export function withWord(state: ApprovalState, word: Word, together: readonly SharedDrafts[]): ApprovalState {
  const shown = word === "taken back" ? unapproved(state.shown) : state.shown;
  return { ...state, shown, isTogether: word === "given", together };
}

/** @param ids disputes that were sent; without them all */
export function withoutSent(state: ApprovalState, ids?: readonly string[]): ApprovalState {
  return ids ? { ...state, shown: without(state.shown, ids), isTogether: false } : noApproval;
}

/** What can be said of the letters of drafts, and of those that drafts share. */
export function approvalOf({ shown, isTogether, shared, together }: ApprovalState) {
  const approvedTogether = isTogether ? together : [];
  const approvedOf = (id: string) => shown[id]?.approved ?? [];
  /** A draft is shown by its own letters, or by those that it shares. */
  const areShown = (drafts: readonly Dispute[], groups: readonly SharedDrafts[] = together) =>
    drafts.length > 0 &&
    drafts.every(({ id }) => shown[id] !== undefined || groups.some(({ disputeIds }) => disputeIds.includes(id)));
  /** Whether each letter of some drafts is approved as it is shown. */
  const areApproved = (drafts: readonly Dispute[]) =>
    areShown(drafts) &&
    (isTogether ||
      drafts.every((draft) => mailableBureaus(draft).every((bureau) => approvedOf(draft.id).includes(bureau))));
  /** Those of the groups whose letters are on the screen as they are now. */
  const displayed = (groups: readonly SharedDrafts[]) =>
    groups.filter(({ disputeIds, version }) => shared[disputeIds[0] ?? ""]?.version === version);
  /** What is sent of approved drafts: letters that were approved one by one leave as they were read. */
  const lettersOf = (drafts: readonly Dispute[]): LettersShown => {
    const alone = drafts.filter(({ id }) => !approvedTogether.some(({ disputeIds }) => disputeIds.includes(id)));
    const sent = approvedTogether.map(({ disputeIds, version }) => ({ disputeIds, version }));
    return {
      disputeIds: drafts.map(({ id }) => id),
      versions: Object.fromEntries(alone.map(({ id }) => [id, shown[id]?.version ?? ""])),
      ...(sent.length > 0 && { together: sent }),
    };
  };
  return { approvedOf, areShown, areApproved, displayed, lettersOf, together: approvedTogether };
}

function without(shown: Shown, ids: readonly string[]): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([id]) => !ids.includes(id)));
}

function unapproved(shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).map(([id, { version }]) => [id, { version, approved: [] }]));
}
