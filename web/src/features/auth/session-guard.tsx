import { useEffect } from "react";
import { useIntl } from "react-intl";
import { sessionEvents } from "#web/src/api/session-end";
import { pageLocation } from "#web/src/ui/page-location";
import { useToast } from "#web/src/ui/toast";

const REDIRECT_MS = 500;

/** The way to sign in again, and from there back to the same page. */
function signInAgainPath({ pathname, search }: Location): string {
  return `/api/login?${new URLSearchParams({ returnTo: pathname + search, ended: "1" })}`;
}

/** When any call finds that the session is over: says so, then goes to sign in. */
export function SessionGuard() {
  const { formatMessage } = useIntl();
  const toast = useToast();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goToSignIn = () => {
      if (timer !== undefined) return;
      toast({
        title: formatMessage({ id: "common.unauthorized.title" }),
        description: formatMessage({ id: "common.unauthorized.text" }),
        variant: "destructive",
        isLast: true,
      });
      timer = setTimeout(() => pageLocation.navigateExternal(signInAgainPath(window.location)), REDIRECT_MS);
    };
    sessionEvents.addEventListener("unauthorized", goToSignIn);
    return () => {
      sessionEvents.removeEventListener("unauthorized", goToSignIn);
      clearTimeout(timer);
    };
  }, [formatMessage, toast]);

  return null;
}
