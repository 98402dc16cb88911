import { useState } from "react";

const YES = "dismissed";

/** Whether a card was put away in this browser; a browser that keeps nothing shows it again at the next visit. */
export function useDismissed(key: string): [isDismissed: boolean, setDismissed: (isDismissed: boolean) => void] {
  const [isDismissed, setShown] = useState(() => read(key) === YES);

  return [
    isDismissed,
    (next) => {
      setShown(next);
      keep(key, next);
    },
  ];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, isDismissed: boolean): void {
  try {
    if (isDismissed) localStorage.setItem(key, YES);
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn("The choice was not kept", error);
  }
}
