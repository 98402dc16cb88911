import { useCallback, useState } from "react";
import type { LettersShown } from "./queries";

/** What the member has had on the screen, and whether they approve of it: an approval falls with the letters that it was of. */
export function useApproval() {
  const [{ shown, isApproved }, set] = useState<{ shown: LettersShown; isApproved: boolean }>({
    shown: {},
    isApproved: false,
  });
  const setApproved = useCallback((isNow: boolean) => set((state) => ({ ...state, isApproved: isNow })), []);
  const show = useCallback((id: string, version: string) => {
    set((state) => {
      if (state.shown[id] === version) return state;
      return { shown: { ...state.shown, [id]: version }, isApproved: false };
    });
  }, []);
  const forget = useCallback(() => set({ shown: {}, isApproved: false }), []);
  return { shown, show, forget, isApproved, setApproved };
}
