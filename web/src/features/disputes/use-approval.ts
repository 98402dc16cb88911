import { useCallback, useState } from "react";
import type { Dispute } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";

/** By dispute: which version of its letters was on the screen, and which of them the member has approved. */
type Approvals = Record<string, { version: string; approved: readonly Bureau[] }>;

/** The bureaus that get a letter of a dispute. */
export const mailableBureaus = (dispute: Pick<Dispute, "bureaus">) =>
  bureaus.filter((bureau) => dispute.bureaus[bureau]?.reportsItem);

/** Whether every other letter of those is approved already. */
export const isLast = (mailable: readonly Bureau[], approved: readonly Bureau[], bureau: Bureau) =>
  mailable.every((other) => other === bureau || approved.includes(other));

/** What the member has had on the screen and approved, letter by letter: an approval falls with the version that it was of. */
export function useApproval() {
  const [approvals, set] = useState<Approvals>({});

  const show = useCallback((id: string, version: string) => {
    set((all) => (all[id]?.version === version ? all : { ...all, [id]: { version, approved: [] } }));
  }, []);

  const approve = useCallback((id: string, bureau: Bureau, isApproved: boolean) => {
    set((all) => {
      const read = all[id];
      if (!read) return all;
      const others = read.approved.filter((other) => other !== bureau);
      return { ...all, [id]: { ...read, approved: isApproved ? [...others, bureau] : others } };
    });
  }, []);

  const forget = useCallback(() => set({}), []);

  const approvedOf = (id: string) => approvals[id]?.approved ?? [];
  /** Whether each letter of a draft is approved as it is shown. */
  const isApproved = (draft: Dispute) =>
    approvals[draft.id] !== undefined &&
    mailableBureaus(draft).every((bureau) => approvedOf(draft.id).includes(bureau));
  const versionOf = (id: string) => approvals[id]?.version ?? "";

  return { show, approve, forget, approvedOf, isApproved, versionOf };
}
