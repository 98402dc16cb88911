import { type ComponentType, useEffect, useState } from "react";

const AFTER_MS = 5_000;

/**
 * A part that the first seconds of a page can do without: its code comes when it is needed, or after those seconds, so that
 * it is there without a connection too. Undefined until then; code that does not arrive is asked for at the next need.
 *
 * @param load the same function each time
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Component: ComponentType<Props> }>();

  useEffect(() => {
    if (part !== undefined) return;
    const ask = () => {
      load().then(
        (Component) => setPart({ Component }),
        (error) => console.warn("A part of the page did not arrive", error),
      );
    };
    if (isNeeded) return ask();
    const timer = setTimeout(ask, AFTER_MS);
    return () => clearTimeout(timer);
  }, [load, isNeeded, part]);

  return part?.Component;
}
