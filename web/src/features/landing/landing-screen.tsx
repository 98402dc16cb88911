import { useEffect } from "react";
import { Loading } from "#web/src/ui/loading";
import { pageLocation } from "#web/src/ui/page-location";

/**
 * The landing page is made at build time and served as it is. When the app was served in its place
 * (a session cookie that is no longer good), this goes there.
 */
export function LandingScreen() {
  useEffect(() => pageLocation.replace("/landing"), []);

  return <Loading />;
}
