import { useEffect, useState } from "react";
import { Autosave, type Send } from "./autosave";

/** An `Autosave` for as long as its screen is shown; what waits is sent as the page goes away. The first `send` counts. */
export function useAutosave<Body extends object>(send: Send<Body>): Autosave<Body> {
  const [autosave] = useState(() => new Autosave(send));

  useEffect(() => {
    const leave = () => autosave.leave();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      autosave.leave();
    };
  }, [autosave]);
  return autosave;
}
