import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { userQuery } from "#web/src/api/session";
import { sessionEvents } from "#web/src/api/session-end";
import { pageLocation } from "#web/src/ui/page-location";
import { useToast } from "#web/src/ui/toast";
import { announceTryAgain } from "#web/src/ui/try-again";
import { activity } from "./activity";
import { useTypedWords } from "./typed-words";

const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again")).SignInAgain }));

const REDIRECT_MS = 500;

/** The way to sign in again, and from there back to the same page. */
function signInAgainPath({ pathname, search }: Location): string {
  return `/api/login?${new URLSearchParams({ returnTo: pathname + search, ended: "1" })}`;
}

const goToSignIn = () => pageLocation.navigateExternal(signInAgainPath(window.location));

/**
 * When any call finds that the session is over: says so, then goes to sign in. A page with words that a member typed stays, and is signed
 * in to over it, where the question says what has happened.
 */
export function SessionGuard() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const hasTyped = useTypedWords();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onEnd = () => {
      if (timer !== undefined || isAsking) return;
      const isKept = hasTyped() && Boolean(queryClient.getQueryData(userQuery.queryKey));
      if (isKept) return setAsking(true);
      toast({
        title: formatMessage({ id: "common.unauthorized.title" }),
        description: formatMessage({ id: "common.unauthorized.text" }),
        variant: "destructive",
        isLast: true,
      });
      timer = setTimeout(goToSignIn, REDIRECT_MS);
    };
    sessionEvents.addEventListener("unauthorized", onEnd);
    return () => {
      sessionEvents.removeEventListener("unauthorized", onEnd);
      clearTimeout(timer);
    };
  }, [formatMessage, toast, queryClient, hasTyped, isAsking]);

  useEffect(() => {
    const onOther = () => pageLocation.startOver();
    sessionEvents.addEventListener("other-member", onOther);
    return () => sessionEvents.removeEventListener("other-member", onOther);
  }, []);

  const goOn = () => {
    activity.note();
    setAsking(false);
    queryClient.invalidateQueries();
    announceTryAgain();
  };

  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain open hasEnded onClose={goToSignIn} onDone={goOn} />
    </Suspense>
  );
}
