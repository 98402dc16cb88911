import { useEffect } from "react";
import { away } from "#web/src/ui/away";
import { Loading } from "#web/src/ui/loading";

/**
 * The landing page is made at build time and served as it is. When the app was served in its place
 * (a session cookie that is no longer good), this goes there.
 */
export function LandingScreen() {
  useEffect(() => away.replace("/landing"), []);

  return <Loading />;
}
