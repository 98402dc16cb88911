import { useCallback, useEffect, useState } from "react";
import type { SharedDrafts } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import {
  approvalOf,
  noApproval,
  type Word,
  withApproved,
  withoutSent,
  withSharedShown,
  withShown,
  withWord,
} from "./approval-state";
import { keptApprovals } from "./kept-approvals";

/**
 * What the member has had on the screen and approved: letter by letter, or all that are chosen together. An approval falls with the
 * version that it was of, and the one of all together with the choice. Those of single letters outlast a reload.
 */
export function useApproval() {
  const [state, set] = useState(() => ({ ...noApproval, shown: keptApprovals.read() }));
  useEffect(() => keptApprovals.save(state.shown), [state.shown]);

  const show = useCallback((id: string, version: string) => set((now) => withShown(now, id, version)), []);
  const showShared = useCallback((letters: SharedDrafts) => set((now) => withSharedShown(now, letters)), []);
  const approve = useCallback(
    (id: string, bureau: Bureau, isApproved: boolean) => set((now) => withApproved(now, id, bureau, isApproved)),
    [],
  );
  const approveTogether = useCallback(
    (word: Word, together: readonly SharedDrafts[] = []) => set((now) => withWord(now, word, together)),
    [],
  );
  const forget = useCallback((ids?: readonly string[]) => set((now) => withoutSent(now, ids)), []);

  return { show, showShared, approve, approveTogether, forget, ...approvalOf(state) };
}
