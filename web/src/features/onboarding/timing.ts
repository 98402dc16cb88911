import { useEffect, useRef } from "react";

/** How long a success stays on the screen before the next step comes by itself. */
export const CONTINUE_AFTER_MS = 3_000;

/** Whether the screen is still there when an answer comes. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Runs once, so long after `isDue` became true, unless the screen is gone by then. */
export function useAfter(ms: number, isDue: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [isDue, ms]);
}
