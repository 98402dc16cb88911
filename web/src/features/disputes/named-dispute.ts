import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";

const idOf = (disputeId: string) => `dispute-${disputeId}`;

/** Makes an element the place of a dispute that an address can lead to. */
export const placeOf = ({ id }: Pick<Dispute, "id">) => ({ id: idOf(id), tabIndex: -1, scrollMarginTop: "24" });

/** Goes to the dispute that the address names, as notices do: `/disputes?dispute=…`. To be used where all disputes are drawn. */
export function useNamedDispute(): void {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const named = params.get("dispute");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again leads there again.
  useEffect(() => {
    if (named === null) return;
    // After the frame around the screen, which goes to the top of a new page.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(idOf(named));
      place?.scrollIntoView?.({ block: "start" });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [named, key]);
}
