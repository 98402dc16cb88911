import { __unsafe_useEmotionCache } from "@emotion/react";
import { useEffect } from "react";

const actions = ["pointerdown", "keydown", "click", "change"] as const;

/**
 * Begins a style sheet at each press. Emotion adds all rules to one, and Chromium then works out the styles of every element
 * that has any of its rules: on a phone a tenth of a second for a menu. Rules in a sheet of their own concern what is new.
 */
export function FreshSheets() {
  const cache = __unsafe_useEmotionCache();

  useEffect(() => {
    const begin = () => {
      // Emotion takes another style element where it has counted none of its rules.
      if (cache) cache.sheet.ctr = 0;
    };
    for (const action of actions) document.addEventListener(action, begin, true);
    return () => {
      for (const action of actions) document.removeEventListener(action, begin, true);
    };
  }, [cache]);

  return null;
}
