import { useEffect, useEffectEvent } from "react";

/**
 * While a window is open, Back closes it, as people on a phone expect, instead of leaving the page under it with what was typed.
 * A browser without the Navigation API goes back as before.
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);

  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    if (!(open && navigation)) return;
    const stay = (event: Event) => {
      const isBack = "navigationType" in event && event.navigationType === "traverse";
      if (!isBack || !event.cancelable) return;
      event.preventDefault();
      back();
    };
    navigation.addEventListener("navigate", stay);
    return () => navigation.removeEventListener("navigate", stay);
  }, [open]);
}
