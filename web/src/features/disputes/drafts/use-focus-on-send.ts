import { useEffect, useRef, useState } from "react";
import { DRAFTS_TITLE } from "./delete-draft";

/** After a draft's last letter was approved: to the button that sends, or to the list where more is to be read. */
export function useFocusOnSend() {
  const sendButton = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (count === 0) return;
    if (sendButton.current?.disabled === false) sendButton.current.focus();
    else document.getElementById(DRAFTS_TITLE)?.focus();
  }, [count]);
  return { sendButton, focusSend: () => setCount((before) => before + 1) };
}
