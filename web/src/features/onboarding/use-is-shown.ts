import { useEffect, useRef } from "react";

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
