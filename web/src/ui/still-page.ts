import { ariaHidden } from "@zag-js/aria-hidden";
import { type RefObject, useEffect } from "react";

/**
 * Stands in an open window and keeps the page behind it from scrolling and from being read aloud. The window component's own way
 * sets styles on the whole page that every element inherits: on a phone a long page takes too long to work all of them out again.
 */
export function StillPage({ content, open }: { content: RefObject<HTMLElement | null>; open: boolean }) {
  useEffect(() => {
    if (!open) return;
    const readAgain = ariaHidden([content.current], { defer: false });
    const scrollAgain = stopScrolling();
    return () => {
      readAgain();
      scrollAgain();
    };
  }, [content, open]);

  return null;
}

/** Windows may lie over one another, and close in any order. */
let openWindows = 0;

function stopScrolling(): () => void {
  const { documentElement, body } = document;
  openWindows += 1;
  if (openWindows === 1) {
    // The place of the scroll bar stays empty: nothing moves when it goes.
    body.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
    documentElement.style.overflow = "hidden";
  }
  return () => {
    openWindows -= 1;
    if (openWindows > 0) return;
    body.style.paddingRight = "";
    documentElement.style.overflow = "";
  };
}
