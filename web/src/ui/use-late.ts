import { type ComponentType, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { toast } from "./toast-store";

const AFTER_MS = 5_000;
const AGAIN_MS = 3_000;

/**
 * A part that the first seconds of a page can do without: its code comes when it is needed, or after those seconds, so that
 * it is there without a connection too. Undefined until then. If code that is needed cannot be loaded, a toast says so and loading
 * is tried again every few seconds.
 *
 * @param load the same function each time
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const { formatMessage } = useIntl();
  const [part, setPart] = useState<{ Component: ComponentType<Props> }>();
  const failure = useRef("");
  failure.current = formatMessage({ id: "common.error.network" });

  useEffect(() => {
    if (part !== undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = (isFirst: boolean) => {
      load().then(
        (Component) => setPart({ Component }),
        (error) => {
          console.warn("A part of the page did not arrive", error);
          if (!isNeeded || isOver) return;
          if (isFirst) toast({ title: failure.current, variant: "destructive" });
          timer = setTimeout(ask, AGAIN_MS, false);
        },
      );
    };
    if (isNeeded) ask(true);
    else timer = setTimeout(ask, AFTER_MS, true);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, isNeeded, part]);

  return part?.Component;
}
