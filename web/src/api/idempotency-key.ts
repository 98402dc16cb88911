import { useRef } from "react";

/**
 * The `Idempotency-Key` of one action on a screen. The same request keeps its key until it is done, so a try whose answer got lost
 * is repeated and not done twice; a corrected request has a key of its own.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  const keyOf = (request: unknown): string => {
    const content = JSON.stringify(request);
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
  /** The next time is another action, also with the same words. */
  const done = () => {
    last.current = undefined;
  };
  return { keyOf, done };
}
