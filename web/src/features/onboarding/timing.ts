import { useEffect, useRef } from "react";

/** How long a success stays on the screen before the next step comes by itself. */
export const CONTINUE_AFTER_MS = 3_000;

/** The credit pull as the screen shows it: the request starts one second after the click. */
export const PULL_DELAY_MS = 1_000;

/** The preparation takes about five seconds: 10 percent every half second. */
export const BUREAU_TICK_MS = 500;

/** After the payment page was opened: how often its provider's event is asked for, when it is late, and when asking ends. */
export const PAYMENT_ASK_MS = 4_000;
export const PAYMENT_LATE_MS = 60_000;
export const PAYMENT_STOP_MS = 600_000;

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
