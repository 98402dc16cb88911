import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { goTo } from "#web/src/ui/go-to";
import { ACTIVE_TITLE } from "../groups";
import { isLast, mailableBureaus } from "../letters/approval-state";
import { useApproval } from "../letters/use-approval";
import { useSharedInAddress } from "../letters/use-letters-page";
import { sharedLettersQuery } from "../queries";
import { useFocusOnSend } from "./use-focus-on-send";
import { useSendDrafts } from "./use-send-drafts";

/** Which drafts are chosen to be sent, the letters that they share, how far all are read and approved, and the sending. */
export function useChosenDrafts(drafts: Dispute[]) {
  const { show, showShared, approve, approveTogether, forget, ...approval } = useApproval();
  const { approvedOf, areShown, areApproved, displayed, lettersOf } = approval;
  const shareLetters = useSharedInAddress();
  // What was approved before a reload waits to be sent.
  const [chosen, setChosen] = useState(() => [...shareLetters, ...idsOf(drafts.filter((one) => areApproved([one])))]);
  const [stillThere, setStillThere] = useState<string[]>([]);
  const { sendButton, focusSend } = useFocusOnSend();
  const { send, ...sending } = useSendDrafts({
    drafts,
    onSent: () => {
      setChosen([]);
      forget(chosen);
      // To what was sent; with drafts that stay, the button stays too, and is off.
      goTo(document.getElementById(ACTIVE_TITLE));
    },
    onChanged: () => forget(),
  });
  const selected = drafts.filter(({ id }) => chosen.includes(id));
  const { data: groups = [], dataUpdatedAt } = useQuery(sharedLettersQuery(idsOf(selected)));
  const isReady = areApproved(selected);
  const shared = displayed(groups);
  // Letters that were approved one by one leave as they were read.
  const leaving = isReady ? approval.together : shared;

  const approveLetter = (draft: Dispute, bureau: Bureau, isNow: boolean) => {
    approve(draft.id, bureau, isNow);
    if (!isNow || !isLast(mailableBureaus(draft), approvedOf(draft.id), bureau)) return;
    setChosen((ids) => [...new Set([...ids, draft.id])]);
    focusSend();
  };

  return {
    ...{ chosen, approvedOf, approveLetter, onShown: show, onSharedShown: showShared },
    ...{ stillThere, sayStillThere: (id: string) => setStillThere((ids) => [...ids, id]) },
    ...{ groups, groupsUpdatedAt: dataUpdatedAt, isReady, sendButton, sending },
    count: selected.length,
    letters: countLetters(selected, leaving),
    areRead: areShown(selected, shared),
    toggle: (id: string) => {
      approveTogether("void");
      setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
    },
    /** Whether each of the drafts that share letters was read in its own. */
    isExpected: ({ disputeIds }: SharedDrafts) =>
      areShown(
        selected.filter(({ id }) => disputeIds.includes(id)),
        [],
      ),
    /** Of letters that were approved one by one: has them leave as the shared ones instead. */
    insteadOf: ({ version }: SharedDrafts) =>
      isReady && !leaving.some((one) => one.version === version) ? () => approveTogether("given", shared) : undefined,
    approveAll: (isNow: boolean) => approveTogether(isNow ? "given" : "taken back", isNow ? shared : []),
    send: () => {
      const said = stillThere.filter((id) => chosen.includes(id));
      send({ ...lettersOf(selected), ...(said.length > 0 && { stillThere: said }) });
    },
  };
}

const idsOf = (drafts: readonly Dispute[]) => drafts.map(({ id }) => id);

/** Letters that drafts share are counted once. */
function countLetters(selected: readonly Dispute[], shared: readonly SharedDrafts[]): number {
  const alone = selected.filter(({ id }) => !shared.some(({ disputeIds }) => disputeIds.includes(id)));
  return alone.flatMap(mailableBureaus).length + shared.flatMap(({ letters }) => letters).length;
}
