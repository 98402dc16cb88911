import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { goTo } from "#web/src/ui/go-to";

const idOf = (disputeId: string) => `dispute-${disputeId}`;

/** Makes an element the place of a dispute that an address can lead to. */
export const placeOf = ({ id }: Pick<Dispute, "id">) => ({ id: idOf(id), tabIndex: -1, scrollMarginTop: "24" });

/** Whether the address names the dispute, or asks for its answer. */
export const isNamedBy = (params: URLSearchParams, id: string) =>
  params.get("dispute") === id || params.get("record") === id;

/**
 * Goes to the dispute that the address names, as notices do: `/disputes?dispute=…`; and once more when it has become a draft, which is
 * elsewhere on the page. To be used where all disputes are drawn.
 */
export function useNamedDispute(disputes: readonly Pick<Dispute, "id" | "status">[]): void {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const reached = useRef<string>(undefined);
  const named = params.get("dispute");
  const status = disputes.find(({ id }) => id === named)?.status;
  const isThere = status !== undefined;
  const isDraft = status === "draft";

  // A link that is followed again leads there again: its visit has another key.
  useEffect(() => {
    if (named === null || !isThere) return;
    if (reached.current === key && !isDraft) return;
    reached.current = key;
    // After the frame around the screen, which goes to the top of a new page.
    const frame = requestAnimationFrame(() => goTo(document.getElementById(idOf(named))));
    return () => cancelAnimationFrame(frame);
  }, [named, key, isThere, isDraft]);
}

/** Leads to the draft that a later letter or a next round has become: it is read there, and sent. */
export function useGoToDraft(): (draft: Pick<Dispute, "id">) => void {
  const navigate = useNavigate();
  return ({ id }) => navigate(`/disputes?dispute=${id}`, { replace: true });
}
