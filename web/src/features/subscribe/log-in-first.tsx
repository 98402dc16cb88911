import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { Loading } from "#web/src/ui/loading";
import { useToast } from "#web/src/ui/toast";

const REDIRECT_MS = 500;

/** Tells a reader who is not signed in so, and goes to the sign-in and back. */
export function LogInFirst() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  useEffect(() => {
    toast({
      title: formatMessage({ id: "subscribe.logIn.title" }),
      description: formatMessage({ id: "subscribe.logIn.text" }),
      variant: "destructive",
    });
    // The disputes that were chosen are in the address, and come back with it after the sign-in.
    const timer = setTimeout(() => navigate(`/login?${new URLSearchParams({ return: here })}`), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [formatMessage, toast, navigate, here]);

  return <Loading />;
}
