import { Button } from "@chakra-ui/react";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router-dom";
import { Screen } from "#web/src/ui/screen";
import { useToast } from "#web/src/ui/toast";

const REDIRECT_MS = 3_000;

/** For everybody who is no administrator: says so, and leads home. */
export function AccessDenied() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const title = formatMessage({ id: "admin.denied.title" });

  useEffect(() => {
    toast({ title, variant: "destructive" });
    const timer = setTimeout(() => navigate("/"), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [title, toast, navigate]);

  return (
    <Screen title={title} lead={<FormattedMessage id="admin.denied.text" />}>
      <Button asChild>
        <Link to="/">
          <FormattedMessage id="admin.denied.home" />
        </Link>
      </Button>
    </Screen>
  );
}
