import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useUser } from "#web/src/api/session";
import { away } from "#web/src/ui/away";
import { Dialog } from "#web/src/ui/dialog";
import { useErrorText } from "#web/src/ui/error-text";
import { PasswordField } from "#web/src/ui/password-field";
import { useSignInAgain } from "./queries";

type SignInAgainProps = { open: boolean; onClose: () => void; onDone: () => void };

/** Asks for the password once more before something that an open browser alone must not do. */
export function SignInAgain({ open, onClose, onDone }: SignInAgainProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={<FormattedMessage id="account.again.title" />}
      description={<FormattedMessage id="account.again.text" />}
    >
      <Form onDone={onDone} />
    </Dialog>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useUser();
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const { mutate, isPending, error } = useSignInAgain();

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    mutate({ email: user?.email ?? "", password }, { onSuccess: onDone });
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <PasswordField
        name="signInAgain"
        label={formatMessage({ id: "auth.password" })}
        error={error ? errorText(error) : undefined}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" loading={isPending} disabled={password.length < 6}>
        <FormattedMessage id="account.again.submit" />
      </Button>
      <Button variant="outline" onClick={() => away.to("/api/login?returnTo=/account")}>
        <FormattedMessage id="auth.outsideProvider" />
      </Button>
    </chakra.form>
  );
}
