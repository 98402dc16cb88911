import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** The edge of the window at which messages appear. */
export type ToastSide = "top" | "bottom";

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/**
 * The edge at which a message covers less of what has the keyboard's focus: the lower one, unless the focus is there (WCAG 2.4.11).
 *
 * @param message where it is now, at either edge
 */
export function sideFor(focused: Box, message: Box, windowHeight: number): ToastSide {
  const isBeside = focused.right <= message.left || focused.left >= message.right;
  if (isBeside) return "bottom";
  const isAbove = message.top < windowHeight - message.bottom;
  const mirrored = { top: windowHeight - message.bottom, bottom: windowHeight - message.top };
  const [upper, lower] = isAbove ? [message, mirrored] : [mirrored, message];
  return overlap(focused, upper) < overlap(focused, lower) ? "top" : "bottom";
}

type Span = Pick<Box, "top" | "bottom">;

const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Keeps messages clear of the focus while one is shown: it moves, by keyboard and by scrolling. */
export function useToastSide(isShown: boolean) {
  const ref = useRef<HTMLOListElement>(null);
  const [side, setSide] = useState<ToastSide>("bottom");

  const place = useRef(() => {
    const focused = document.activeElement;
    const message = ref.current;
    if (!message || !focused || focused === document.body || message.contains(focused)) return;
    setSide(sideFor(focused.getBoundingClientRect(), message.getBoundingClientRect(), window.innerHeight));
  }).current;

  useLayoutEffect(() => {
    if (isShown) place();
  });
  useEffect(() => {
    if (!isShown) return;
    const moves = ["focusin", "scroll", "resize"] as const;
    for (const move of moves) window.addEventListener(move, place, { capture: true, passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, place, { capture: true });
    };
  }, [isShown, place]);
  return { ref, side };
}
