import { Button } from "@chakra-ui/react";
import { type MouseEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { isFreshSignIn } from "#shared/domain/account/fresh-sign-in";
import { serverNow } from "#web/src/api/server-time";
import { useUser } from "#web/src/api/session";
import { SignInAgain } from "#web/src/ui/sign-in-again";

/** Opens the export in a new tab; the server wants a fresh sign-in for it, which is asked for here first. */
export function ExportLink({ href }: { href: string }) {
  const { user } = useUser();
  const [isAsking, setAsking] = useState(false);

  const open = (event: MouseEvent) => {
    if (isFreshSignIn(user?.lastLoginAt ?? "", serverNow())) return;
    event.preventDefault();
    setAsking(true);
  };
  const goOn = () => {
    setAsking(false);
    window.open(href, "_blank", "noopener");
  };

  return (
    <>
      <Button variant="outline" asChild>
        <a href={href} target="_blank" rel="noopener" onClick={open}>
          <FormattedMessage id="admin.clients.export" />
        </a>
      </Button>
      <SignInAgain open={isAsking} onClose={() => setAsking(false)} onDone={goOn} />
    </>
  );
}
