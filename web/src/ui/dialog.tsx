import type { DialogProps } from "./dialog-window";
import { useLate } from "./use-late";

const loadWindow = async () => (await import("./dialog-window")).DialogWindow;

/** A window over the page. Its code comes with the first press that opens one, or some seconds after the page. */
export function Dialog(props: DialogProps) {
  const Window = useLate(loadWindow, props.open);

  return Window ? <Window {...props} /> : null;
}
