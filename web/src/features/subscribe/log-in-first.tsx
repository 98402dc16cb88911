import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { Loading } from "#web/src/ui/loading";
import { useToast } from "#web/src/ui/toast";

const REDIRECT_MS = 500;

/** For whoever is not signed in: says so, and goes to the sign-in. */
export function LogInFirst() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    toast({
      title: formatMessage({ id: "subscribe.logIn.title" }),
      description: formatMessage({ id: "subscribe.logIn.text" }),
      variant: "destructive",
    });
    const timer = setTimeout(() => navigate("/login"), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [formatMessage, toast, navigate]);

  return <Loading />;
}
